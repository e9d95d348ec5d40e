import { useSyncExternalStore } from 'react';
import { endedSessions } from '../../platform/visitor/session-storage.ts';
import { readStored, removeStored, writeStored } from '../../platform/browser/storage.ts';

/** Notes for a confession. They never leave this browser. */
export interface ConfessionNotes {
  /** The marked questions, by their anchors. */
  marked: readonly string[];
  text: string;
  /** Whether the notes stay on this device after the page is closed; only if the person asked for it. */
  isKept: boolean;
}

const storageKey = 'confessionNotes';
const empty: ConfessionNotes = { marked: [], text: '', isKept: false };

let notes: ConfessionNotes | undefined;
/** How many sessions had ended in this browser when the notes were made: after the next end, the visitor may be someone else. */
let ended = 0;
const listeners = new Set<() => void>();

function kept(): ConfessionNotes {
  try {
    const { marked, text } = JSON.parse(readStored('local', storageKey) ?? '{}') as Partial<ConfessionNotes>;
    if (!Array.isArray(marked) || typeof text !== 'string') return empty;
    return { marked: marked.filter((place) => typeof place === 'string'), text, isKept: true };
  } catch {
    return empty;
  }
}

function set(next: ConfessionNotes): void {
  notes = next;
  ended = endedSessions();
  if (next.isKept) writeStored('local', storageKey, JSON.stringify({ marked: next.marked, text: next.text }));
  else removeStored('local', (key) => key === storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): ConfessionNotes {
  if (notes && !notes.isKept && ended !== endedSessions()) notes = undefined;
  return (notes ??= kept());
}

/** The notes of this visit, or the saved ones, and the ways to change them. */
export function useConfessionNotes() {
  const shown = useSyncExternalStore(subscribe, current, () => empty);
  return {
    notes: shown,
    change: (part: Partial<ConfessionNotes>) => {
      set({ ...current(), ...part });
    },
    erase: () => {
      set(empty);
    },
  };
}
