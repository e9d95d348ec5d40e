import { useEffect, useSyncExternalStore } from 'react';

let partTitle: string | undefined;
/** How many forms on the page show errors after a failed submit. */
let failedForms = 0;
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Titles the window after the open part of the page, such as a sign-in step, while it is open. */
export function useNamedPart(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    partTitle = title;
    notifyAll();
    return () => {
      partTitle = undefined;
      notifyAll();
    };
  }, [title]);
}

/** The title of the open part of the page, if it has its own. */
export function usePartTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => partTitle,
    () => undefined,
  );
}

/** Puts 'Error:' in front of the window's title while a form shows errors after a failed submit. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    failedForms += 1;
    notifyAll();
    return () => {
      failedForms -= 1;
      notifyAll();
    };
  }, [hasErrors]);
}

/** Whether a form on the page shows errors after a failed submit. */
export function useHasErrors(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failedForms > 0,
    () => false,
  );
}
