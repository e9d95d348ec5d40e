import { randomUUID } from 'node:crypto';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { withLocked } from '../../registrations/port.ts';
import type { Locked } from '../../registrations/port.ts';
import { currentDeposit } from '../../events/rules.ts';
import { whatIsDue } from '../rules.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import { settleOrder } from './settle-order.ts';
import { findLatestOrder, findOrder, isInDoubt, isUnfinished, lockUnfinishedOrder, updateOrder } from './store.ts';
import type { StoredOrder } from './store.ts';

type StartContext = Pick<
  AppContext,
  'db' | 'clock' | 'enqueue' | 'enqueueAll' | 'log' | 'mailLimiter' | 'payPal' | 'config' | 'secrets'
>;

interface Opening extends Pick<Locked, 'event' | 'record'> {
  readonly order: StoredOrder;
}

/** Whether an order was opened with a link that has since been replaced; a payer who returns from it gets no access. */
function isBefore({ created_at: openedAt }: StoredOrder, replacedAt: Date | null): boolean {
  return replacedAt !== null && openedAt <= replacedAt;
}

type Part = components['schemas']['PayPalPart'];

/** Returns the order to pay with: the open one if its amount is right, otherwise a new one. Null when there is nothing to pay. */
async function chooseOrder(context: StartContext, registrationId: string, part: Part): Promise<Opening | null> {
  return withLocked(context, registrationId, async ({ transaction, event, record, now }) => {
    const { nowCents, laterCents } = whatIsDue(record, currentDeposit(event, now));
    const amount = part === 'all' ? nowCents + laterCents : nowCents;
    const earlier = await lockUnfinishedOrder(transaction, registrationId);
    // While a payment may be in progress, nobody is asked to pay a second time.
    if (earlier && isInDoubt(earlier)) return null;
    if (amount === 0) return null;
    const clientId = context.payPal.clientIdFor(event);
    if (clientId === null)
      throw new ProblemError('payment-method-not-offered', { params: { paymentMethod: 'PayPal' } });
    if (earlier) {
      const isSame = earlier.amount_cents === amount && earlier.client_id === clientId;
      if (isSame && !isBefore(earlier, record.linkReplacedAt)) return { event, record, order: earlier };
      await updateOrder(transaction, earlier, { state: 'ended' }, now);
    }
    const order = await transaction
      .insertInto('paypal_orders')
      .values({
        id: randomUUID(),
        registration_id: registrationId,
        client_id: clientId,
        amount_cents: amount,
        currency: record.quote.currency,
        state: 'creating',
        check_at: new Date(now.getTime() + 60_000),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { event, record, order };
  });
}

/** Asks PayPal about an open order. If PayPal does not answer, money may be on its way, so no second order is created. */
async function settleEarlier(context: StartContext, id: string): Promise<void> {
  try {
    await settleOrder(context, id);
  } catch (error) {
    const order = await findOrder(context.db, id);
    if (!order || !isInDoubt(order)) throw error;
    context.log.warn({ order: id, reason: error instanceof Error ? error.message : 'unknown' }, 'unknown order status');
  }
}

/** Returns the URL to which PayPal sends payers back; `isLeft` means that they have approved nothing. */
function returnAddress(
  eventId: string,
  { order, key, isLeft }: { readonly order: string; readonly key: string; readonly isLeft: boolean },
): string {
  const query = new URLSearchParams({ order, key, ...(isLeft && { left: '1' }) });
  return `/retreat-registration/${encodeURIComponent(eventId)}/payment?${query.toString()}`;
}

/** Opens the order at PayPal. Because the order's id is sent along, repeating this returns the same order. */
async function openAtPayPal(
  context: StartContext,
  { event, record, order }: Opening,
  language: 'en' | 'es',
): Promise<string> {
  if (order.approve_url !== null) return order.approve_url;
  const { config, secrets } = context;
  const client = context.payPal.client(order.client_id);
  if (!client) throw new PayPalUnreachable('The secret of this PayPal app is not configured');
  const address = (isLeft: boolean): string =>
    `${config.publicUrl}${returnAddress(event.id, { order: order.id, key: secrets.payPalReturnKey(order.id), isLeft })}`;
  const opened = await client.createOrder({
    requestId: order.id,
    amountCents: order.amount_cents,
    currency: order.currency,
    reference: record.reference,
    registrationId: record.id,
    description: `${event.texts[language].name} (${record.reference})`,
    brandName: config.site.name[language],
    language,
    returnUrl: address(false),
    cancelUrl: address(true),
  });
  if (opened.approveUrl === null) throw new PayPalUnreachable('PayPal returned no URL for the approval');
  await updateOrder(
    context.db,
    order,
    { state: 'open', order_id: opened.id, approve_url: opened.approveUrl },
    context.clock(),
  );
  return opened.approveUrl;
}

/**
 * Opens a party's payment at PayPal, or finds the open one; an approved payment is captured.
 * @returns where to approve it; null when there is nothing to approve: it is paid, in progress, or the places are gone.
 * @throws ProblemError `payment-method-not-offered`, `payment-unavailable` when PayPal does not answer or refuses.
 */
export async function startPayment(
  context: StartContext,
  registrationId: string,
  language: 'en' | 'es',
  part: Part,
): Promise<string | null> {
  try {
    const earlier = await findLatestOrder(context.db, registrationId);
    if (earlier && isUnfinished(earlier)) await settleEarlier(context, earlier.id);
    const opening = await chooseOrder(context, registrationId, part);
    return opening && (await openAtPayPal(context, opening, language));
  } catch (error) {
    if (!(error instanceof PayPalUnreachable) && !(error instanceof PayPalRefusal)) throw error;
    context.log.warn({ reason: error.message }, 'an order could not be created at PayPal');
    throw new ProblemError('payment-unavailable');
  }
}

/** How long the URL to which PayPal sends payers back opens their registration, in ms: at least as long as an order is valid. */
const returnTime = 6 * 60 * 60_000;

/**
 * Returns the registration of an order while its payer is expected back.
 * @throws ProblemError `link-invalid`.
 */
export async function findReturning(
  { db, clock, secrets }: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  { order: orderId, key }: { readonly order: string; readonly key: string },
): Promise<{ id: string; eventId: string; linkNumber: number }> {
  const order = secrets.isPayPalReturnKey(orderId, key) ? await findOrder(db, orderId) : null;
  if (!order || clock().getTime() - order.created_at.getTime() > returnTime) throw new ProblemError('link-invalid');
  const row = await db
    .selectFrom('registrations')
    .select(['id', 'event_id', 'link_number', 'link_replaced_at'])
    .where('id', '=', order.registration_id)
    .executeTakeFirstOrThrow();
  // A payment that began with a link that has since been replaced must not reveal the new link.
  if (isBefore(order, row.link_replaced_at)) throw new ProblemError('link-invalid');
  return { id: row.id, eventId: row.event_id, linkNumber: row.link_number };
}
