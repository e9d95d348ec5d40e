import { useSyncExternalStore } from 'react';
import { behind, withScrollBar } from './OpenDialogs.css.ts';

/**
 * In milliseconds. A dialog that closes gives the page behind it back to screen readers; words that were there already at
 * that moment would go unheard.
 */
const pageReturns = 150;

let dialogs: readonly HTMLDialogElement[] = [];
let closedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function change(next: typeof dialogs): void {
  dialogs = next;
  const { classList, clientWidth } = document.documentElement;
  // Measured before the bar goes, and kept until the last dialog closes.
  if (dialogs.length === 0) classList.remove(behind, withScrollBar);
  else if (!classList.contains(behind)) {
    classList.toggle(withScrollBar, window.innerWidth > clientWidth);
    classList.add(behind);
  }
  for (const listener of listeners) listener();
}

/** Tells of a modal dialog that opens, and holds the page behind it still. Answers how to tell that it has closed. */
export function tellOpen(dialog: HTMLDialogElement): () => void {
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

/** The dialog on top, if any is open: what lies outside it can neither be seen well nor reached nor heard. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  );
}

/** How long to wait, in milliseconds, with words for the page: an open dialog may be about to close. */
export function untilPageIsHeard(): number {
  return dialogs.length > 0 ? pageReturns : Math.max(0, closedAt + pageReturns - performance.now());
}
