import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database, PaypalOrdersTable } from '../../platform/data/tables.gen.ts';
import { inDoubt } from '../rules.ts';

/** A stored PayPal order. */
export type StoredOrder = Selectable<PaypalOrdersTable>;

type OrderState = StoredOrder['state'];

/** States of an unfinished order. */
const unfinished: readonly OrderState[] = ['creating', 'open', 'capturing', 'pending'];

/** Whether an order is unfinished. */
export function isUnfinished({ state }: Pick<StoredOrder, 'state'>): boolean {
  return unfinished.includes(state);
}

/** Whether an order is in doubt. */
export function isInDoubt({ state }: Pick<StoredOrder, 'state'>): boolean {
  return inDoubt.some((each) => each === state);
}

/** Finds an order by our id; null if there is none. */
export async function findOrder(db: Kysely<Database>, id: string): Promise<StoredOrder | null> {
  return (await db.selectFrom('paypal_orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Finds an order by PayPal's id; null if there is none. */
export async function findOrderAtPayPal(
  db: Kysely<Database>,
  clientId: string,
  orderId: string,
): Promise<StoredOrder | null> {
  const query = db
    .selectFrom('paypal_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('client_id', '=', clientId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Returns the unfinished order of a registration, otherwise its latest order; null if it has none. */
export async function findLatestOrder(db: Kysely<Database>, registrationId: string): Promise<StoredOrder | null> {
  const query = db.selectFrom('paypal_orders').selectAll().where('registration_id', '=', registrationId);
  const sorted = query
    .orderBy(sql`check_at is not null`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return (await sorted.limit(1).executeTakeFirst()) ?? null;
}

/** Locks and returns the unfinished order of a registration; null if it has none. */
export async function lockUnfinishedOrder(
  transaction: Transaction<Database>,
  registrationId: string,
): Promise<StoredOrder | null> {
  const query = transaction.selectFrom('paypal_orders').selectAll().where('registration_id', '=', registrationId);
  return (await query.where('state', 'in', unfinished).forUpdate().executeTakeFirst()) ?? null;
}

/** Whether a payment for a registration may be in progress: its places stay until PayPal reports the outcome. */
export async function isMoneyUnderWay(transaction: Transaction<Database>, registrationId: string): Promise<boolean> {
  const order = await lockUnfinishedOrder(transaction, registrationId);
  return order !== null && isInDoubt(order);
}

/** Returns when to check an order again after this many checks: soon at first, then every half hour. */
function nextCheck(checks: number, now: Date): Date {
  const minutes = Math.min(2 ** checks, 30);
  return new Date(now.getTime() + minutes * 60_000);
}

/**
 * Stores the current status of an order; a finished one is not checked again. Changes the order only if its state has not changed
 * since it was read, because the caller may have old data. A capture is stored in any case: it is true whenever it is reported.
 */
export async function updateOrder(
  db: Kysely<Database>,
  order: Pick<StoredOrder, 'id' | 'checks' | 'state'>,
  change: Updateable<PaypalOrdersTable>,
  now: Date,
): Promise<void> {
  const state = change.state ?? order.state;
  await db
    .updateTable('paypal_orders')
    .set({
      ...change,
      checks: order.checks + 1,
      check_at: isUnfinished({ state }) ? nextCheck(order.checks, now) : null,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .$if(state !== 'captured', (query) => query.where('state', '=', order.state))
    .execute();
}

/** Returns the ids of orders that are due for a check, the longest overdue first. */
export async function listDueOrders(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paypal_orders')
    .select('id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a capture is already in the ledger or among the unmatched payments. */
export async function isNoted(db: Kysely<Database>, captureId: string): Promise<boolean> {
  const [payment, unmatched] = await Promise.all([
    db.selectFrom('payments').select('id').where('provider_reference', '=', captureId).executeTakeFirst(),
    db.selectFrom('unmatched_payments').select('id').where('capture_id', '=', captureId).executeTakeFirst(),
  ]);
  return payment !== undefined || unmatched !== undefined;
}
