import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider knows a site by. */
const client = { id: 'the-client', secret: 'the secret/+' };

/** The next answers of the token address, where they differ from the right ones. */
type Fault = (response: ServerResponse) => void;

/** A server that speaks OAuth 2 as a video-meeting provider does: PKCE, codes good once, refresh tokens good once. */
export interface MeetingProvider {
  readonly env: Readonly<Record<string, string>>;
  /** Someone allows what the address asks for: the query with which the provider sends them back. */
  readonly allow: (address: string) => { code: string; state: string };
  /** Lets the next question for tokens come to this instead. */
  readonly failNext: (fault: Fault) => void;
  /** Takes back what this browser's user allowed: refresh tokens are no longer taken. */
  readonly revokeAll: () => void;
  /** The tokens that were given out, and how often it was asked for any. */
  readonly given: { accessToken: string; refreshToken: string }[];
  readonly questions: URLSearchParams[];
  readonly close: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) body += String(part);
  return new URLSearchParams(body);
}

/** Starts it on a free port; access tokens are good for half an hour. */
export async function startMeetingProvider(): Promise<MeetingProvider> {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const refreshTokens = new Set<string>();
  const given: MeetingProvider['given'] = [];
  const questions: URLSearchParams[] = [];
  let fault: Fault | undefined;

  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  const allow = (address: string): { code: string; state: string } => {
    const query = new URL(address).searchParams;
    const code = randomUUID();
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri: query.get('redirect_uri') ?? '' });
    return { code, state: query.get('state') ?? '' };
  };

  /** The page on which someone is asked, in a browser. */
  const askPerson = (address: string, response: ServerResponse): void => {
    const query = new URL(address).searchParams;
    const back = (answer: Record<string, string>) =>
      `${query.get('redirect_uri') ?? ''}?${new URLSearchParams(answer).toString()}`;
    const denial = { error: 'access_denied', state: query.get('state') ?? '' };
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<!doctype html><title>Meetings</title><a href="${back(allow(address))}">Allow</a> <a href="${back(denial)}">Decline</a>`,
      );
  };

  const isAllowed = (query: URLSearchParams): boolean => {
    if (query.get('grant_type') === 'refresh_token') return refreshTokens.delete(query.get('refresh_token') ?? '');
    const code = codes.get(query.get('code') ?? '');
    codes.delete(query.get('code') ?? '');
    const proof = createHash('sha256')
      .update(query.get('code_verifier') ?? '')
      .digest('base64url');
    return code !== undefined && proof === code.challenge && query.get('redirect_uri') === code.redirectUri;
  };

  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      askPerson(`http://provider.test${request.url ?? ''}`, response);
      return;
    }
    void read(request).then((query) => {
      questions.push(query);
      const failing = fault;
      fault = undefined;
      if (failing) {
        failing(response);
        return;
      }
      const credentials = Buffer.from(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`).toString(
        'base64',
      );
      if (request.headers.authorization !== `Basic ${credentials}`) answer(response, 401, { error: 'invalid_client' });
      else if (!isAllowed(query)) answer(response, 400, { error: 'invalid_grant' });
      else {
        const tokens = { accessToken: `access-${randomUUID()}`, refreshToken: `refresh-${randomUUID()}` };
        given.push(tokens);
        refreshTokens.add(tokens.refreshToken);
        answer(response, 200, {
          access_token: tokens.accessToken,
          refresh_token: tokens.refreshToken,
          token_type: 'bearer',
          expires_in: 1800,
        });
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  return {
    env: {
      MEETING_AUTHORIZE_URL: `${origin}/authorize`,
      MEETING_TOKEN_URL: `${origin}/token`,
      MEETING_CLIENT_ID: client.id,
      MEETING_CLIENT_SECRET: client.secret,
      MEETING_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    allow,
    failNext: (next) => {
      fault = next;
    },
    revokeAll: () => {
      refreshTokens.clear();
    },
    given,
    questions,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
