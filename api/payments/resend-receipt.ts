import { randomUUID } from 'node:crypto';
import { ProblemError } from '../platform/contract/problem.ts';
import type { AppContext } from '../context.ts';
import { applyChange, withLocked } from '../registrations/port.ts';
import type { ChangeContext } from '../registrations/port.ts';
import { owedAfter } from './rules.ts';

/**
 * Sends the receipt of a ledger entry again, with the amount due today. The registration does not change.
 * @throws ProblemError `not-found`, `party-without-email`, `too-many-requests`.
 */
export async function resendReceipt(
  context: Pick<AppContext, 'db' | 'rateLimiter'> & ChangeContext,
  registrationId: string,
  paymentId: string,
  userId: number,
): Promise<void> {
  await context.rateLimiter.consume('partyMails', `user:${String(userId)}`);
  await withLocked(context, registrationId, async (locked) => {
    const { transaction, event, record, now } = locked;
    const entry = await transaction
      .selectFrom('payments')
      .select(['kind', 'amount_cents', 'method'])
      .select((entry) =>
        entry
          .exists(
            entry
              .selectFrom('paypal_refunds')
              .select('paypal_refunds.id')
              .whereRef('refund_id', '=', 'provider_reference')
              .where('is_reversal', '=', true),
          )
          .as('isReversal'),
      )
      .where('id', '=', paymentId)
      .where('registration_id', '=', registrationId)
      .executeTakeFirst();
    if (!entry) throw new ProblemError('not-found');
    if (record.contact.email === undefined) throw new ProblemError('party-without-email');
    const { kind, amount_cents: amountCents, method } = entry;
    await applyChange(
      locked,
      {
        actor: { by: 'staff', userId },
        keepsVersion: true,
        history: [{ kind: 'receipt', details: { amountCents, method } }],
        mail: {
          notice: kind,
          again: randomUUID(),
          receipt: { amountCents, ...owedAfter(record, event, now), ...(entry.isReversal && { isReversal: true }) },
        },
      },
      context,
    );
  });
}
