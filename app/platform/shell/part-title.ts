import { useEffect, useSyncExternalStore } from 'react';

let partTitle: string | undefined;
/** How many forms on the page show what a failed submit found. */
let failedForms = 0;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Names the window by the part of the page that is open, such as a step of signing in, for as long as it is. */
export function useNamedPart(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    partTitle = title;
    tellAll();
    return () => {
      partTitle = undefined;
      tellAll();
    };
  }, [title]);
}

/** The name of the part of the page that is open, if it has one of its own. */
export function usePartTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => partTitle,
    () => undefined,
  );
}

/** Puts 'Error:' in front of the window's title for as long as a form shows what a failed submit found. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    failedForms += 1;
    tellAll();
    return () => {
      failedForms -= 1;
      tellAll();
    };
  }, [hasErrors]);
}

/** Whether a form on the page shows what a failed submit found. */
export function useHasErrors(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failedForms > 0,
    () => false,
  );
}
