import { createHmac, randomBytes } from 'node:crypto';
import type {
  DoubleAnswer,
  DoubleCapture,
  DoubleOrder,
  DoubleRefund,
  DoubleRequest,
  Money,
  Oddity,
  PayPalDouble,
  RefundStatus,
} from './double-types.ts';

/*
 * A stand-in that speaks the parts of PayPal's REST protocol that this site uses (OAuth 2, Orders v2, Payments v2, Webhooks v1),
 * for the demonstration and the tests: nothing leaves the machine and no money is moved.
 */

interface DoubleOptions {
  /** Client id → secret. */
  readonly clients: Readonly<Record<string, string>>;
  /** The address of its page for payers, without a trailing slash. */
  readonly checkoutOrigin: () => string;
  readonly clock: () => Date;
}

interface OrderBody {
  readonly purchase_units: readonly { readonly amount: Money; readonly description: string }[];
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context: {
        readonly return_url: string;
        readonly cancel_url: string;
        readonly locale: string;
      };
    };
  };
}

const newId = (): string => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();
const cents = ({ value }: Money): number => Math.round(Number(value) * 100);

function fault(status: number, name: string, issue: string): DoubleAnswer {
  return { status, body: { name, message: name, debug_id: newId(), details: [{ issue }] } };
}

const missing = fault(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

function presentCapture({ id, status, amount, orderId, createdAt }: DoubleCapture) {
  return {
    id,
    status,
    amount,
    create_time: createdAt,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: orderId } },
  };
}

