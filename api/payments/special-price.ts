import type { Kysely } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type Special = Pick<components['schemas']['PaymentList'], 'adjustment' | 'priceHelp'>;

/**
 * Returns the staff's adjustment of a party's price with its reason, and the party's request for help. Only staff with access to
 * registrations read these.
 * @throws ProblemError `not-found`.
 */
export async function findSpecialPrice(db: Kysely<Database>, registrationId: string): Promise<Special> {
  const row = await db
    .selectFrom('registrations')
    .leftJoin('users', 'users.id', 'registrations.adjusted_by')
    .select(['adjustment_cents', 'adjustment_kind', 'adjustment_reason', 'adjusted_at'])
    .select(['help_asked_at', 'help_can_pay_cents', 'help_answered_at', 'users.first_name', 'users.last_name'])
    .where('registrations.id', '=', registrationId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  const { adjustment_kind: kind, adjusted_at: at, help_asked_at: askedAt } = row;
  return {
    ...(kind !== null &&
      at && {
        adjustment: {
          kind,
          amountCents: row.adjustment_cents,
          reason: row.adjustment_reason ?? '',
          at: at.toISOString(),
          byName: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
        },
      }),
    ...(askedAt && {
      priceHelp: {
        askedAt: askedAt.toISOString(),
        ...(row.help_can_pay_cents !== null && { canPayCents: row.help_can_pay_cents }),
        ...(row.help_answered_at && { answeredAt: row.help_answered_at.toISOString() }),
      },
    }),
  };
}
