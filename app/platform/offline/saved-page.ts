import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../shell/hydrated.ts';
import { savedBecause, type SavedBecause } from './names.ts';

/** What the worker writes into the markup of a page that it had saved. */
export interface SavedPage {
  /** When it was saved, ms since 1970. */
  at: number;
  because: SavedBecause;
}

/** Whether this page came from what is saved on the device, and from when it is. */
export function savedPage(): SavedPage | undefined {
  const { savedAt, savedBecause: noted } = document.documentElement.dataset;
  if (savedAt === undefined) return undefined;
  return { at: Number(savedAt), because: savedBecause.find((reason) => reason === noted) ?? 'offline' };
}

/** The same for as long as that page is the one that shows. */
export function useSavedPage(): SavedPage | undefined {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  return isHydrated && pathname === loaded ? savedPage() : undefined;
}
