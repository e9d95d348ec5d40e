import { endedBy, type DoorParty, type DoorPerson } from '#rules/arrivals';
import { foldedWords, foldText, hasEveryWord, type Folded } from '#rules/text';
import type { Schemas } from '../platform/client/client.ts';

export type ArrivalRecord = Schemas['ArrivalRecord'];

const moments = { arrived: 'arrivedAt', departed: 'departedAt', notComing: 'notComingAt' } as const;

/** A person after a record that the server has not seen yet. */
function afterRecord(person: DoorPerson, { kind, isUndo, at }: ArrivalRecord): DoorPerson {
  const ended = endedBy({ kind, isUndo });
  const stays = (each: keyof typeof moments) => !ended.includes(each) && person[moments[each]] !== undefined;
  const { arrivedAt, departedAt, notComingAt, ...rest } = person;
  const after: DoorPerson = {
    ...rest,
    ...(stays('arrived') && { arrivedAt }),
    ...(stays('departed') && { departedAt }),
    ...(stays('notComing') && { notComingAt }),
  };
  return isUndo ? after : { ...after, [moments[kind]]: person[moments[kind]] ?? at };
}

/** Applies these records to the parties, so that a press shows at once. */
export function withRecords(
  parties: ReadonlyMap<string, DoorParty>,
  records: readonly ArrivalRecord[],
): readonly DoorParty[] {
  if (records.length === 0) return [...parties.values()];
  const changed = new Map(parties);
  for (const record of records) {
    const party = changed.get(record.registrationId);
    if (!party) continue;
    const people = party.people.map((person) => (person.id === record.memberId ? afterRecord(person, record) : person));
    changed.set(party.id, { ...party, people });
  }
  return [...changed.values()];
}

/** Caches the search text of each party: when one of hundreds changes, only its text is computed again. */
const texts = new WeakMap<DoorParty, Folded>();

/**
 * The text that the search for a party matches: the names of the contact and of its people, and the reference with and without its
 * hyphen.
 */
export function searchedText(party: DoorParty): Folded {
  const known = texts.get(party);
  if (known) return known;
  const { reference, contactFirstName, contactLastName, people } = party;
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const words = [contactFirstName, contactLastName, ...names, reference, reference.replaceAll('-', '')];
  const text = foldText(words.join(' '));
  texts.set(party, text);
  return text;
}

/** Returns the parties whose text contains every typed word, in their order. Ignores accents and case; parts of words match too. */
export function findParties<Found extends { readonly text: Folded }>(all: readonly Found[], typed: string): Found[] {
  const words = foldedWords(typed);
  return words.length === 0 ? [] : all.filter(({ text }) => hasEveryWord(text, words));
}
