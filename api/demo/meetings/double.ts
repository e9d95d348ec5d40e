import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { DoubleMeeting, MeetingAnswer, MeetingDouble, MeetingFacts, MeetingRequest } from './double-types.ts';

/*
 * A stand-in that speaks the parts of Zoom's protocol that this site uses (OAuth 2 with proof keys, meetings v2), for the
 * demonstration and the tests: nothing leaves the machine and nobody needs an account.
 */

interface DoubleOptions {
  readonly client: { readonly id: string; readonly secret: string };
  /** The base address of the meeting pages, without a trailing slash. */
  readonly origin: () => string;
  readonly clock: () => Date;
}

/** How long an access token is valid, in seconds. */
const tokenLife = 1800;

/** The scope that each request method requires. */
const scopes = { POST: 'meeting:write', PATCH: 'meeting:write', DELETE: 'meeting:write', GET: 'meeting:read' } as const;

interface Grant {
  readonly account: string;
  readonly missing: readonly string[];
}

const invalidToken: MeetingAnswer = { status: 401, body: { code: 124, message: 'Invalid access token.' } };
const unknownMeeting: MeetingAnswer = { status: 404, body: { code: 3001, message: 'Meeting does not exist.' } };
const badClient: MeetingAnswer = { status: 401, body: { error: 'invalid_client' } };
const badGrant: MeetingAnswer = { status: 400, body: { error: 'invalid_grant' } };

