import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** False in server HTML and during hydration; content that needs scripts renders after that. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
