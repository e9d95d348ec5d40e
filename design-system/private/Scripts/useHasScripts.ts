import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/** False in the server's page and while React takes it over: what needs scripts comes after that. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
