import { furtherScreens, mayOpen, parseUserTypes } from '#rules/access';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createApi, dataOf } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useSession } from '../platform/visitor/session-context.tsx';
import type { OpenWork } from './open-work.ts';

/** Counts older than this, in ms, are reloaded when another screen is opened. */
const freshness = 15_000;

const nothing: readonly OpenWork[] = [];

/**
 * The open work of the signed-in staff member, for counts beside the screens. Loaded when the workspace opens and again on
 * navigation; if a request fails, the earlier counts stay.
 */
export function useOpenWork(): readonly OpenWork[] {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { visitor } = useSession();
  // The frame renders before the visitor is known, and also for people who are then redirected to login.
  const isStaff = visitor.kind === 'user' && mayOpen(furtherScreens.workspace, parseUserTypes(visitor.user.userType));
  const [openWork, setOpenWork] = useState(nothing);
  const asked = useRef({ at: Number.NEGATIVE_INFINITY, language });

  useEffect(() => {
    if (!isStaff) return;
    if (asked.current.language === language && performance.now() - asked.current.at < freshness) return;
    asked.current = { at: performance.now(), language };
    dataOf(createApi().GET('/workspace', { params: { query: { lng: language } } })).then(
      (workspace) => {
        setOpenWork(workspace.openWork);
      },
      () => undefined,
    );
  }, [isStaff, language, pathname]);

  return openWork;
}
