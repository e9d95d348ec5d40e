import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audit, audited } from '../../../audit/audit.ts';
import { isoDayIn } from '../../../platform/moments/rules.ts';
import { ProblemError } from '../../../platform/contract/problem.ts';
import type { components } from '../../../platform/contract/schema.gen.ts';
import type { Database } from '../../../platform/data/tables.gen.ts';
import { netPaid } from '../../rules.ts';
import type { AppContext } from '../../../context.ts';
import { withLocked } from '../../../registrations/port.ts';
import { takesPlaces } from '../../../registrations/rules.ts';
import { addEntry } from '../../ledger.ts';
import { nextTry } from '../refund-outcome.ts';
import type { RefundContext } from '../refund-outcome.ts';
import { giveRefund, returnedCents } from '../refunds.ts';
import { settledEntry } from './refund.ts';
import { findUnmatched, listUnmatched } from './store.ts';
import type { UnmatchedRow } from './store.ts';
import { findRefundsOfUnmatched } from '../unfinished-refunds.ts';

type Schemas = components['schemas'];
type UnmatchedContext = RefundContext;
type Request = Schemas['UnmatchedResolutionRequest'];

function present(row: UnmatchedRow, unfinishedRefunds: Schemas['UnfinishedRefund'][]): Schemas['UnmatchedPayment'] {
  const { resolution } = row;
  return {
    id: row.id,
    captureId: row.capture_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    reason: row.reason,
    capturedAt: row.captured_at.toISOString(),
    unfinishedRefunds,
    registration:
      row.registration_id === null
        ? null
        : {
            id: row.registration_id,
            reference: row.reference ?? '',
            contactName: `${row.contact_first_name ?? ''} ${row.contact_last_name ?? ''}`.trim(),
            eventName: row.event_name ?? '',
          },
    resolution:
      resolution === null
        ? null
        : {
            kind: resolution,
            at: (row.resolved_at ?? row.created_at).toISOString(),
            byName: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
            ...(row.resolved_reference !== null && { reference: row.resolved_reference }),
            ...(row.note !== null && { note: row.note }),
          },
  };
}

/** Returns all open unmatched payments, oldest first, then the most recently settled ones; event names in one language. */
export async function listUnmatchedPayments(
  { db }: Pick<AppContext, 'db'>,
  language: 'en' | 'es',
): Promise<Schemas['UnmatchedPayment'][]> {
  const rows = await listUnmatched(db, language);
  const refunds = await findRefundsOfUnmatched(
    db,
    rows.filter(({ resolution }) => resolution === null).map(({ id }) => id),
  );
  return rows.map((row) => present(row, refunds.get(row.id) ?? []));
}

/**
 * Loads one unmatched payment in the form of the contract.
 * @throws ProblemError `not-found`.
 */
export async function loadUnmatchedPayment(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  language: 'en' | 'es',
): Promise<Schemas['UnmatchedPayment']> {
  const row = await findUnmatched(db, id, language);
  if (!row) throw new ProblemError('not-found');
  return present(row, (await findRefundsOfUnmatched(db, [id])).get(id) ?? []);
}

/** Returns the id of the registration with this reference, ignoring case. */
async function findByReference({ db }: Pick<AppContext, 'db'>, reference: string): Promise<string> {
  const written = reference.trim().toUpperCase();
  const row = await db.selectFrom('registrations').select('id').where('reference', '=', written).executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return row.id;
}

/**
 * Assigns an unmatched payment to a registration: it enters the ledger under the id of the capture, so it is never entered twice.
 */
async function assign(
  context: UnmatchedContext,
  unmatchedId: string,
  { reference = '', note }: Request,
  userId: number,
): Promise<void> {
  const registrationId = await findByReference(context, reference);
  await withLocked(context, registrationId, async (locked) => {
    const { transaction, record, event, now } = locked;
    const unmatched = await transaction
      .selectFrom('unmatched_payments')
      .selectAll()
      .where('id', '=', unmatchedId)
      .forUpdate()
      .executeTakeFirst();
    if (!unmatched) throw new ProblemError('not-found');
    if (unmatched.resolution !== null) throw new ProblemError('changed-meanwhile');
    const isWhole = (await returnedCents(transaction, unmatched.capture_id)) === 0;
    // A party without places gets the money back or registers again first, and another currency cannot pay a price in dollars.
    if (!takesPlaces(record.state) || unmatched.currency !== record.quote.currency || !isWhole) {
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    }
    await addEntry(
      locked,
      {
        kind: 'payment',
        method: 'PayPal',
        amountCents: unmatched.amount_cents,
        receivedOn: isoDayIn(unmatched.captured_at, event.timeZone),
        providerReference: unmatched.capture_id,
        ...(note !== undefined && { note }),
      },
      { by: 'staff', userId },
      context,
    );
    await transaction
      .updateTable('unmatched_payments')
      .set({
        resolution: 'assigned',
        resolved_registration_id: registrationId,
        note: note ?? null,
        resolved_at: now,
        resolved_by: userId,
      })
      .where('id', '=', unmatchedId)
      .execute();
    await audit(transaction, { at: now, ...settledEntry(unmatchedId, 'assigned', userId) });
  });
}

