import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../browser/hydrated.ts';
import { savedReasons, type SavedReason } from './names.ts';

/** The data that the worker writes into the markup of a saved page. */
export interface SavedPage {
  /** When it was saved, ms since 1970. */
  at: number;
  /** Why it is shown. */
  reason: SavedReason;
}

/** Whether this page is a saved one, and when it was saved. */
export function savedPage(): SavedPage | undefined {
  const { savedAt, savedBecause } = document.documentElement.dataset;
  if (savedAt === undefined) return undefined;
  return { at: Number(savedAt), reason: savedReasons.find((reason) => reason === savedBecause) ?? 'offline' };
}

/** The saved page, as long as it is the one that is shown. */
export function useSavedPage(): SavedPage | undefined {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  return isHydrated && pathname === loaded ? savedPage() : undefined;
}