/** Creates a stand-in without any meetings. */
export function createMeetingDouble({ client, origin, clock }: DoubleOptions): MeetingDouble {
  const codes = new Map<string, { challenge: string; redirectUri: string; account: string }>();
  const refreshTokens = new Map<string, string>();
  const accessTokens = new Map<string, Grant & { endsAt: number }>();
  const meetings = new Map<number, DoubleMeeting>();
  const missingScopes = new Set<string>();
  const given: { accessToken: string; refreshToken: string }[] = [];
  const encode = encodeURIComponent;
  const credentials = `Basic ${Buffer.from(`${encode(client.id)}:${encode(client.secret)}`).toString('base64')}`;

  /** The account that a code or a refresh token is for; each works once. */
  function redeem(form: URLSearchParams): string | undefined {
    if (form.get('grant_type') === 'refresh_token') {
      const token = form.get('refresh_token') ?? '';
      const account = refreshTokens.get(token);
      refreshTokens.delete(token);
      return account;
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return proof === code?.challenge && form.get('redirect_uri') === code.redirectUri ? code.account : undefined;
  }

  function giveTokens({ headers, body }: MeetingRequest): MeetingAnswer {
    if (headers['authorization'] !== credentials) return badClient;
    const account = redeem(new URLSearchParams(body));
    if (account === undefined) return badGrant;
    const tokens = { accessToken: `access-${randomUUID()}`, refreshToken: `refresh-${randomUUID()}` };
    given.push(tokens);
    refreshTokens.set(tokens.refreshToken, account);
    const endsAt = clock().getTime() + tokenLife * 1000;
    accessTokens.set(tokens.accessToken, { account, missing: [...missingScopes], endsAt });
    return {
      status: 200,
      body: {
        access_token: tokens.accessToken,
        refresh_token: tokens.refreshToken,
        token_type: 'bearer',
        expires_in: tokenLife,
      },
    };
  }

  /** A meeting as it appears in a list, without its settings and passcode. */
  function present({ id, account, facts, createdAt }: DoubleMeeting) {
    const { settings: _, ...listed } = facts;
    return { id, host_id: account, type: 2, ...listed, created_at: createdAt, join_url: `${origin()}/j/${String(id)}` };
  }

  function presentWhole(meeting: DoubleMeeting) {
    const { id, password, facts } = meeting;
    return {
      ...present(meeting),
      join_url: `${origin()}/j/${String(id)}?pwd=${password}`,
      start_url: `${origin()}/s/${String(id)}?zak=${randomUUID()}`,
      password,
      pstn_password: String(id).slice(0, 6),
      settings: {
        ...facts.settings,
        global_dial_in_numbers: [{ country: 'US', country_name: 'US', number: '+1 202-555-0199', type: 'toll' }],
      },
    };
  }

  function create(account: string, facts: MeetingFacts): MeetingAnswer {
    const id = randomInt(80_000_000_000, 90_000_000_000);
    const password = randomUUID().slice(0, 8);
    const meeting = { id, account, facts, password, createdAt: clock().toISOString(), registrants: [] };
    meetings.set(id, meeting);
    return { status: 201, body: presentWhole(meeting) };
  }

  /** One page of an account's meetings, by start time. */
  function list(account: string, query: URLSearchParams): MeetingAnswer {
    const size = Number(query.get('page_size') ?? 30);
    const first = Number(query.get('next_page_token') ?? 0);
    const own = [...meetings.values()]
      .filter((meeting) => meeting.account === account)
      .sort((one, other) => one.facts.start_time.localeCompare(other.facts.start_time) || one.id - other.id);
    return {
      status: 200,
      body: {
        page_size: size,
        total_records: own.length,
        next_page_token: first + size < own.length ? String(first + size) : '',
        meetings: own.slice(first, first + size).map(present),
      },
    };
  }

  const ownAddress = (meeting: DoubleMeeting, token: string): string =>
    `${origin()}/j/${String(meeting.id)}?pwd=${meeting.password}&tk=${token}`;

  /** Registers a person for a meeting; the same email address is registered once. */
  function register(
    meeting: DoubleMeeting,
    { email, first_name }: { email: string; first_name: string },
  ): MeetingAnswer {
    const known = meeting.registrants.find((registrant) => registrant.email === email);
    const registrant = known ?? { id: randomUUID(), email, firstName: first_name, token: randomUUID() };
    if (!known) meeting.registrants.push(registrant);
    const { id, facts } = meeting;
    const own = { registrant_id: registrant.id, join_url: ownAddress(meeting, registrant.token) };
    return { status: 201, body: { id, topic: facts.topic, start_time: facts.start_time, ...own } };
  }

  /** Everyone who is registered, on one page. */
  function listRegistrants(meeting: DoubleMeeting): MeetingAnswer {
    const registrants = meeting.registrants.map(({ id, email, firstName, token }) => ({
      id,
      email,
      first_name: firstName,
      status: 'approved',
      join_url: ownAddress(meeting, token),
    }));
    return { status: 200, body: { total_records: registrants.length, next_page_token: '', registrants } };
  }

  function perform({ method, path, query, body }: MeetingRequest, account: string): MeetingAnswer {
    if (path === '/users/me/meetings' && method === 'POST') return create(account, JSON.parse(body) as MeetingFacts);
    if (path === '/users/me/meetings' && method === 'GET') return list(account, query);
    const [, id, more] = /^\/meetings\/(\d+)(\/registrants)?$/.exec(path) ?? [];
    const meeting = meetings.get(Number(id));
    if (meeting?.account !== account) return unknownMeeting;
    if (more !== undefined && method === 'POST')
      return register(meeting, JSON.parse(body) as Parameters<typeof register>[1]);
    if (more !== undefined) return listRegistrants(meeting);
    if (method === 'GET') return { status: 200, body: presentWhole(meeting) };
    if (method === 'DELETE') meetings.delete(meeting.id);
    if (method === 'PATCH') meeting.facts = { ...meeting.facts, ...(JSON.parse(body) as Partial<MeetingFacts>) };
    return { status: 204 };
  }

  return {
    allow(query, account = 'host') {
      const code = randomUUID();
      const [challenge, redirectUri] = [query.get('code_challenge') ?? '', query.get('redirect_uri') ?? ''];
      codes.set(code, { challenge, redirectUri, account });
      return { code, state: query.get('state') ?? '' };
    },
    answer(request) {
      if (request.path === '/token') return giveTokens(request);
      const grant = accessTokens.get(/^Bearer (.+)$/.exec(String(request.headers['authorization']))?.[1] ?? '');
      if (!grant || grant.endsAt <= clock().getTime()) return invalidToken;
      const needed = scopes[request.method as keyof typeof scopes];
      if (grant.missing.includes(needed))
        return {
          status: 400,
          body: { code: 4711, message: `Invalid access token, does not contain scopes:[${needed}].` },
        };
      return perform(request, grant.account);
    },
    meetings,
    missingScopes,
    given,
    revokeAll: () => {
      refreshTokens.clear();
      accessTokens.clear();
    },
  };
}
