import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutPage, chooseAtCheckout } from '../../../api/demo/paypal/checkout.ts';
import { createPayPalDouble } from '../../../api/demo/paypal/double.ts';
import type { PayPalDouble } from '../../../api/demo/paypal/double-types.ts';

/** A fault that a test can cause. It applies to one request whose method and path match `on`. */
interface Fault {
  readonly on: RegExp;
  /**
   * late: answers after `ms`. never: performs the request, but the connection breaks before the answer. lost: does nothing and
   * never answers. error: does nothing and answers 500. garbled: performs the request and answers something else. busy:
   * performs the request, and answers that the same request is already in progress, as when it arrives twice at once. stranger:
   * does nothing and does not recognize the app.
   */
  readonly kind: 'late' | 'never' | 'lost' | 'error' | 'garbled' | 'busy' | 'stranger';
  readonly ms?: number;
}

/** A server on this machine that speaks PayPal's protocol, with a page for payers. */
export interface PayPalServer extends PayPalDouble {
  readonly url: string;
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  /** The site configuration that uses this server. */
  readonly env: Readonly<Record<string, string>>;
  /** Upcoming faults; each is used once, in order. */
  readonly faults: Fault[];
  /** Method and path of every request received. */
  readonly requests: string[];
  /** Approves the order at this address as the payer, or declines or leaves; returns the address that PayPal redirects to. */
  readonly agree: (approveUrl: string, choice?: 'pay' | 'decline' | 'leave') => string;
  /** Sends a webhook event to the site; `change` alters its body after it was signed. */
  readonly notify: (
    siteUrl: string,
    eventType: string,
    resourceId: string,
    change?: (body: string) => string,
  ) => Promise<number>;
  readonly close: () => Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the server; each test that starts one has its own. */
export async function startPayPalServer({
  clock,
  port = 0,
}: {
  readonly clock: () => Date;
  readonly port?: number;
}): Promise<PayPalServer> {
  const clientId = 'test-client';
  const secret = 'test-secret';
  const webhookId = 'WEBHOOK1';
  const faults: Fault[] = [];
  const requests: string[] = [];
  let url = '';
  const double = createPayPalDouble({ clients: { [clientId]: secret }, checkoutOrigin: () => url, clock });

  function showCheckout(request: IncomingMessage, response: ServerResponse, token: string, body: string): void {
    const target =
      request.method === 'POST' ? chooseAtCheckout(double, token, new URLSearchParams(body).get('choice') ?? '') : null;
    if (target !== null) {
      response.writeHead(303, { Location: target }).end();
      return;
    }
    const { status, html } = checkoutPage(double, token);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const body = await readText(request);
    // Browsers request this from every site.
    if (path === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (path === '/checkoutnow') {
      showCheckout(request, response, searchParams.get('token') ?? '', body);
      return;
    }
    requests.push(`${method} ${path}`);
    const index = faults.findIndex(({ on }) => on.test(`${method} ${path}`));
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0];
    if (fault?.kind === 'lost') return;
    const refusals: Partial<Record<Fault['kind'], { status: number; body: object }>> = {
      error: { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } },
      stranger: { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } },
    };
    const answer = (fault && refusals[fault.kind]) ?? double.answer({ method, path, headers: request.headers, body });
    if (fault?.kind === 'never') {
      request.socket.destroy();
      return;
    }
    if (fault?.kind === 'busy') {
      response.writeHead(409, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ name: 'RESOURCE_CONFLICT', details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] }));
      return;
    }
    if (fault?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 200));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(fault?.kind === 'garbled' ? '<html>' : JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    ...double,
    url,
    clientId,
    secret,
    webhookId,
    env: {
      PAYPAL_API_URL: url,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_SECRETS: `${clientId}=${secret}`,
      PAYPAL_WEBHOOKS: `${clientId}=${webhookId}`,
    },
    faults,
    requests,
    agree(approveUrl, choice = 'pay') {
      const target = chooseAtCheckout(double, new URL(approveUrl).searchParams.get('token') ?? '', choice);
      if (target === null) throw new Error(`There is no order behind ${approveUrl}`);
      return target;
    },
    async notify(siteUrl, eventType, resourceId, change = (body) => body) {
      const { body, headers } = double.webhookEvent(eventType, resourceId, webhookId);
      const response = await fetch(`${siteUrl}/api/paypal-webhooks/${clientId}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: change(body),
      });
      return response.status;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
