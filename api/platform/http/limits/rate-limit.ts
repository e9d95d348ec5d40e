import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../../contract/problem.ts';
import { countStored, forgetStored } from './stored-limit.ts';

/** The number of requests that a caller may make within a number of seconds. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Limits per network of the caller. */
type AddressLimitName =
  | 'pages'
  | 'quotes'
  | 'registrations'
  | 'partiesNetwork'
  | 'peopleNetwork'
  | 'payPal'
  | 'payPalWebhooks'
  | 'signInAddress'
  | 'codeAddress'
  | 'codeMailAddress'
  | 'guestAddress'
  | 'guestDrafts'
  | 'signUpAddress'
  | 'linkAddress'
  | 'newsLinks'
  | 'mailBounces'
  | 'meetingWebhooks'
  | 'resetAddress'
  | 'findAddress'
  | 'firstAdministrator'
  | 'waivers'
  | 'sessionEntryAddress'
  | 'forms';

/** Limits per account or email address. */
type AccountLimitName =
  | 'partiesAccount'
  | 'peopleAccount'
  | 'signInNetwork'
  | 'signInAccount'
  | 'signInDevice'
  | 'codeAccount'
  | 'codeDay'
  | 'codeMails'
  | 'passwordAccount'
  | 'resetAccount'
  | 'emailChangeAccount'
  | 'proposedAddress'
  | 'ownDataAccount'
  | 'meetingAccount'
  | 'sessionEntry'
  | 'waiverLinks'
  | 'linkReplacements'
  | 'partyMails'
  | 'mailings'
  | 'mailingRecipients';

export type LimitName = AddressLimitName | AccountLimitName;

/** All limits by name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Limits against guessing are strict. Those for quotes and registration requests only stop a runaway program; registrations have
 * their own limits, because a whole parish may register from one address on the morning when an event opens.
 */
export const defaultLimits: Limits = {
  // Pages that are not cached, such as forms: many people in a parish hall may open the same form at once.
  pages: { points: 600, seconds: 5 * 60 },
  quotes: { points: 60_000, seconds: 60 },
  registrations: { points: 60_000, seconds: 60 },
  // Many people in a parish hall may register at once; a higher number comes from a bot. Signed-in users are counted by account.
  partiesNetwork: { points: 60, seconds: quarterHour },
  peopleNetwork: { points: 300, seconds: quarterHour },
  partiesAccount: { points: 60, seconds: quarterHour },
  peopleAccount: { points: 600, seconds: quarterHour },
  // Each of these calls PayPal, which limits us: enough for a whole parish hall that pays at once and for every waiting page.
  payPal: { points: 1_200, seconds: 60 },
  payPalWebhooks: { points: 600, seconds: 60 },
  signInAddress: { points: 60, seconds: quarterHour },
  // session/guessing.ts explains the next three.
  signInNetwork: { points: 10, seconds: quarterHour },
  signInAccount: { points: 100, seconds: day },
  signInDevice: { points: 10, seconds: quarterHour },
  codeAddress: { points: 60, seconds: quarterHour },
  // A page that waits for its code polls every two seconds.
  codeMailAddress: { points: 1_200, seconds: 60 },
  codeAccount: { points: 10, seconds: quarterHour },
  // There are a million codes: an attacker who knows a password would need ten thousand days to try them all.
  codeDay: { points: 100, seconds: day },
  codeMails: { points: 20, seconds: quarterHour },
  passwordAccount: { points: 10, seconds: quarterHour },
  guestAddress: { points: 100, seconds: hour },
  // A form saves what is typed at most about once a second.
  guestDrafts: { points: 6_000, seconds: quarterHour },
  // A whole parish hall may sign up at once, all from one address.
  signUpAddress: { points: 60, seconds: quarterHour },
  linkAddress: { points: 60, seconds: quarterHour },
  // Mailbox providers unsubscribe many users from few addresses; these links cannot be guessed.
  newsLinks: { points: 6_000, seconds: quarterHour },
  // The mail server delivers bounces here; the limit stops attempts to guess the secret.
  mailBounces: { points: 6_000, seconds: quarterHour },
  // The provider reports everyone who joins or leaves, even in meetings that do not belong to this site.
  meetingWebhooks: { points: 6_000, seconds: 60 },
  resetAddress: { points: 60, seconds: quarterHour },
  findAddress: { points: 60, seconds: quarterHour },
  // By the user who gets the link, so that no mailbox is flooded.
  resetAccount: { points: 5, seconds: hour },
  emailChangeAccount: { points: 5, seconds: hour },
  // By account: each request emails two addresses.
  proposedAddress: { points: 10, seconds: day },
  ownDataAccount: { points: 10, seconds: hour },
  // Each sends a request to the meeting provider, which also limits us.
  meetingAccount: { points: 20, seconds: quarterHour },
  // By user or guest. The limit by address is higher: a whole parish hall may join at once.
  sessionEntry: { points: 60, seconds: quarterHour },
  sessionEntryAddress: { points: 2_000, seconds: quarterHour },
  firstAdministrator: { points: 10, seconds: quarterHour },
  // A whole parish hall may send prayer requests after a talk, all from one address.
  forms: { points: 60, seconds: quarterHour },
  // A whole group may sign in one room, all from one address.
  waivers: { points: 1_000, seconds: quarterHour },
  // By the registration whose key is used.
  waiverLinks: { points: 250, seconds: day },
  // By the registration whose link is replaced.
  linkReplacements: { points: 10, seconds: day },
  // By the staff member who writes: more than anyone types, but too few to make a stolen session useful to spammers.
  partyMails: { points: 100, seconds: hour },
  // The same for bulk emails.
  mailings: { points: 5, seconds: hour },
  mailingRecipients: { points: 20_000, seconds: hour },
};

