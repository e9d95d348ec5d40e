import type { Kysely } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { findAnswers } from '../../forms/port.ts';
import { userNames } from '../../users/port.ts';
import { visibleTo } from '../access.ts';
import type { PrayerReader } from '../access.ts';
import { presentDetails, withClaimant } from './present.ts';

/**
 * One request, with the fields that the reader may see.
 * @throws ProblemError `not-found`, also for one that the reader may not see.
 */
export async function getPrayerRequest(
  db: Kysely<Database>,
  id: string,
  reader: PrayerReader,
  now: Date,
): Promise<components['schemas']['PrayerRequestDetails']> {
  const found = db
    .selectFrom('prayer_requests')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'held')
    .where(visibleTo(reader));
  const [row] = await withClaimant(db, found);
  if (!row) throw new ProblemError('not-found');
  const [names, answers] = await Promise.all([userNames(db, [row.changed_by_user_id]), findAnswers(db, 'prayer', id)]);
  return presentDetails(row, { changedByName: names.get(row.changed_by_user_id) ?? null, answers }, reader, now);
}