/** Locks an open unmatched payment and returns it with its refund in progress, if any. */
async function lockOpen(transaction: Transaction<Database>, unmatchedId: string) {
  const unmatched = await transaction
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('id', '=', unmatchedId)
    .forUpdate()
    .executeTakeFirst();
  if (!unmatched) throw new ProblemError('not-found');
  if (unmatched.resolution !== null) throw new ProblemError('changed-meanwhile');
  const asked = transaction
    .selectFrom('paypal_refunds')
    .selectAll()
    .where('unmatched_payment_id', '=', unmatchedId)
    .where('state', 'in', ['asked', 'pending']);
  return { unmatched, asked: await asked.executeTakeFirst() };
}

/**
 * Records that staff returned the money in another way. Refused while PayPal may still return it, or it would be returned twice.
 */
async function markRefunded(
  context: UnmatchedContext,
  unmatchedId: string,
  note: string | undefined,
  userId: number,
): Promise<void> {
  if (!note?.trim())
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/note', rule: 'required' }] });
  await audited(context, async (transaction, now) => {
    const { asked } = await lockOpen(transaction, unmatchedId);
    if (asked) throw new ProblemError('refund-under-way');
    await transaction
      .updateTable('unmatched_payments')
      .set({ resolution: 'refundedElsewhere', note, resolved_at: now, resolved_by: userId })
      .where('id', '=', unmatchedId)
      .execute();
    return { result: undefined, entries: [settledEntry(unmatchedId, 'refundedElsewhere', userId)] };
  });
}

/** Refunds the rest of an unmatched payment through PayPal. The refund is stored first, so that it is never given twice. */
async function refundAtPayPal(
  context: UnmatchedContext,
  unmatchedId: string,
  note: string | undefined,
  userId: number,
): Promise<void> {
  const refund = await context.db.transaction().execute(async (transaction) => {
    const { unmatched, asked } = await lockOpen(transaction, unmatchedId);
    if (asked) return asked;
    const now = context.clock();
    const id = randomUUID();
    return transaction
      .insertInto('paypal_refunds')
      .values({
        id,
        capture_id: unmatched.capture_id,
        client_id: unmatched.client_id,
        unmatched_payment_id: unmatchedId,
        amount_cents: netPaid({
          paidCents: unmatched.amount_cents,
          refundedCents: await returnedCents(transaction, unmatched.capture_id),
        }),
        currency: unmatched.currency,
        note: note ?? null,
        state: 'asked',
        check_at: nextTry(now),
        idempotency_key: id,
        body_hash: '',
        requested_by: userId,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  // PayPal is asked until the refund has an outcome; until then the payment stays open.
  if (!(await giveRefund(context, refund))) throw new ProblemError('refund-under-way');
}

/**
 * Settles an unmatched payment, once: assigns it to a registration, refunds it through PayPal, or records that it was returned.
 * @throws ProblemError `not-found`, `changed-meanwhile` when it is settled, `state-conflict` when that registration cannot take
 * it, `refund-refused`, `refund-under-way` while PayPal has not answered, `invalid-request` without a required note.
 */
export async function settleUnmatched(
  context: UnmatchedContext,
  unmatchedId: string,
  request: Request,
  userId: number,
): Promise<void> {
  const { kind, note } = request;
  await loadUnmatchedPayment(context, unmatchedId, 'en');
  if (kind === 'assigned') await assign(context, unmatchedId, request, userId);
  else if (kind === 'refundedElsewhere') await markRefunded(context, unmatchedId, note, userId);
  else await refundAtPayPal(context, unmatchedId, note, userId);
}
