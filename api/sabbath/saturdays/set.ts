import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { audited } from '../../audit/audit.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { changedMeanwhile } from '../../users/port.ts';
import { isComingSaturday } from '../rules.ts';

/** Serializes changes to a Saturday and requests for its places, even if it has no row yet. */
export async function lockSaturday(transaction: Transaction<Database>, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`saturday ${day}`}))`.execute(transaction);
}

/**
 * Closes or opens a Saturday and sets its places.
 * @throws ProblemError `invalid-request` for a day that is not a Saturday from today on, `changed-meanwhile`.
 */
export async function setSaturday(
  context: Pick<AppContext, 'db' | 'clock' | 'today'>,
  day: string,
  { version, isPrayerClosed, isRetreatClosed, places }: components['schemas']['SaturdaySettings'],
  userId: number,
): Promise<void> {
  if (!isComingSaturday(day, context.today()))
    throw new ProblemError('invalid-request', { errors: [{ in: 'path', pointer: '/day', rule: 'saturday' }] });
  await audited(context, async (transaction, now) => {
    await lockSaturday(transaction, day);
    const known = await transaction
      .selectFrom('saturdays')
      .select(['version', 'changed_by_user_id'])
      .where(sql<boolean>`day = ${day}::date`)
      .executeTakeFirst();
    if ((known?.version ?? 0) !== version) throw await changedMeanwhile(transaction, known?.changed_by_user_id ?? null);
    const values = {
      is_prayer_closed: isPrayerClosed,
      is_retreat_closed: isRetreatClosed,
      places: places ?? null,
      version: version + 1,
      changed_by_user_id: userId,
      updated_at: now,
    };
    await transaction
      .insertInto('saturdays')
      .values({ day, ...values })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
      .execute();
    const details = {
      prayer: isPrayerClosed ? 'closed' : 'open',
      retreats: isRetreatClosed ? 'closed' : 'open',
      ...(places !== undefined && { places }),
    };
    return {
      result: undefined,
      entries: [{ action: 'saturday-changed' as const, actorUserId: userId, subject: `saturday:${day}`, details }],
    };
  });
}
