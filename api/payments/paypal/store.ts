import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database, PaypalOrdersTable } from '../../platform/data/tables.gen.ts';

/** An order as it is kept here. */
export type StoredOrder = Selectable<PaypalOrdersTable>;

type OrderState = StoredOrder['state'];

/** States in which something may still come of an order. */
const unfinished: readonly OrderState[] = ['creating', 'open', 'capturing', 'pending'];

/** Whether something may still come of an order. */
export function isUnfinished({ state }: Pick<StoredOrder, 'state'>): boolean {
  return unfinished.includes(state);
}

/** Whether the money of an order may be on its way, or taken, without our knowing it yet. */
export function isInDoubt({ state }: Pick<StoredOrder, 'state'>): boolean {
  return state === 'capturing' || state === 'pending';
}

/** The order with this id of ours, or null. */
export async function findOrder(db: Kysely<Database>, id: string): Promise<StoredOrder | null> {
  return (await db.selectFrom('paypal_orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The order with this id of PayPal's, or null. */
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

/** The order of a registration that something may still come of, else the latest; or null. */
export async function findLatestOrder(db: Kysely<Database>, registrationId: string): Promise<StoredOrder | null> {
  const query = db.selectFrom('paypal_orders').selectAll().where('registration_id', '=', registrationId);
  const sorted = query
    .orderBy(sql`check_at is not null`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return (await sorted.limit(1).executeTakeFirst()) ?? null;
}

/** The order of a registration that something may still come of, locked, or null. */
export async function lockUnfinishedOrder(
  transaction: Transaction<Database>,
  registrationId: string,
): Promise<StoredOrder | null> {
  const query = transaction.selectFrom('paypal_orders').selectAll().where('registration_id', '=', registrationId);
  return (await query.where('state', 'in', unfinished).forUpdate().executeTakeFirst()) ?? null;
}

/** When an order that has been asked about so often is asked about again: soon at first, then every half hour. */
function nextCheck(checks: number, now: Date): Date {
  const minutes = Math.min(2 ** checks, 30);
  return new Date(now.getTime() + minutes * 60_000);
}

/**
 * Notes how an order stands now; what is finished is not asked about again. Only an order that still is as it was looked at
 * is changed: who comes too late has not seen the latest. That money was taken is true whenever it is said.
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

/** The ids of orders that are due to be asked about, the longest due first. */
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

/** Whether a capture is in the ledger or among the unmatched payments already. */
export async function isNoted(db: Kysely<Database>, captureId: string): Promise<boolean> {
  const [payment, unmatched] = await Promise.all([
    db.selectFrom('payments').select('id').where('provider_reference', '=', captureId).executeTakeFirst(),
    db.selectFrom('unmatched_payments').select('id').where('capture_id', '=', captureId).executeTakeFirst(),
  ]);
  return payment !== undefined || unmatched !== undefined;
}
