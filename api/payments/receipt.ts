import { ProblemError } from '../platform/contract/problem.ts';
import type { Parts } from '../context.ts';
import { recordChanges } from '../registrations/history.ts';
import { withLocked } from '../registrations/lifecycle/lifecycle.ts';
import { balanceOf } from './rules.ts';

/**
 * Mails the receipt of an entry of the ledger once more, with what is to be paid today. It counts as a change, so that
 * mail programs do not take it for the first one.
 * @throws ProblemError `not-found`, `party-without-email`, `too-many-requests`.
 */
export async function sendReceipt(
  parts: Pick<Parts, 'db' | 'enqueue' | 'clock' | 'rateLimiter'>,
  registrationId: string,
  paymentId: string,
  userId: number,
): Promise<void> {
  await parts.rateLimiter.consume('partyMails', `user:${String(userId)}`);
  await withLocked(parts, registrationId, async ({ transaction, record, now }) => {
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
    const version = record.version + 1;
    const { kind, amount_cents: amountCents, method } = entry;
    await transaction
      .updateTable('registrations')
      .set({ version, updated_at: now })
      .where('id', '=', registrationId)
      .execute();
    await recordChanges(transaction, [
      { registrationId, at: now, kind: 'receipt', actor: { by: 'staff', userId }, details: { amountCents, method } },
    ]);
    const balanceCents = balanceOf(record);
    await parts.enqueue(transaction, 'registration-mail', {
      registrationId,
      notice: kind,
      version,
      receipt: { amountCents, balanceCents, ...(entry.isReversal && { isReversal: true }) },
    });
  });
}
