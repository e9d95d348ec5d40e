import { readCapture, readFault, readOrder, readRefund, readToken, readVerification, toValue } from './wire.ts';
import type { Capture, PayPalOrder, Refund } from './wire.ts';

/** How long to wait for one answer from PayPal, in ms. A capture that takes longer is checked later. */
const patience = 10_000;
/** A token is renewed this long before it expires, in ms. */
const tokenMargin = 60_000;

/** PayPal gave no usable answer: it is down, too slow, too busy, broken, or rejects our secret. Whether it has acted is unknown. */
export class PayPalUnreachable extends Error {
  override readonly name = 'PayPalUnreachable';
}

/** PayPal understood the request and refused it; `issue` is its reason. */
export class PayPalRefusal extends Error {
  override readonly name = 'PayPalRefusal';
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string, debugId: string) {
    super(`PayPal answered ${String(status)} ${issue} (debug id ${debugId || 'none'})`);
    this.status = status;
    this.issue = issue;
  }
}

/** The data that an order is opened with. */
interface NewOrder {
  /** Our own id. Sending the same id again returns the same order. */
  readonly requestId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly reference: string;
  readonly registrationId: string;
  readonly description: string;
  readonly brandName: string;
  readonly language: 'en' | 'es';
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** The headers with which PayPal signs a webhook event, named as in the verification request. */
export interface WebhookSignature {
  readonly auth_algo: string;
  readonly cert_url: string;
  readonly transmission_id: string;
  readonly transmission_sig: string;
  readonly transmission_time: string;
}

/** PayPal's REST API for one of the center's apps. Every call throws PayPalUnreachable or PayPalRefusal when it fails. */
export interface PayPalClient {
  readonly createOrder: (order: NewOrder) => Promise<PayPalOrder>;
  readonly getOrder: (orderId: string) => Promise<PayPalOrder>;
  /** Captures the money of an approved order, once for each request id. */
  readonly captureOrder: (orderId: string, requestId: string) => Promise<PayPalOrder>;
  readonly getCapture: (captureId: string) => Promise<Capture>;
  readonly refundCapture: (
    captureId: string,
    requestId: string,
    money: { amountCents: number; currency: string },
  ) => Promise<Refund>;
  readonly getRefund: (refundId: string) => Promise<Refund>;
  /** Whether PayPal signed an event, its body unchanged, for this webhook. */
  readonly verifyWebhookEvent: (webhookId: string, signature: WebhookSignature, rawBody: string) => Promise<boolean>;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly requestId?: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface ClientOptions {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly secret: string;
  readonly clock: () => Date;
  readonly patience?: number | undefined;
}

/** PayPal's error for a request that arrives while the same one, with the same id, is in progress. It refuses only the second. */
const underWay = 'PREVIOUS_REQUEST_IN_PROGRESS';

/**
 * A 401 means that PayPal rejects our secret, for example because it was renewed there first. It says nothing about this request
 * or an earlier one.
 */
function isWorthAnotherTry({ status, body }: Answer): boolean {
  return (
    status === 401 ||
    status === 408 ||
    status === 409 ||
    status === 429 ||
    status >= 500 ||
    readFault(body).issue === underWay
  );
}

async function fetchJson(url: string, init: RequestInit, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch (error) {
    // The cause may contain the URL. It is not secret, but the log does not need it.
    throw new PayPalUnreachable(`PayPal gave no answer (${error instanceof Error ? error.name : 'unknown'})`);
  }
}

/** An answer that does not fit our request counts as no answer. */
function understood<Result>(read: (body: unknown) => Result, { body }: Answer): Result {
  try {
    return read(body);
  } catch {
    throw new PayPalUnreachable('PayPal answered something that cannot be understood');
  }
}

/** Creates the client for one app. It keeps its token in memory and renews it when PayPal rejects it. */
export function createPayPalClient({
  apiUrl,
  clientId,
  secret,
  clock,
  patience: timeout = patience,
}: ClientOptions): PayPalClient {
  let kept: { token: string; until: number } | undefined;

  async function newToken(): Promise<string> {
    const answer = await fetchJson(
      `${apiUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: {
          Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'application/json',
        },
        body: 'grant_type=client_credentials',
      },
      timeout,
    );
    check(answer);
    const { token, seconds } = understood(readToken, answer);
    kept = { token, until: clock().getTime() + seconds * 1000 - tokenMargin };
    return token;
  }

  function check(answer: Answer): Answer {
    if (answer.status < 300) return answer;
    if (isWorthAnotherTry(answer)) throw new PayPalUnreachable(`PayPal answered ${String(answer.status)}`);
    const { issue, debugId } = readFault(answer.body);
    throw new PayPalRefusal(answer.status, issue, debugId);
  }

  async function call({ method, path, body, requestId }: Call): Promise<Answer> {
    const send = async (token: string): Promise<Answer> =>
      fetchJson(
        `${apiUrl}${path}`,
        {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            Accept: 'application/json',
            ...(method === 'POST' && { 'Content-Type': 'application/json', Prefer: 'return=representation' }),
            ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
          },
          ...(body !== undefined && { body }),
        },
        timeout,
      );
    const isValid = kept !== undefined && clock().getTime() < kept.until;
    const answer = await send(isValid && kept ? kept.token : await newToken());
    // A token may expire early, for example when the secret is renewed.
    return check(answer.status === 401 && isValid ? await send(await newToken()) : answer);
  }

  return {
    async createOrder(order) {
      const body = JSON.stringify(orderBody(order));
      return understood(
        readOrder,
        await call({ method: 'POST', path: '/v2/checkout/orders', body, requestId: order.requestId }),
      );
    },
    async getOrder(orderId) {
      return understood(
        readOrder,
        await call({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` }),
      );
    },
    async captureOrder(orderId, requestId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`;
      return understood(readOrder, await call({ method: 'POST', path, body: '{}', requestId }));
    },
    async getCapture(captureId) {
      return understood(
        readCapture,
        await call({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(captureId)}` }),
      );
    },
    async refundCapture(captureId, requestId, { amountCents, currency }) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const body = JSON.stringify({ amount: { value: toValue(amountCents), currency_code: currency } });
      return understood(readRefund, await call({ method: 'POST', path, body, requestId }));
    },
    async getRefund(refundId) {
      return understood(
        readRefund,
        await call({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(refundId)}` }),
      );
    },
    async verifyWebhookEvent(webhookId, signature, rawBody) {
      // The event is forwarded byte for byte: if serialized again, it would not match its signature.
      const facts = JSON.stringify({ ...signature, webhook_id: webhookId });
      const body = `${facts.slice(0, -1)},"webhook_event":${rawBody}}`;
      return understood(
        readVerification,
        await call({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body }),
      );
    },
  };
}

function orderBody(order: NewOrder) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: order.registrationId,
        // Unique for each order: PayPal refuses to take the same invoice twice.
        invoice_id: `${order.reference}-${order.requestId.slice(0, 8)}`,
        description: order.description.slice(0, 127),
        amount: { currency_code: order.currency, value: toValue(order.amountCents) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: order.brandName.slice(0, 127),
          locale: order.language === 'es' ? 'es-US' : 'en-US',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          // Checks and bank transfers would hold places for days and might never be paid.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}
