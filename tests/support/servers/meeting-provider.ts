import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMeetingDouble } from '../../../api/demo/meetings/double.ts';
import { signedHeaders } from '../../../api/demo/meetings/events.ts';
import type { MeetingDouble } from '../../../api/demo/meetings/double-types.ts';

/** The credentials by which the provider knows a site. */
const client = { id: 'the-client', secret: 'the secret/+' };

/** The secret that signs the provider's events. */
const webhookSecret = 'a secret of the provider';

/** A faulty response of the token endpoint. */
type TokenFault = (response: ServerResponse) => void;

/** A fault that a test can cause. It applies to one API request whose method and path match `on`. */
interface Fault {
  readonly on: RegExp;
  /**
   * late: performs the request and answers after `ms`. never: performs it, but the connection breaks before the answer. gone:
   * does nothing, and the connection breaks. Before either break, `act` runs. error: does nothing and answers 500. garbled:
   * performs the request and answers something else. busy: does nothing and answers 429, with Retry-After if `seconds` is
   * given. daily: the same for the daily limit.
   */
  readonly kind: 'late' | 'never' | 'gone' | 'error' | 'garbled' | 'busy' | 'daily';
  readonly act?: () => void;
  readonly ms?: number;
  readonly seconds?: number;
}

/** A server that speaks the provider's protocol: OAuth 2 with proof keys, single-use codes and refresh tokens, and meetings. */
export interface MeetingProvider extends Pick<MeetingDouble, 'meetings' | 'missingScopes' | 'revokeAll' | 'given'> {
  readonly env: Readonly<Record<string, string>>;
  /** The origin of all its addresses. */
  readonly origin: string;
  /** Grants the permission that the address requests; returns the query with which the provider redirects back. */
  readonly allow: (address: string, account?: string) => { code: string; state: string };
  /** Makes the next token request fail this way. */
  readonly failNext: (fault: TokenFault) => void;
  /** The token requests received so far. */
  readonly questions: URLSearchParams[];
  /** Upcoming faults; each is used once, in order. */
  readonly faults: Fault[];
  /** The secret that signs the events sent to a site. */
  readonly webhookSecret: string;
  /** Sends an event to a site, signed at the moment `at`, optionally with another secret or signature. Returns the response. */
  readonly tell: (
    siteUrl: string,
    body: string,
    told: { readonly at: Date; readonly secret?: string; readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<Response>;
  /** Method and path of every request to the API. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** The configuration of a site whose provider is never reached, for tests that do not need it. */
export const silentProvider = {
  MEETING_AUTHORIZE_URL: 'http://127.0.0.1:9/authorize',
  MEETING_TOKEN_URL: 'http://127.0.0.1:9/token',
  MEETING_API_URL: 'http://127.0.0.1:9',
  MEETING_CLIENT_ID: client.id,
  MEETING_CLIENT_SECRET: client.secret,
  MEETING_KEY: Buffer.alloc(32, 7).toString('base64'),
};

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const tooMany = {
  busy: { code: 429, message: 'You have reached the maximum per-second rate limit for this API. Try again later.' },
  daily: { code: 429, message: 'You have exceeded the daily rate limit of Meeting Create/Update requests.' },
} as const;

/** Starts the server on a free port; access tokens are valid for half an hour. */
export async function startMeetingProvider(clock: () => Date = () => new Date()): Promise<MeetingProvider> {
  const questions: URLSearchParams[] = [];
  const faults: Fault[] = [];
  const requests: string[] = [];
  let origin = '';
  let fault: TokenFault | undefined;
  const double = createMeetingDouble({ client, origin: () => origin, clock });

  const answer = (response: ServerResponse, status: number, body?: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  const allow = (address: string, account?: string) => double.allow(new URL(address).searchParams, account);

  /** Shows the page that asks for permission in a browser. */
  const askPerson = (address: string, response: ServerResponse): void => {
    const query = new URL(address).searchParams;
    const back = (result: Record<string, string>) =>
      `${query.get('redirect_uri') ?? ''}?${new URLSearchParams(result).toString()}`;
    const denial = { error: 'access_denied', state: query.get('state') ?? '' };
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<!doctype html><title>Meetings</title><a href="${back(allow(address))}">Allow</a> <a href="${back(denial)}">Decline</a>`,
      );
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query, href } = new URL(request.url ?? '/', origin);
    const method = request.method ?? 'GET';
    if (path === '/authorize') {
      askPerson(href, response);
      return;
    }
    const { headers } = request;
    const body = await read(request);
    if (path === '/token') {
      questions.push(new URLSearchParams(body));
      const failing = fault;
      fault = undefined;
      if (failing) {
        failing(response);
        return;
      }
    } else requests.push(`${method} ${path}`);
    const index = faults.findIndex(({ on }) => on.test(`${method} ${path}`));
    const failing = index < 0 ? undefined : faults.splice(index, 1)[0];
    if (failing?.kind === 'error') {
      answer(response, 500, { code: 500, message: 'Internal error' });
      return;
    }
    if (failing?.kind === 'busy' || failing?.kind === 'daily') {
      const wait = failing.seconds === undefined ? undefined : { 'Retry-After': String(failing.seconds) };
      answer(response, 429, tooMany[failing.kind], wait);
      return;
    }
    const given = failing?.kind === 'gone' ? undefined : double.answer({ method, path, query, headers, body });
    if (!given || failing?.kind === 'never') {
      failing?.act?.();
      request.socket.destroy();
      return;
    }
    if (failing?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, failing.ms ?? 200));
    answer(response, given.status, failing?.kind === 'garbled' ? { id: 'soon' } : given.body);
  }

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  return {
    env: {
      MEETING_AUTHORIZE_URL: `${origin}/authorize`,
      MEETING_TOKEN_URL: `${origin}/token`,
      MEETING_API_URL: origin,
      MEETING_CLIENT_ID: client.id,
      MEETING_CLIENT_SECRET: client.secret,
      MEETING_KEY: Buffer.alloc(32, 7).toString('base64'),
      MEETING_WEBHOOK_SECRET: webhookSecret,
    },
    webhookSecret,
    tell: (siteUrl, body, { at, secret = webhookSecret, headers = {} }) =>
      fetch(`${siteUrl}/api/meeting-webhooks`, {
        method: 'POST',
        headers: { ...signedHeaders(body, secret, at), ...headers },
        body,
      }),
    origin,
    allow,
    failNext: (next) => {
      fault = next;
    },
    revokeAll: double.revokeAll,
    meetings: double.meetings,
    missingScopes: double.missingScopes,
    given: double.given,
    questions,
    faults,
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
