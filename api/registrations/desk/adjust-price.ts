import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { endOfEvent } from '../../events/rules.ts';
import type { AppContext } from '../../context.ts';
import { dueCents } from '../../payments/rules.ts';
import { adjusted, linesTotal } from '../../pricing/rules.ts';
import type { RegistrationRecord } from '../record.ts';
import { stateAfterPriceChange } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';

type Schemas = components['schemas'];
type AdjustContext = Pick<AppContext, 'db'> & ChangeContext;

/** Returns the party's request for help with the price as answered: the adjustment counts as the staff's answer. */
function answered({ help }: RegistrationRecord, now: Date): RegistrationRecord['help'] {
  return help && { ...help, answeredAt: help.answeredAt ?? now };
}

/**
 * Reduces the price of a party, or answers its request for help without a reduction. The lines of the quote stay; the family is
 * told the new price but not the reason.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` for a canceled party, `invalid-request` for more than the price.
 */
export async function adjustPrice(
  context: AdjustContext,
  registrationId: string,
  { version, kind, amountCents, reason }: Schemas['PriceAdjustmentRequest'],
  userId: number,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { record, now } = locked;
    await requireVersion(locked, version, 'staff');
    if (record.state === 'cancelled') throw new ProblemError('state-conflict', { params: { state: record.state } });
    if (amountCents > linesTotal(record.quote))
      throw new ProblemError('invalid-request', {
        errors: [{ in: 'body', pointer: '/amountCents', rule: 'maximum' }],
      });
    const quote = adjusted(record.quote, amountCents);
    const state = stateAfterPriceChange(record, quote.totalCents);
    await applyChange(
      locked,
      {
        actor: { by: 'staff', userId },
        to: {
          state,
          quote,
          adjustmentCents: amountCents,
          help: answered(record, now),
          ...(state !== record.state && { heldUntil: null }),
        },
        columns: {
          adjustment_kind: kind,
          adjustment_reason: reason.trim(),
          adjusted_at: now,
          adjusted_by: userId,
        },
        history: [
          {
            kind: 'priceAdjusted',
            note: reason.trim(),
            details: { amountCents, totalBeforeCents: record.quote.totalCents, totalCents: quote.totalCents },
          },
          ...(state === record.state ? [] : [{ kind: 'confirmed' } as const]),
        ],
        mail: { notice: 'priceAdjusted' },
      },
      context,
    );
  });
}

/**
 * Closes a party of a past event: its balance stays in its ledger but is no longer open work.
 * @throws ProblemError `changed-meanwhile`, `state-conflict` before the event has ended.
 */
export async function closeParty(
  context: AdjustContext,
  registrationId: string,
  { version }: Schemas['VersionedRequest'],
  userId: number,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { event, record, now } = locked;
    if (record.closedAt !== null) return;
    await requireVersion(locked, version, 'staff');
    if (now < endOfEvent(event)) throw new ProblemError('state-conflict', { params: { state: record.state } });
    await closeLocked(locked, context, userId);
  });
}

async function closeLocked(locked: Locked, context: AdjustContext, userId: number): Promise<void> {
  const { record, now } = locked;
  await applyChange(
    locked,
    {
      actor: { by: 'staff', userId },
      to: { closedAt: now, help: answered(record, now) },
      history: [{ kind: 'closed', details: { amountCents: dueCents(record) } }],
    },
    context,
  );
}

async function closeOne(
  context: AdjustContext,
  registrationId: string,
  userId: number,
): Promise<Schemas['ClosureOutcome']> {
  return withLocked(context, registrationId, async (locked) => {
    if (locked.record.closedAt !== null) return 'closedBefore';
    if (locked.now < endOfEvent(locked.event)) return 'notEnded';
    await closeLocked(locked, context, userId);
    return 'closed';
  });
}

/** Closes each chosen party separately; one that cannot be closed does not block the others. */
export async function closeParties(
  context: AdjustContext,
  { registrationIds }: Schemas['ChosenParties'],
  userId: number,
): Promise<Schemas['ClosureResult']['items']> {
  const items: Schemas['ClosureResult']['items'] = [];
  for (const registrationId of registrationIds) {
    try {
      items.push({ registrationId, outcome: await closeOne(context, registrationId, userId) });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'not-found') throw error;
      items.push({ registrationId, outcome: 'notFound' });
    }
  }
  return items;
}
