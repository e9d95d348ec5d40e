import { ageBandOf, defaultAgeBands } from '#rules/pricing';
import type { Draft, PersonValues } from './draft.ts';

const version = 1;
const lifetime = 7 * 24 * 60 * 60 * 1000;
const prefix = 'registration-draft:';

interface Stored {
  version: number;
  /** ms since 1970. */
  savedAt: number;
  draft: Draft;
}

/** An age that is missing or unreadable may be a child's. */
function mayBeMinor({ age }: PersonValues): boolean {
  if (!/^\d{1,3}$/.test(age.trim())) return true;
  return ['toddler', 'child', 'teen'].includes(ageBandOf(defaultAgeBands, Number(age)));
}

/** Minors' names are kept in this tab only: other people may use the same browser later. */
function withoutMinors(draft: Draft): Draft {
  const spare = <Person extends PersonValues>(person: Person): Person =>
    mayBeMinor(person) ? { ...person, firstName: '', lastName: '', gender: '' } : person;
  return {
    ...draft,
    people: draft.people.map(spare),
    editing: draft.editing && { ...draft.editing, values: spare(draft.editing.values) },
  };
}

function readFrom(storage: Storage, eventId: string, now: number): Draft | undefined {
  const text = storage.getItem(`${prefix}${eventId}`);
  if (text === null) return undefined;
  const stored = JSON.parse(text) as Partial<Stored>;
  const isUsable = stored.version === version && stored.savedAt !== undefined && now - stored.savedAt < lifetime;
  return isUsable ? stored.draft : undefined;
}

/** What was typed for this event, in this tab or earlier in this browser, if it is not older than 7 days. */
export function readDraft(eventId: string, now: number): Draft | undefined {
  try {
    return readFrom(window.sessionStorage, eventId, now) ?? readFrom(window.localStorage, eventId, now);
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

/** Keeps what is typed: all of it for this tab, without minors' names for the next visit. Answers whether it was kept. */
export function writeDraft(eventId: string, draft: Draft, now: number): boolean {
  const store = (storage: Storage, content: Draft) => {
    storage.setItem(`${prefix}${eventId}`, JSON.stringify({ version, savedAt: now, draft: content } satisfies Stored));
  };
  try {
    store(window.sessionStorage, draft);
    store(window.localStorage, withoutMinors(draft));
    return true;
  } catch (error) {
    console.warn('Failed to write local storage', error);
    return false;
  }
}

/** Forgets one event's draft, or every draft of this browser. */
export function clearDrafts(eventId?: string): void {
  try {
    for (const storage of [window.sessionStorage, window.localStorage]) {
      const keys = Object.keys(storage).filter((key) => (eventId === undefined ? key.startsWith(prefix) : key === `${prefix}${eventId}`));
      for (const key of keys) storage.removeItem(key);
    }
  } catch (error) {
    console.warn('Failed to write local storage', error);
  }
}