/** These limits only protect a process from overload; the others guard secrets and count across all processes. */
const perProcess: readonly LimitName[] = [
  'pages',
  'quotes',
  'registrations',
  'payPal',
  'payPalWebhooks',
  'meetingWebhooks',
  'codeMailAddress',
];

/** Counts requests and rejects those above a limit. */
export interface RateLimiter {
  /** Counts one. @throws ProblemError `too-many-requests` with the seconds to wait */
  readonly consume: (name: LimitName, key: string) => Promise<void>;
  /** Counts one and returns whether it is within the limit, for callers that must not reveal a refusal. */
  readonly isWithin: (name: LimitName, key: string) => Promise<boolean>;
  /** Counts several at once. If that exceeds the limit, it counts none and returns the seconds to wait. */
  readonly consumeAll: (name: LimitName, key: string, points: number) => Promise<number | null>;
  /** Subtracts one or the given number from the count. */
  readonly giveBack: (name: LimitName, key: string, points?: number) => Promise<void>;
  /** Resets the count after a caller has proved their identity. */
  readonly reset: (name: LimitName, key: string) => Promise<void>;
}

/** The details of a refusal. */
interface Excess {
  readonly msLeft: number;
  /** The hashed key, if this is the first request that the limit refuses. */
  readonly beginsFor?: string;
}

/** The counter of one limit. */
interface Counter {
  /** Adds points and returns null, or the details if that exceeds the limit. */
  readonly count: (key: string, points: number) => Promise<Excess | null>;
  readonly forget: (key: string) => Promise<unknown>;
  /** Returns the hashed key once per window. For limits whose refused points are subtracted, so the count never exceeds them. */
  readonly firstRefusal: (key: string) => Promise<string | undefined>;
}

function inMemory(name: LimitName, { points: limit, seconds }: Limit): Counter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: limit, duration: seconds });
  return {
    count: async (key, points) => {
      try {
        await (points < 0 ? limiter.reward(key, -points) : limiter.consume(key, points));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { msLeft: refusal.msBeforeNext };
      }
    },
    forget: (key) => limiter.delete(key),
    firstRefusal: () => Promise.resolve(undefined),
  };
}

function inDatabase(pool: Pool, name: LimitName, { points: limit, seconds }: Limit, secret: Buffer): Counter {
  // In-memory keys need no hashing, which takes longer than everything else that a limit does; stored keys do.
  const hash = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  return {
    count: async (key, points) => {
      const hidden = hash(key);
      const { points: counted, msLeft } = await countStored(pool, `${name}:${hidden}`, points, seconds);
      if (points <= 0 || counted <= limit) return null;
      // The database does the counting, so exactly one refusal across all processes is the first.
      return { msLeft, ...(counted - points === limit && { beginsFor: hidden }) };
    },
    forget: (key) => forgetStored(pool, `${name}:${hash(key)}`),
    firstRefusal: async (key) => {
      const hidden = hash(key);
      const { points } = await countStored(pool, `${name}-refused:${hidden}`, 1, seconds);
      return points === 1 ? hidden : undefined;
    },
  };
}

/**
 * Creates the limiter. Keys are stored only as a keyed hash, so that the table contains neither addresses nor emails.
 * @param secret the hash's key, the same in every process
 * @param onReached called with the hashed key when a limit starts to apply
 */
export function createRateLimiter(
  pool: Pool,
  limits: Limits,
  secret: Buffer,
  onReached: (name: LimitName, key: string) => Promise<void> = () => Promise.resolve(),
): RateLimiter {
  const entries = Object.entries(limits) as [LimitName, Limit][];
  const counters = new Map(
    entries.map(([name, limit]) => [
      name,
      perProcess.includes(name) ? inMemory(name, limit) : inDatabase(pool, name, limit, secret),
    ]),
  );
  const find = (name: LimitName): Counter => {
    const counter = counters.get(name);
    if (!counter) throw new Error(`There is no limit called ${name}`);
    return counter;
  };
  const countOne = async (name: LimitName, key: string): Promise<Excess | null> => {
    const excess = await find(name).count(key, 1);
    if (excess?.beginsFor !== undefined) await onReached(name, excess.beginsFor);
    return excess;
  };
  const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
  return {
    async consume(name, key) {
      const excess = await countOne(name, key);
      if (excess) throw new ProblemError('too-many-requests', { retryAfter: inSeconds(excess.msLeft) });
    },
    async isWithin(name, key) {
      return (await countOne(name, key)) === null;
    },
    async consumeAll(name, key, points) {
      const excess = await find(name).count(key, points);
      if (excess === null) return null;
      await find(name).count(key, -points);
      const beginsFor = await find(name).firstRefusal(key);
      if (beginsFor !== undefined) await onReached(name, beginsFor);
      return inSeconds(excess.msLeft);
    },
    async giveBack(name, key, points = 1) {
      await find(name).count(key, -points);
    },
    async reset(name, key) {
      await find(name).forget(key);
    },
  };
}
