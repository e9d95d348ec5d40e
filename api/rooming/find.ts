import type { Kysely } from 'kysely';
import { isComing, sortEvents } from '../events/rules.ts';
import type { NamedEvent } from '../events/port.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { foldedWords, foldText, hasEveryWord } from '../platform/text/rules.ts';
import { listRoomsOf } from './rooms.ts';

type Found = components['schemas']['FoundRoom'];

/** How many events that have not ended are searched: each has its own copy of the center's rooms. */
const searchedEvents = 4;

/** Returns the events at which people stay the night and that have not ended, soonest first. */
export function eventsWithNights<Event extends ScheduledEvent & Pick<NamedEvent, 'type'>>(
  events: readonly Event[],
  now: Date,
): Event[] {
  const coming = events.filter((event) => event.type === 'Residential' && isComing(event, now));
  return sortEvents(coming, now);
}

/** Returns the rooms of the center and of the next events whose house, floor and name contain every word. */
export async function findRooms(
  db: Kysely<Database>,
  wanted: string,
  events: readonly NamedEvent[],
  { language, shown, now }: { readonly language: 'en' | 'es'; readonly shown: number; readonly now: Date },
): Promise<Found[]> {
  const words = foldedWords(wanted);
  const next = eventsWithNights(events, now).slice(0, searchedEvents);
  const rooms = await listRoomsOf(
    db,
    next.map(({ id }) => id),
  );
  const at = (eventId: string | null, event: Pick<Found, 'eventId' | 'eventName'>): Found[] =>
    (rooms.get(eventId) ?? [])
      .filter(({ house, floor = '', name }) => hasEveryWord(foldText([house, floor, name].join(' ')), words))
      .map(({ id, house, floor, name }) => ({ id, house, ...(floor !== undefined && { floor }), name, ...event }));
  return [at(null, {}), ...next.map(({ id, names }) => at(id, { eventId: id, eventName: names[language] }))]
    .flat()
    .slice(0, shown);
}
