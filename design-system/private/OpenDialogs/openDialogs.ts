import { useSyncExternalStore } from 'react';
import { behind, withScrollBar } from './OpenDialogs.css.ts';

/**
 * In milliseconds. When a dialog closes, screen readers get access to the page behind it again; messages that are already in the
 * page at that moment would not be read.
 */
const pageReturns = 150;

let dialogs: readonly HTMLDialogElement[] = [];
let closedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function change(next: typeof dialogs): void {
  dialogs = next;
  const { classList, clientWidth } = document.documentElement;
  // Measured before the scrollbar is hidden, and kept until the last dialog closes.
  if (dialogs.length === 0) classList.remove(behind, withScrollBar);
  else if (!classList.contains(behind)) {
    classList.toggle(withScrollBar, window.innerWidth > clientWidth);
    classList.add(behind);
  }
  for (const listener of listeners) listener();
}

/** Registers an open modal dialog, and locks scrolling of the page behind it. Returns a function to call when it closes. */
export function registerOpen(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog]);
  return () => {
    closedAt = performance.now();
    change(dialogs.filter((each) => each !== dialog));
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the topmost open dialog, if any: content outside it is dimmed, unreachable and hidden from screen readers. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  );
}

/** Returns how long to delay a page announcement, in milliseconds, because an open dialog may be about to close. */
export function untilPageIsHeard(): number {
  return dialogs.length > 0 ? pageReturns : Math.max(0, closedAt + pageReturns - performance.now());
}
