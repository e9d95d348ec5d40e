import type { Kysely } from 'kysely';
import { nextMidnight } from '../../moments/rules.ts';
import type { Database } from '../../data/tables.gen.ts';
import { findNextChange } from '../../../events/port.ts';
import { findNextSessionChange } from '../../../online-sessions/port.ts';

/**
 * Returns when a page rendered now becomes outdated by time alone: when the next event opens or closes, when an online session on
 * a page can be joined or ends, or at the latest when the day at the center ends, because every page shows the day's color.
 */
export async function nextPageChange(db: Kysely<Database>, timeZone: string, now: Date): Promise<Date> {
  const midnight = nextMidnight(now, timeZone);
  const found = await Promise.all([findNextChange(db, now), findNextSessionChange(db, now)]);
  return found.reduce<Date>((first, change) => (change && change < first ? change : first), midnight);
}
