import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audit, audited } from '../../audit/audit.ts';
import { isoDayIn } from '../../church-year/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Parts } from '../../context.ts';
import { withLocked } from '../../registrations/lifecycle/lifecycle.ts';
import { takesPlaces } from '../../registrations/rules.ts';
import { addEntry } from '../ledger.ts';
import { nextTry } from '../paypal/refund-outcome.ts';
import type { RefundParts } from '../paypal/refund-outcome.ts';
import { giveRefund, returnedCents } from '../paypal/refunds.ts';
import { strayEntry } from './refund.ts';
import { findStray, listStrays } from './store.ts';
import type { StrayRow } from './store.ts';
import { findRefundsOfStrays } from '../paypal/unfinished-refunds.ts';

type Schemas = components['schemas'];
type StrayParts = RefundParts;
type Request = Schemas['StrayResolutionRequest'];

function present(row: StrayRow, unfinishedRefunds: Schemas['UnfinishedRefund'][]): Schemas['StrayPayment'] {
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

/** All stray payments that are open, oldest first, then the latest that were settled; event names in one language. */
export async function listStrayPayments(
  { db }: Pick<Parts, 'db'>,
  language: 'en' | 'es',
): Promise<Schemas['StrayPayment'][]> {
  const rows = await listStrays(db, language);
  const refunds = await findRefundsOfStrays(
    db,
    rows.filter(({ resolution }) => resolution === null).map(({ id }) => id),
  );
  return rows.map((row) => present(row, refunds.get(row.id) ?? []));
}

/**
 * One stray payment as the contract has it.
 * @throws ProblemError `not-found`.
 */
export async function loadStrayPayment(
  { db }: Pick<Parts, 'db'>,
  id: string,
  language: 'en' | 'es',
): Promise<Schemas['StrayPayment']> {
  const row = await findStray(db, id, language);
  if (!row) throw new ProblemError('not-found');
  return present(row, (await findRefundsOfStrays(db, [id])).get(id) ?? []);
}

/** The registration with this reference, written in small letters or capitals. */
async function findByReference({ db }: Pick<Parts, 'db'>, reference: string): Promise<string> {
  const written = reference.trim().toUpperCase();
  const row = await db.selectFrom('registrations').select('id').where('reference', '=', written).executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  return row.id;
}

/** Counts a stray payment for a registration: it goes to its ledger under the id of the capture, so never twice. */
async function assign(
  parts: StrayParts,
  strayId: string,
  { reference = '', note }: Request,
  userId: number,
): Promise<void> {
  const registrationId = await findByReference(parts, reference);
  await withLocked(parts, registrationId, async (locked) => {
    const { transaction, record, event, now } = locked;
    const stray = await transaction
      .selectFrom('paypal_strays')
      .selectAll()
      .where('id', '=', strayId)
      .forUpdate()
      .executeTakeFirst();
    if (!stray) throw new ProblemError('not-found');
    if (stray.resolution !== null) throw new ProblemError('changed-meanwhile');
    const isWhole = (await returnedCents(transaction, stray.capture_id)) === 0;
    // Who holds no places any more gets the money back, or registers again first; and euros pay no dollars.
    if (!takesPlaces(record.state) || stray.currency !== record.quote.currency || !isWhole) {
      throw new ProblemError('state-conflict', { params: { state: record.state } });
    }
    await addEntry(
      locked,
      {
        kind: 'payment',
        method: 'PayPal',
        amountCents: stray.amount_cents,
        receivedOn: isoDayIn(stray.captured_at, event.timeZone),
        providerReference: stray.capture_id,
        ...(note !== undefined && { note }),
      },
      { by: 'staff', userId },
      parts.enqueue,
    );
    await transaction
      .updateTable('paypal_strays')
      .set({
        resolution: 'assigned',
        resolved_registration_id: registrationId,
        note: note ?? null,
        resolved_at: now,
        resolved_by: userId,
      })
      .where('id', '=', strayId)
      .execute();
    await audit(transaction, { at: now, ...strayEntry(strayId, 'assigned', userId) });
  });
}

/** An unmatched payment that is still open, locked, with the refund that is under way. */
async function lockOpen(transaction: Transaction<Database>, strayId: string) {
  const stray = await transaction
    .selectFrom('paypal_strays')
    .selectAll()
    .where('id', '=', strayId)
    .forUpdate()
    .executeTakeFirst();
  if (!stray) throw new ProblemError('not-found');
  if (stray.resolution !== null) throw new ProblemError('changed-meanwhile');
  const asked = transaction
    .selectFrom('paypal_refunds')
    .selectAll()
    .where('stray_id', '=', strayId)
    .where('state', 'in', ['asked', 'pending']);
  return { stray, asked: await asked.executeTakeFirst() };
}

/** Notes that staff have returned the money in another way; not while PayPal may still return it, or it would go back twice. */
async function markRefunded(
  parts: StrayParts,
  strayId: string,
  note: string | undefined,
  userId: number,
): Promise<void> {
  if (!note?.trim())
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/note', rule: 'required' }] });
  await audited(parts, async (transaction, now) => {
    const { asked } = await lockOpen(transaction, strayId);
    if (asked) throw new ProblemError('refund-under-way');
    await transaction
      .updateTable('paypal_strays')
      .set({ resolution: 'refundedElsewhere', note, resolved_at: now, resolved_by: userId })
      .where('id', '=', strayId)
      .execute();
    return { result: undefined, entries: [strayEntry(strayId, 'refundedElsewhere', userId)] };
  });
}

/** Returns what is left of a stray payment through PayPal; stored first, so that it is never returned twice. */
async function refundAtPayPal(
  parts: StrayParts,
  strayId: string,
  note: string | undefined,
  userId: number,
): Promise<void> {
  const refund = await parts.db.transaction().execute(async (transaction) => {
    const { stray, asked } = await lockOpen(transaction, strayId);
    if (asked) return asked;
    const now = parts.clock();
    const id = randomUUID();
    return transaction
      .insertInto('paypal_refunds')
      .values({
        id,
        capture_id: stray.capture_id,
        client_id: stray.client_id,
        stray_id: strayId,
        amount_cents: stray.amount_cents - (await returnedCents(transaction, stray.capture_id)),
        currency: stray.currency,
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
  // PayPal is asked until it says how the refund ends; until then the payment stays among the open ones.
  if (!(await giveRefund(parts, refund))) throw new ProblemError('refund-under-way');
}

/**
 * Settles a stray payment, once: counts it for a registration, returns it through PayPal, or notes that it was returned.
 * @throws ProblemError `not-found`, `changed-meanwhile` when it is settled, `state-conflict` when that registration cannot take
 * it, `refund-refused`, `refund-under-way` while PayPal has not answered, `invalid-request` without a needed note.
 */
export async function resolveStray(
  parts: StrayParts,
  strayId: string,
  request: Request,
  userId: number,
): Promise<void> {
  const { kind, note } = request;
  await loadStrayPayment(parts, strayId, 'en');
  if (kind === 'assigned') await assign(parts, strayId, request, userId);
  else if (kind === 'refundedElsewhere') await markRefunded(parts, strayId, note, userId);
  else await refundAtPayPal(parts, strayId, note, userId);
}
