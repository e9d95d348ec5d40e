import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { endOfEvent } from '../../events/rules.ts';
import type { Parts } from '../../context.ts';
import { dueCents } from '../../payments/rules.ts';
import { adjusted, linesTotal } from '../../pricing/rules.ts';
import { recordChanges } from '../history.ts';
import type { Actor } from '../history.ts';
import { requireVersion, withLocked } from '../lifecycle/lifecycle.ts';
import { owesSince, stateAfterPriceChange } from '../rules.ts';

type Schemas = components['schemas'];
type AdjustParts = Pick<Parts, 'db' | 'enqueue' | 'clock'>;

/**
 * Takes something off the price of a party, or answers its request for help without that. The lines of the quote stay; the
 * family is told the new price and not the reason.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` for a cancelled party, `invalid-request` for more than the price.
 */
export async function adjustPrice(
  parts: AdjustParts,
  registrationId: string,
  { version, kind, amountCents, reason }: Schemas['PriceAdjustmentRequest'],
  userId: number,
): Promise<void> {
  const actor: Actor = { by: 'staff', userId };
  await withLocked(parts, registrationId, async ({ transaction, record, now }) => {
    requireVersion(record, version);
    if (record.state === 'cancelled') throw new ProblemError('state-conflict', { params: { state: record.state } });
    if (amountCents > linesTotal(record.quote))
      throw new ProblemError('invalid-request', {
        errors: [{ in: 'body', pointer: '/amountCents', rule: 'maximum' }],
      });
    const quote = adjusted(record.quote, amountCents);
    const state = stateAfterPriceChange(record, quote.totalCents);
    const help = record.help && { ...record.help, answeredAt: record.help.answeredAt ?? now };
    await transaction
      .updateTable('registrations')
      .set({
        state,
        total_cents: quote.totalCents,
        adjustment_cents: amountCents,
        adjustment_kind: kind,
        adjustment_reason: reason.trim(),
        adjusted_at: now,
        adjusted_by: userId,
        help_answered_at: help?.answeredAt ?? null,
        owes_since: owesSince(record.owesSince, { ...record, state, quote }, now),
        ...(state !== record.state && { held_until: null }),
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', registrationId)
      .execute();
    await recordChanges(transaction, [
      {
        registrationId,
        at: now,
        kind: 'priceAdjusted',
        actor,
        note: reason.trim(),
        details: { amountCents, totalBeforeCents: record.quote.totalCents, totalCents: quote.totalCents },
      },
      ...(state === record.state ? [] : [{ registrationId, at: now, kind: 'confirmed', actor } as const]),
    ]);
    await parts.enqueue(transaction, 'registration-mail', {
      registrationId,
      notice: 'priceAdjusted',
      version: version + 1,
    });
  });
}

/**
 * Closes a party of a past event: what it still owes stays in its ledger and is no open work any more.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` before the event has ended.
 */
export async function closeParty(
  parts: AdjustParts,
  registrationId: string,
  { version }: Schemas['VersionedRequest'],
  userId: number,
): Promise<void> {
  await withLocked(parts, registrationId, async ({ transaction, event, record, now }) => {
    if (record.closedAt !== null) return;
    requireVersion(record, version);
    if (now < endOfEvent(event)) throw new ProblemError('state-conflict', { params: { state: record.state } });
    await transaction
      .updateTable('registrations')
      .set({
        closed_at: now,
        owes_since: null,
        ...(record.help && { help_answered_at: record.help.answeredAt ?? now }),
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', registrationId)
      .execute();
    await recordChanges(transaction, [
      {
        registrationId,
        at: now,
        kind: 'closed',
        actor: { by: 'staff', userId },
        details: { amountCents: dueCents(record) },
      },
    ]);
  });
}
