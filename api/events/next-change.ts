import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { nextChange } from './rules.ts';
import { findEvents } from './store.ts';

/** The next instant at which the registration of any event opens, closes or ends; null when none will. */
export async function findNextChange(db: Kysely<Database>, now: Date): Promise<Date | null> {
  return nextChange(await findEvents(db), now);
}
