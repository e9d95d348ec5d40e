import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { accessToken, endedTokens } from './access-token.ts';
import type { TokenSource } from './access-token.ts';
import { MeetingError } from './errors.ts';
import type { ProviderConfig } from './provider.ts';
import type { HeldTokens } from './store.ts';

/** How long the provider may take for one response, in ms. */
const patience = 15_000;

/** How many meetings the provider lists at once. */
const pageSize = 300;

/** The facts about a meeting that are sent to the provider. */
export interface MeetingFacts {
  readonly topic: string;
  /** Our id of the meeting, by which it is found again after a lost response. */
  readonly agenda: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly timeZone: string;
  /** Whether the site registers people, who then join with personal addresses; undefined if the site never does. */
  readonly registersPeople?: boolean;
}

/** A person who is registered for a meeting. */
interface Registrant {
  readonly id: string;
  /** Their personal join address. */
  readonly url: string;
}

/** How people join a meeting. */
export interface JoinDetails {
  readonly url: string;
  readonly dialIn?: { readonly number: string; readonly meetingId: string; readonly code?: string };
}

/** A meeting at the provider. */
interface ProviderMeeting {
  readonly id: string;
  readonly join: JoinDetails;
  readonly startUrl: string;
}

/** The meetings in one account. Each call throws MeetingError if the provider refuses or fails. */
export interface MeetingAccountApi {
  readonly create: (facts: MeetingFacts) => Promise<ProviderMeeting>;
  /** The meeting with this id of ours. */
  readonly find: (agenda: string) => Promise<ProviderMeeting | null>;
  readonly read: (id: string) => Promise<ProviderMeeting | null>;
  /** False if the meeting no longer exists. */
  readonly change: (id: string, facts: MeetingFacts) => Promise<boolean>;
  /** Removes the meeting; succeeds even if it does not exist. */
  readonly remove: (id: string) => Promise<void>;
  /** Registers a person for a meeting; the provider sends no email. */
  readonly register: (
    meetingId: string,
    person: { readonly email: string; readonly firstName: string },
  ) => Promise<Registrant>;
  /** The person who is registered with this email address, which this site has made up. */
  readonly findRegistrant: (meetingId: string, email: string) => Promise<Registrant | null>;
}

