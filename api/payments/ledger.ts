import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { bodyHash } from '../platform/http/body-hash.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { lockKey } from '../platform/data/lock-key.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { AppContext } from '../context.ts';
import type { Actor, ChangeContext, Locked, RegistrationRecord } from '../registrations/port.ts';
import { applyChange, withLocked } from '../registrations/port.ts';
import { confirmedAddress, stateWithPlaces } from '../registrations/rules.ts';
import { isFarAbove, largestSumCents, netPaid, owedAfter } from './rules.ts';

type Schemas = components['schemas'];

/** States that a payment ends: full payment confirms the registration, and a partial payment secures its places. */
const awaiting: readonly Schemas['RegistrationState'][] = ['offered', 'paying', 'pendingPayment'];

async function findEntry(db: Kysely<Database>, idempotencyKey: string) {
  const query = db
    .selectFrom('payments')
    .select(['registration_id', 'body_hash'])
    .where('idempotency_key', '=', idempotencyKey);
  return (await query.executeTakeFirst()) ?? null;
}

/** One entry of a ledger: a payment or refund that staff recorded, or one that PayPal reported. */
interface Entry extends Omit<Schemas['PaymentRequest'], 'method' | 'confirm'> {
  readonly method: Schemas['PaymentMethod'];
  /** The capture or refund at PayPal; unique, so that it is recorded only once. */
  readonly providerReference?: string;
  readonly idempotencyKey?: string;
  readonly bodyHash?: string;
  /** Whether PayPal itself took the money back. */
  readonly isReversal?: boolean;
}

function afterwards(record: RegistrationRecord, { kind, amountCents }: Entry) {
  const { paidCents, refundedCents } = record.receipts;
  const receipts =
    kind === 'payment'
      ? { paidCents: paidCents + amountCents, refundedCents }
      : { paidCents, refundedCents: refundedCents + amountCents };
  if (netPaid(receipts) < 0)
    throw new ProblemError('refund-exceeds-paid', { params: { paidCents: netPaid(record.receipts) } });
  const { state, quote, paymentMethod } = record;
  const isAwaited = kind === 'payment' && awaiting.includes(state);
  return {
    receipts,
    state: isAwaited ? stateWithPlaces(quote.totalCents, paymentMethod, { paidCents: netPaid(receipts) }) : state,
  };
}

/**
 * Adds an entry to the ledger of a registration that the transaction has locked. If the registration is then paid in full, it is
 * confirmed. The history records the entry, and the party gets a receipt.
 * @throws ProblemError `refund-exceeds-paid`.
 */
export async function addEntry(locked: Locked, entry: Entry, actor: Actor, context: ChangeContext): Promise<void> {
  const { transaction, event, record, now } = locked;
  const {
    kind,
    method,
    amountCents,
    receivedOn,
    checkNumber,
    note,
    providerReference,
    idempotencyKey,
    bodyHash: hash,
    isReversal,
  } = entry;
  const { receipts, state } = afterwards(record, entry);
  const registrationId = record.id;
  await transaction
    .insertInto('payments')
    .values({
      id: randomUUID(),
      registration_id: registrationId,
      kind,
      method,
      amount_cents: amountCents,
      received_on: receivedOn,
      check_number: checkNumber ?? null,
      note: note ?? null,
      provider_reference: providerReference ?? null,
      idempotency_key: idempotencyKey ?? null,
      body_hash: hash ?? null,
      recorded_by: actor.by === 'staff' ? actor.userId : null,
      created_at: now,
    })
    .execute();
  const isMoved = state !== record.state;
  await applyChange(
    locked,
    {
      actor,
      to: {
        receipts,
        state,
        ...(isMoved && { heldUntil: null }),
        ...(isMoved && record.state === 'offered' && { acceptedAt: now }),
        // A payment confirms the email address, just as opening the link does.
        ...(kind === 'payment' && { address: confirmedAddress }),
      },
      history: [
        // For PayPal, the audit trail already has an entry from when staff settled the payment or requested the refund.
        { kind, details: { amountCents, method }, isAudited: providerReference !== undefined },
        ...(isMoved && state === 'confirmed' ? [{ kind: 'confirmed' } as const] : []),
      ],
      mail: {
        notice: kind,
        receipt: {
          amountCents,
          ...owedAfter({ ...record, receipts, state }, event, now),
          ...(isReversal && { isReversal }),
        },
      },
    },
    context,
  );
}

