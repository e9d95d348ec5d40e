import type { Kysely } from 'kysely';
import { isComing, sortEvents } from '../events/rules.ts';
import { findEvents } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { foldedWords, foldText, hasEveryWord } from '../platform/text/rules.ts';
import { listRooms } from './rooms.ts';

type Found = components['schemas']['FoundRoom'];

/** How many events that have not ended are searched: each has its own copy of the center's rooms. */
const searchedEvents = 4;

/** Returns the rooms of an event, or of the center, that match every word. */
async function findAt(db: Kysely<Database>, eventId: string | null, words: readonly string[]): Promise<Found[]> {
  return (await listRooms(db, eventId))
    .filter(({ house, floor = '', name }) => hasEveryWord(foldText([house, floor, name].join(' ')), words))
    .map(({ id, house, floor, name }) => ({ id, house, ...(floor !== undefined && { floor }), name }));
}

/** Returns the events at which people stay the night and that have not ended, soonest first. */
export function eventsWithNights(events: readonly StoredEvent[], now: Date): StoredEvent[] {
  return sortEvents(events, now).filter((event) => event.type === 'Residential' && isComing(event, now));
}

/** Returns the rooms of the center and of the next events whose house, floor and name contain every word. */
export async function findRooms(
  db: Kysely<Database>,
  wanted: string,
  { language, shown, now }: { readonly language: 'en' | 'es'; readonly shown: number; readonly now: Date },
): Promise<Found[]> {
  const words = foldedWords(wanted);
  const found = await findAt(db, null, words);
  for (const { id, texts } of eventsWithNights(await findEvents(db), now).slice(0, searchedEvents)) {
    if (found.length >= shown) break;
    const ofEvent = { eventId: id, eventName: texts[language].name };
    found.push(...(await findAt(db, id, words)).map((room) => ({ ...room, ...ofEvent })));
  }
  return found.slice(0, shown);
}