const webAddress = z.url({ protocol: /^https?$/ });
const meetingAnswer = z.object({
  id: z.union([z.number().int().positive(), z.string().regex(/^\d+$/)]).transform(String),
  join_url: webAddress,
  start_url: webAddress,
  pstn_password: z.string().optional(),
  settings: z.object({ global_dial_in_numbers: z.array(z.object({ number: z.string() })).optional() }).optional(),
});
const listAnswer = z.object({
  next_page_token: z.string().optional(),
  meetings: z.array(
    z.object({ id: z.union([z.number(), z.string()]).transform(String), agenda: z.string().optional() }),
  ),
});
const registrantAnswer = z.object({ registrant_id: z.string().min(1), join_url: webAddress });
const registrantListAnswer = z.object({
  next_page_token: z.string().optional(),
  registrants: z.array(z.object({ id: z.string().min(1), email: z.string(), join_url: webAddress.optional() })),
});
const refusal = z.object({ code: z.number().optional(), message: z.string().optional() });

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The seconds of a Retry-After header, which may also be a date. */
function secondsOf(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

/** @throws MeetingError for every unsuccessful response except 401 and 404. */
function requireDone({ status, body }: Answer, retryAfter: number | undefined): void {
  if (status < 300 || status === 401 || status === 404) return;
  const { code, message = '' } = refusal.safeParse(body).data ?? {};
  if (code === 4711 || /does not contain scopes/i.test(message)) throw new MeetingError('scope');
  if (status === 429) throw new MeetingError(/daily/i.test(message) ? 'dailyLimit' : 'limit', retryAfter);
  throw new MeetingError(status >= 500 ? 'broken' : 'unexpected', retryAfter);
}

function readMeeting(body: unknown): ProviderMeeting {
  const answer = meetingAnswer.safeParse(body);
  if (!answer.success) throw new MeetingError('unexpected');
  const { id, join_url: url, start_url: startUrl, pstn_password: code, settings } = answer.data;
  const number = settings?.global_dial_in_numbers?.[0]?.number;
  const dialIn = number === undefined ? undefined : { number, meetingId: id, ...(code !== undefined && { code }) };
  return { id, join: { url, ...(dialIn && { dialIn }) }, startUrl };
}

/** The meeting in the provider's format; settings that are left out keep the host's defaults. */
function toSend({ topic, agenda, startsAt, minutes, timeZone, registersPeople }: MeetingFacts) {
  // 0: the provider approves every registration; 2: the meeting needs none.
  const registration = {
    approval_type: registersPeople ? 0 : 2,
    registrants_confirmation_email: false,
    registrants_email_notification: false,
  };
  return {
    topic,
    agenda,
    type: 2,
    start_time: startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    duration: minutes,
    timezone: timeZone,
    default_password: true,
    settings: {
      waiting_room: true,
      auto_recording: 'none',
      ...(registersPeople !== undefined && registration),
    },
  };
}

/** The meetings in a user's account. Without a connection, the first call throws `revoked`. */
export function meetingAccountApi(
  context: Pick<AppContext, 'db' | 'clock' | 'enqueueAll'>,
  provider: ProviderConfig,
  userId: number,
): MeetingAccountApi {
  return meetingApi(context, provider, (rejected) => accessToken(context, provider, userId, rejected));
}

/** The meetings in an account whose connection has ended. */
export function endedAccountApi(
  context: Pick<AppContext, 'clock'>,
  provider: ProviderConfig,
  held: HeldTokens,
): MeetingAccountApi {
  return meetingApi(context, provider, endedTokens(context, provider, held));
}

function meetingApi(
  context: Pick<AppContext, 'clock'>,
  provider: ProviderConfig,
  tokens: TokenSource,
): MeetingAccountApi {
  async function ask(token: string, method: string, path: string, body?: object): Promise<Answer> {
    try {
      const response = await fetch(`${provider.apiUrl}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      const answer = { status: response.status, body: parsed(text) };
      requireDone(answer, secondsOf(response.headers.get('retry-after'), context.clock()));
      return answer;
    } catch (error) {
      if (error instanceof MeetingError) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      throw new MeetingError(isSlow ? 'slow' : 'broken', undefined, error);
    }
  }

  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const token = await tokens();
    if (token === null) throw new MeetingError('revoked');
    const answer = await ask(token, method, path, body);
    if (answer.status !== 401) return answer;
    const renewed = await tokens(token);
    if (renewed === null) throw new MeetingError('revoked');
    const again = await ask(renewed, method, path, body);
    if (again.status === 401) throw new MeetingError('revoked');
    return again;
  }

  async function read(id: string): Promise<ProviderMeeting | null> {
    const answer = await call('GET', `/meetings/${id}`);
    return answer.status === 404 ? null : readMeeting(answer.body);
  }

  return {
    async create(facts) {
      const answer = await call('POST', '/users/me/meetings', toSend(facts));
      return readMeeting(answer.body);
    },
    async find(agenda) {
      let next = '';
      do {
        const query = new URLSearchParams({ type: 'scheduled', page_size: String(pageSize), next_page_token: next });
        const answer = await call('GET', `/users/me/meetings?${query.toString()}`);
        const list = listAnswer.safeParse(answer.body);
        if (!list.success) throw new MeetingError('unexpected');
        const found = list.data.meetings.find((meeting) => meeting.agenda?.includes(agenda));
        if (found) return read(found.id);
        next = list.data.next_page_token ?? '';
      } while (next !== '');
      return null;
    },
    read,
    async change(id, facts) {
      const { status } = await call('PATCH', `/meetings/${id}`, toSend(facts));
      return status !== 404;
    },
    async remove(id) {
      await call('DELETE', `/meetings/${id}`);
    },
    async register(meetingId, { email, firstName }) {
      const answer = await call('POST', `/meetings/${meetingId}/registrants`, { email, first_name: firstName });
      const registrant = registrantAnswer.safeParse(answer.body);
      if (!registrant.success) throw new MeetingError('unexpected');
      return { id: registrant.data.registrant_id, url: registrant.data.join_url };
    },
    async findRegistrant(meetingId, email) {
      let next = '';
      do {
        const query = new URLSearchParams({ status: 'approved', page_size: String(pageSize), next_page_token: next });
        const answer = await call('GET', `/meetings/${meetingId}/registrants?${query.toString()}`);
        const list = registrantListAnswer.safeParse(answer.body);
        if (!list.success) throw new MeetingError('unexpected');
        const found = list.data.registrants.find((registrant) => registrant.email === email);
        if (found?.join_url !== undefined) return { id: found.id, url: found.join_url };
        next = list.data.next_page_token ?? '';
      } while (next !== '');
      return null;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
