import { ageBandOf, defaultAgeBands } from '#rules/pricing';
import { readStored, removeStored, writeStored, type Place } from '../shell/storage.ts';
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

function readFrom(place: Place, eventId: string, now: number): Draft | undefined {
  const text = readStored(place, `${prefix}${eventId}`);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<Stored>;
    const isUsable = stored.version === version && stored.savedAt !== undefined && now - stored.savedAt < lifetime;
    return isUsable ? stored.draft : undefined;
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

/** What was typed for this event, in this tab or earlier in this browser, if it is not older than 7 days. */
export function readDraft(eventId: string, now: number): Draft | undefined {
  return readFrom('session', eventId, now) ?? readFrom('local', eventId, now);
}

/** Keeps what is typed: all of it for this tab, without minors' names for the next visit. Answers whether it was kept. */
export function writeDraft(eventId: string, draft: Draft, now: number): boolean {
  const store = (place: Place, content: Draft) =>
    writeStored(place, `${prefix}${eventId}`, JSON.stringify({ version, savedAt: now, draft: content } satisfies Stored));
  const isKeptForTab = store('session', draft);
  return store('local', withoutMinors(draft)) && isKeptForTab;
}

/** Forgets one event's draft, or every draft of this browser. */
export function clearDrafts(eventId?: string): void {
  const isMeant = (key: string) => (eventId === undefined ? key.startsWith(prefix) : key === `${prefix}${eventId}`);
  removeStored('session', isMeant);
  removeStored('local', isMeant);
}
