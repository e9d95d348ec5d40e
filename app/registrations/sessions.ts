import type { Schemas } from '../platform/client/client.ts';

/** Whether an event has separate sessions for people of this age. */
export function hasSessionsFor({ sessions }: Schemas['Event'], age: number | undefined): boolean {
  return sessions !== undefined && age !== undefined && age >= sessions.from && age <= sessions.to;
}
