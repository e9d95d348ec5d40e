import { ProblemError } from '../../platform/contract/problem.ts';
import type { AppContext } from '../../context.ts';
import { claimTime } from '../rules.ts';
import { visibleTo } from '../access.ts';
import type { PrayerReader } from '../access.ts';
import { getPrayerRequest } from './details.ts';

type ClaimContext = Pick<AppContext, 'db' | 'clock'>;

/**
 * Reserves a request for the reader, or renews the reservation, unless another person has reserved it. A claim expires by itself,
 * so it is not recorded in the audit trail.
 * @throws ProblemError `not-found`, `claimed-by-other`.
 */
export async function claimPrayerRequest({ db, clock }: ClaimContext, id: string, reader: PrayerReader): Promise<void> {
  const now = clock();
  const claimed = await db
    .updateTable('prayer_requests')
    .set({ claimed_by_user_id: reader.userId, claimed_until: new Date(now.getTime() + claimTime) })
    .where('id', '=', id)
    .where('state', '<>', 'held')
    .where(visibleTo(reader))
    .where((row) =>
      row.or([
        row('claimed_by_user_id', 'is', null),
        row('claimed_by_user_id', '=', reader.userId),
        row('claimed_until', '<=', now),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (claimed.numUpdatedRows > 0n) return;
  const { claim } = await getPrayerRequest(db, id, reader, now);
  throw new ProblemError('claimed-by-other', { params: { name: claim?.userName ?? '' } });
}

/** Releases a request, if the reader has reserved it. */
export async function releasePrayerRequest({ db }: ClaimContext, id: string, reader: PrayerReader): Promise<void> {
  await db
    .updateTable('prayer_requests')
    .set({ claimed_by_user_id: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by_user_id', '=', reader.userId)
    .execute();
}
