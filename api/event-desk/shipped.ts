import { isDeepStrictEqual } from 'node:util';
import type { CompleteEvent } from '../events/content/rules.ts';
import { readEmbeddedEvents } from '../events/port.ts';
import type { HashedEventSource } from '../events/port.ts';

let shipped: ReadonlyMap<string, HashedEventSource> | undefined;

/** The file of an event that this version of the program brings; undefined if it has none. */
export function shippedEvent(id: string): HashedEventSource | undefined {
  shipped ??= new Map(readEmbeddedEvents().map((source) => [source.event.id, source]));
  return shipped.get(id);
}

/** Whether two events say the same. */
export function isSameContent(one: CompleteEvent, other: CompleteEvent): boolean {
  return isDeepStrictEqual(one, other);
}