/** Creates a stand-in without any orders. */
export function createPayPalDouble({ clients, checkoutOrigin, clock }: DoubleOptions): PayPalDouble {
  const orders = new Map<string, DoubleOrder>();
  const captures = new Map<string, DoubleCapture>();
  const refunds = new Map<string, DoubleRefund>();
  const answered = new Map<string, DoubleAnswer>();
  const tokens = new Set<string>();
  const oddities: Oddity[] = [];
  const refundAnswers: RefundStatus[] = [];
  const signingKey = randomBytes(32);
  const sign = (facts: readonly string[]): string =>
    createHmac('sha256', signingKey).update(facts.join('|')).digest('base64');

  function present(order: DoubleOrder) {
    return {
      id: order.id,
      status: order.status,
      intent: 'CAPTURE',
      links: [{ rel: 'payer-action', method: 'GET', href: `${checkoutOrigin()}/checkoutnow?token=${order.id}` }],
      purchase_units: [
        {
          amount: order.amount,
          ...(order.captures.length > 0 && { payments: { captures: order.captures.map(presentCapture) } }),
        },
      ],
    };
  }

  function giveToken({ headers }: DoubleRequest): DoubleAnswer {
    const [scheme, credentials = ''] = String(headers['authorization']).split(' ');
    const [clientId = '', secret] = Buffer.from(credentials, 'base64').toString().split(':');
    if (scheme !== 'Basic' || !Object.hasOwn(clients, clientId) || clients[clientId] !== secret)
      return fault(401, 'invalid_client', 'invalid_client');
    const token = newId();
    tokens.add(token);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  function createOrder({ body }: DoubleRequest): DoubleAnswer {
    const { purchase_units: units, payment_source: source } = JSON.parse(body) as OrderBody;
    const [unit] = units;
    if (!unit || cents(unit.amount) <= 0) return fault(422, 'UNPROCESSABLE_ENTITY', 'CANNOT_BE_ZERO_OR_NEGATIVE');
    const { return_url: returnUrl, cancel_url: cancelUrl, locale } = source.paypal.experience_context;
    const order: DoubleOrder = {
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      description: unit.description,
      language: locale.startsWith('es') ? 'es' : 'en',
      returnUrl,
      cancelUrl,
      captures: [],
    };
    orders.set(order.id, order);
    return { status: 201, body: present(order) };
  }

  function captureOrder(order: DoubleOrder): DoubleAnswer {
    if (order.status === 'COMPLETED') return fault(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return fault(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    if (order.refusal !== undefined) return fault(422, 'UNPROCESSABLE_ENTITY', order.refusal);
    const capture: DoubleCapture = {
      id: newId(),
      status: order.captureStatus ?? 'COMPLETED',
      amount: order.amount,
      orderId: order.id,
      createdAt: clock().toISOString(),
      ...oddities.shift(),
    };
    order.status = 'COMPLETED';
    order.captures.push(capture);
    captures.set(capture.id, capture);
    return { status: 201, body: present(order) };
  }

  function presentRefund({ id, captureId, amount, status }: DoubleRefund) {
    const links = [{ rel: 'up', method: 'GET', href: `https://api-m.paypal.com/v2/payments/captures/${captureId}` }];
    return { id, status, amount, links };
  }

  /** The refunded amount of a capture in these statuses, in cents. A failed refund does not count. */
  function returnedOf(captureId: string, statuses: readonly RefundStatus[]): number {
    return [...refunds.values()]
      .filter((refund) => refund.captureId === captureId && statuses.includes(refund.status))
      .reduce((sum, refund) => sum + cents(refund.amount), 0);
  }

  function recordReturned(capture: DoubleCapture): void {
    const returned = returnedOf(capture.id, ['COMPLETED']);
    if (returned > 0) capture.status = returned === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  }

  function refundCapture(capture: DoubleCapture, amount: Money, status: RefundStatus = 'COMPLETED'): DoubleAnswer {
    if (returnedOf(capture.id, ['COMPLETED', 'PENDING']) + cents(amount) > cents(capture.amount))
      return fault(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED');
    const refund = { id: newId(), captureId: capture.id, amount, status };
    refunds.set(refund.id, refund);
    recordReturned(capture);
    return { status: 201, body: presentRefund(refund) };
  }

  function verify({ body }: DoubleRequest): DoubleAnswer {
    const facts = JSON.parse(body) as Record<string, string>;
    // The signature covers the exact bytes of the event, not its parsed content.
    const raw = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const expected = sign([
      facts['transmission_id'] ?? '',
      facts['transmission_time'] ?? '',
      facts['webhook_id'] ?? '',
      raw,
    ]);
    return {
      status: 200,
      body: { verification_status: expected === facts['transmission_sig'] ? 'SUCCESS' : 'FAILURE' },
    };
  }

  function perform(request: DoubleRequest): DoubleAnswer {
    const { method, path } = request;
    const [, kind, id = '', action] =
      /^\/v2\/(?:checkout|payments)\/(orders|captures|refunds)(?:\/([A-Z0-9]+))?(?:\/(capture|refund))?$/.exec(path) ??
      [];
    if (path === '/v1/notifications/verify-webhook-signature') return verify(request);
    if (kind === 'orders' && method === 'POST' && id === '') return createOrder(request);
    const order = kind === 'orders' ? orders.get(id) : undefined;
    if (order) return action === 'capture' ? captureOrder(order) : { status: 200, body: present(order) };
    const capture = kind === 'captures' ? captures.get(id) : undefined;
    if (capture && action === 'refund')
      return refundCapture(capture, (JSON.parse(request.body) as { amount: Money }).amount, refundAnswers.shift());
    if (capture) return { status: 200, body: presentCapture(capture) };
    const refund = kind === 'refunds' ? refunds.get(id) : undefined;
    return refund ? { status: 200, body: presentRefund(refund) } : missing;
  }

  function answer(request: DoubleRequest): DoubleAnswer {
    if (request.path === '/v1/oauth2/token') return giveToken(request);
    const token = /^Bearer (.+)$/.exec(String(request.headers['authorization']))?.[1] ?? '';
    if (!tokens.has(token)) return fault(401, 'INVALID_TOKEN', 'invalid_token');
    const requestId = request.headers['paypal-request-id'];
    if (typeof requestId !== 'string') return perform(request);
    // The same request with the same id is performed once; a refused one may be retried.
    const earlier = answered.get(`${request.path} ${requestId}`);
    if (earlier) return earlier;
    const first = perform(request);
    if (first.status < 300) answered.set(`${request.path} ${requestId}`, first);
    return first;
  }

  return {
    answer,
    orders,
    refunds,
    oddities,
    refundAnswers,
    captures,
    forgetTokens: () => {
      tokens.clear();
    },
    webhookEvent(eventType, resourceId, webhookId) {
      // Whitespace as PayPal might send it: serializing the event again breaks the signature.
      const body = `{ "id": "WH-${newId()}",  "event_type": "${eventType}", "summary": "Señal", "resource": {"id":"${resourceId}", "amount": {"value": "1.00"}} }`;
      const id = newId();
      const time = clock().toISOString();
      return {
        body,
        headers: {
          'PayPal-Auth-Algo': 'SHA256withRSA',
          'PayPal-Cert-Url': 'https://api-m.paypal.com/v1/notifications/certs/CERT-1',
          'PayPal-Transmission-Id': id,
          'PayPal-Transmission-Time': time,
          'PayPal-Transmission-Sig': sign([id, time, webhookId, body]),
        },
      };
    },
    foreignCapture(amount) {
      const capture = { id: newId(), status: 'COMPLETED', amount, orderId: newId(), createdAt: clock().toISOString() };
      captures.set(capture.id, capture);
      return capture.id;
    },
    finishRefund(refundId, status) {
      const refund = refunds.get(refundId);
      const capture = refund && captures.get(refund.captureId);
      if (!capture) throw new Error(`There is no refund ${refundId}`);
      refund.status = status;
      recordReturned(capture);
    },
    finishCapture(captureId, status) {
      const capture = captures.get(captureId);
      if (!capture) throw new Error(`There is no capture ${captureId}`);
      capture.status = status;
    },
    foreignRefund(captureId, value, status) {
      const capture = captures.get(captureId);
      if (!capture) throw new Error(`There is no capture ${captureId}`);
      const { body } = refundCapture(capture, { value, currency_code: capture.amount.currency_code }, status);
      return (body as { id: string }).id;
    },
  };
}
