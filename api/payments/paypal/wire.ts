import { z } from 'zod';

/*
 * The parts of PayPal's answers that decisions depend on (Orders v2, Payments v2, Webhooks v1). Unknown fields are ignored, as
 * PayPal adds some from time to time; nothing acts on an unknown status.
 */

const id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const link = z.object({ rel: z.string(), href: z.string() });

const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^[0-9]{1,7}([.][0-9]{1,3})?$/),
});

const capture = z.object({
  id,
  status: z.string(),
  amount: money,
  create_time: z.iso.datetime({ offset: true }).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: id.optional() }).optional() }).optional(),
});

const order = z.object({
  id,
  status: z.string(),
  links: z.array(link).optional(),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(capture).optional() }).optional() }))
    .optional(),
});

const refund = z.object({ id, status: z.string(), amount: money.optional(), links: z.array(link).optional() });

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const fault = z.object({
  name: z.string(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

const verification = z.object({ verification_status: z.string() });

/** Money that PayPal has captured or tried to capture. */
export interface Capture {
  readonly id: string;
  /** COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
  readonly status: string;
  /** Hundredths of the currency's unit. */
  readonly amountCents: number;
  readonly currency: string;
  readonly at: Date | null;
  readonly orderId: string | null;
}

/** The status of an order at PayPal. */
export interface PayPalOrder {
  readonly id: string;
  /** CREATED, SAVED, PAYER_ACTION_REQUIRED, APPROVED, COMPLETED, VOIDED. */
  readonly status: string;
  /** Where the payer approves it. */
  readonly approveUrl: string | null;
  readonly captures: readonly Capture[];
}

/** Money that was refunded. */
export interface Refund {
  readonly id: string;
  /** COMPLETED, PENDING, CANCELLED, FAILED. */
  readonly status: string;
  readonly amountCents: number | null;
  readonly captureId: string | null;
}

/** 5000 → '50.00'. */
export function toValue(cents: number): string {
  return `${String(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** '50.00' → 5000; it moves digits, so that nothing is rounded. */
function toCents(value: string): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}

function toCapture(found: z.output<typeof capture>): Capture {
  return {
    id: found.id,
    status: found.status,
    amountCents: toCents(found.amount.value),
    currency: found.amount.currency_code,
    at: found.create_time === undefined ? null : new Date(found.create_time),
    orderId: found.supplementary_data?.related_ids?.order_id ?? null,
  };
}

/** Reads a capture; throws if the body is not one. */
export function readCapture(body: unknown): Capture {
  return toCapture(capture.parse(body));
}

/** Reads an order; throws if the body is not one. */
export function readOrder(body: unknown): PayPalOrder {
  const { id: orderId, status, links = [], purchase_units: units = [] } = order.parse(body);
  const approve = links.find(({ rel }) => rel === 'payer-action') ?? links.find(({ rel }) => rel === 'approve');
  const captures = units.flatMap(({ payments }) => payments?.captures ?? []).map(toCapture);
  return { id: orderId, status, approveUrl: approve?.href ?? null, captures };
}

/** Reads a refund; its capture is in the `up` link. */
export function readRefund(body: unknown): Refund {
  const { id: refundId, status, amount, links = [] } = refund.parse(body);
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return {
    id: refundId,
    status,
    amountCents: amount ? toCents(amount.value) : null,
    captureId: /\/captures\/([A-Za-z0-9-]+)$/.exec(up)?.[1] ?? null,
  };
}

/** Reads a token and its lifetime in seconds. */
export function readToken(body: unknown): { readonly token: string; readonly seconds: number } {
  const { access_token: accessToken, expires_in: seconds } = token.parse(body);
  return { token: accessToken, seconds };
}

/** Reads an error from PayPal; the issue is its most precise reason. */
export function readFault(body: unknown): { readonly issue: string; readonly debugId: string } {
  const { data } = fault.safeParse(body);
  return { issue: data?.details?.[0]?.issue ?? data?.name ?? 'unknown', debugId: data?.debug_id ?? '' };
}

/** Whether PayPal confirms that it sent an event. */
export function readVerification(body: unknown): boolean {
  return verification.parse(body).verification_status === 'SUCCESS';
}
