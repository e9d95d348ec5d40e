import { isDeepStrictEqual } from 'node:util';
import type { CompleteEvent } from '../events/content/rules.ts';
import { readEmbeddedEvents } from '../events/port.ts';
import type { HashedEventSource } from '../events/port.ts';

/** The events that ship with the program, as a center in each time zone completes them. */
const shipped = new Map<string, ReadonlyMap<string, HashedEventSource>>();

/** Returns an event's file from this version of the program; undefined if there is none. */
export function shippedEvent(id: string, siteTimeZone: string): HashedEventSource | undefined {
  const read =
    shipped.get(siteTimeZone) ?? new Map(readEmbeddedEvents(siteTimeZone).map((source) => [source.event.id, source]));
  shipped.set(siteTimeZone, read);
  return read.get(id);
}

/** Whether two events have the same content. */
export function isSameContent(one: CompleteEvent, other: CompleteEvent): boolean {
  return isDeepStrictEqual(one, other);
}
