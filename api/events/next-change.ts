import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { nextChange } from './rules.ts';
import { findEvents } from './store.ts';

/** The next instant at which any event's registration opens, closes or ends by time alone; null when none will. */
export async function findNextChange(db: Kysely<Database>, now: Date): Promise<Date | null> {
  return nextChange(await findEvents(db), now);
}
