import { isDeepStrictEqual } from 'node:util';
import type { CompleteEvent } from '../events/content/rules.ts';
import { readEmbeddedEvents } from '../events/port.ts';
import type { HashedEventSource } from '../events/port.ts';

let shipped: ReadonlyMap<string, HashedEventSource> | undefined;

/** Returns an event's file from this version of the program; undefined if there is none. */
export function shippedEvent(id: string): HashedEventSource | undefined {
  shipped ??= new Map(readEmbeddedEvents().map((source) => [source.event.id, source]));
  return shipped.get(id);
}

/** Whether two events have the same content. */
export function isSameContent(one: CompleteEvent, other: CompleteEvent): boolean {
  return isDeepStrictEqual(one, other);
}