/** Returns the amount that can be refunded to a party now, in cents, excluding refunds in progress through PayPal. */
export async function returnableCents(
  db: Kysely<Database>,
  { id, receipts }: Pick<RegistrationRecord, 'id' | 'receipts'>,
): Promise<number> {
  const asked = await db
    .selectFrom('paypal_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('registration_id', '=', id)
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirst();
  return netPaid(receipts) - Number(asked?.cents ?? 0);
}

/** @throws ProblemError `payment-far-above` unless staff confirm the amount; `invalid-request` for more than can be stored. */
function requirePlausible(
  { quote: { totalCents }, receipts }: RegistrationRecord,
  { amountCents, confirm }: Schemas['PaymentRequest'],
): void {
  const paidCents = netPaid(receipts);
  if (receipts.paidCents + amountCents > largestSumCents)
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/amountCents', rule: 'maximum' }] });
  if (confirm !== true && isFarAbove(totalCents, paidCents + amountCents))
    throw new ProblemError('payment-far-above', { params: { totalCents, paidCents } });
}

/**
 * Adds an entry to a registration's ledger and confirms the registration once it is paid in full. An entry that is sent again with
 * the same key is recorded once.
 * @returns whether it is new
 * @throws ProblemError `not-found`, `invalid-request` for a day in the future, `payment-far-above`, `refund-exceeds-paid`,
 * `idempotency-key-reused`.
 */
export async function recordPayment(
  context: Pick<AppContext, 'db' | 'today'> & ChangeContext,
  registrationId: string,
  request: Schemas['PaymentRequest'],
  idempotencyKey: string,
  userId: number,
): Promise<boolean> {
  const hash = bodyHash(request);
  const actor: Actor = { by: 'staff', userId };
  return withLocked(context, registrationId, async (locked) => {
    const { transaction, record } = locked;
    await lockKey(transaction, idempotencyKey);
    const earlier = await findEntry(transaction, idempotencyKey);
    if (earlier) {
      if (earlier.registration_id === registrationId && earlier.body_hash === hash) return false;
      throw new ProblemError('idempotency-key-reused');
    }
    if (request.receivedOn > context.today()) {
      throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/receivedOn', rule: 'maximum' }] });
    }
    if (request.kind === 'payment') requirePlausible(record, request);
    const left = request.kind === 'refund' ? await returnableCents(transaction, record) : Infinity;
    if (request.amountCents > left) throw new ProblemError('refund-exceeds-paid', { params: { paidCents: left } });
    await addEntry(locked, { ...request, idempotencyKey, bodyHash: hash }, actor, context);
    return true;
  });
}

/** A registration's ledger, oldest entry first. */
export async function listPayments(db: Kysely<Database>, registrationId: string): Promise<Schemas['Payment'][]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.recorded_by')
    .selectAll('payments')
    .select(['users.first_name', 'users.last_name'])
    .select(
      sql<string | null>`
      (select sum(amount_cents) from paypal_refunds where capture_id = payments.provider_reference and paypal_refunds.state <> 'refused')
    `.as('returned'),
    )
    .where('registration_id', '=', registrationId)
    .orderBy('payments.entry')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    method: row.method as Schemas['PaymentMethod'],
    amountCents: row.amount_cents,
    receivedOn: row.received_on,
    ...(row.check_number !== null && { checkNumber: row.check_number }),
    ...(row.note !== null && { note: row.note }),
    createdAt: row.created_at.toISOString(),
    ...(row.kind === 'payment' &&
      row.provider_reference !== null && {
        refundableCents: netPaid({ paidCents: row.amount_cents, refundedCents: Number(row.returned ?? 0) }),
      }),
    recordedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
  }));
}

/** Returns the ledger as the party may see it: without notes and without the names of staff. */
export async function listOwnPayments(db: Kysely<Database>, registrationId: string): Promise<Schemas['OwnPayment'][]> {
  const items = await listPayments(db, registrationId);
  return items.map(({ id, kind, method, amountCents, receivedOn, checkNumber }) => ({
    id,
    kind,
    method,
    amountCents,
    receivedOn,
    ...(checkNumber !== undefined && { checkNumber }),
  }));
}
