import { furtherScreens, mayOpen, parseUserTypes } from '#rules/access';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { createApi, dataOf } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useSession } from '../platform/visitor/session-context.tsx';
import type { OpenWork } from './open-work.ts';

/** Counts older than this, in ms, are reloaded when another screen is opened. */
const freshness = 15_000;

const nothing: readonly OpenWork[] = [];

/**
 * The open work of the signed-in staff member, for counts beside the screens. Loaded when the workspace opens, on navigation,
 * and after an action; if a request fails, the earlier counts stay.
 */
export function useOpenWork(): readonly OpenWork[] {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { visitor } = useSession();
  // The frame renders before the visitor is known, and also for people who are then redirected to login.
  const isStaff = visitor.kind === 'user' && mayOpen(furtherScreens.workspace, parseUserTypes(visitor.user.userType));
  // Screens reload their data after an action, which may have finished some of this work.
  const isReloading = useRevalidator().state === 'loading';
  const wasReloading = useRef(false);
  const [openWork, setOpenWork] = useState(nothing);
  const asked = useRef({ at: Number.NEGATIVE_INFINITY, language });

  useEffect(() => {
    const isReloaded = wasReloading.current && !isReloading;
    wasReloading.current = isReloading;
    if (!isStaff || isReloading) return;
    if (!isReloaded && asked.current.language === language && performance.now() - asked.current.at < freshness) return;
    asked.current = { at: performance.now(), language };
    dataOf(createApi().GET('/workspace', { params: { query: { lng: language } } })).then(
      (workspace) => {
        setOpenWork(workspace.openWork);
      },
      () => undefined,
    );
  }, [isStaff, isReloading, language, pathname]);

  return openWork;
}
