import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '../../contract/problem.ts';
import { countStored, forgetStored } from './stored-limit.ts';

/** How many requests a caller may make in how many seconds. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Limits by the caller's network. */
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

/** Limits by the account or email address in question. */
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

/** A limit for everything that has one. */
export type Limits = Readonly<Record<LimitName, Limit>>;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Narrow against guessing. Prices and registration requests only stop a runaway program; registrations have limits of their own:
 * a whole parish may register from one address on the morning when an event opens.
 */
export const defaultLimits: Limits = {
  // Pages that are not cached, such as forms: a parish hall opens the same form together.
  pages: { points: 600, seconds: 5 * 60 },
  quotes: { points: 60_000, seconds: 60 },
  registrations: { points: 60_000, seconds: 60 },
  // A parish hall registers together; a higher number comes from a program. Signed-in users are counted by account.
  partiesNetwork: { points: 60, seconds: quarterHour },
  peopleNetwork: { points: 300, seconds: quarterHour },
  partiesAccount: { points: 60, seconds: quarterHour },
  peopleAccount: { points: 600, seconds: quarterHour },
  // Each of these asks PayPal, which limits us: enough for a parish hall that pays together and for every page that waits.
  payPal: { points: 1_200, seconds: 60 },
  payPalWebhooks: { points: 600, seconds: 60 },
  signInAddress: { points: 60, seconds: quarterHour },
  // session/guessing.ts explains these three.
  signInNetwork: { points: 10, seconds: quarterHour },
  signInAccount: { points: 100, seconds: day },
  signInDevice: { points: 10, seconds: quarterHour },
  codeAddress: { points: 60, seconds: quarterHour },
  // A page that waits for its code asks every two seconds.
  codeMailAddress: { points: 1_200, seconds: 60 },
  codeAccount: { points: 10, seconds: quarterHour },
  // There are a million codes: someone who knows a password would find one in ten thousand days.
  codeDay: { points: 100, seconds: day },
  codeMails: { points: 20, seconds: quarterHour },
  passwordAccount: { points: 10, seconds: quarterHour },
  guestAddress: { points: 100, seconds: hour },
  // A parish hall may sign up together, all from one address.
  signUpAddress: { points: 60, seconds: quarterHour },
  linkAddress: { points: 60, seconds: quarterHour },
  // Providers of mailboxes unsubscribe many from few addresses; nobody can guess such a link.
  newsLinks: { points: 6_000, seconds: quarterHour },
  // The mail server hands over what comes back; a stranger who guesses at the secret is stopped.
  mailBounces: { points: 6_000, seconds: quarterHour },
  // The provider tells of everyone who comes and leaves, also of meetings that are not of this site.
  meetingWebhooks: { points: 6_000, seconds: 60 },
  resetAddress: { points: 60, seconds: quarterHour },
  findAddress: { points: 60, seconds: quarterHour },
  // Counted by the user who gets the link, so that nobody's mailbox is flooded.
  resetAccount: { points: 5, seconds: hour },
  emailChangeAccount: { points: 5, seconds: hour },
  // By the account: each emails two addresses.
  proposedAddress: { points: 10, seconds: day },
  ownDataAccount: { points: 10, seconds: hour },
  // Each sends a request to the meeting provider, which limits us too.
  meetingAccount: { points: 20, seconds: quarterHour },
  // By the user or guest; the address may be that of a parish hall whose people all join at once.
  sessionEntry: { points: 60, seconds: quarterHour },
  sessionEntryAddress: { points: 2_000, seconds: quarterHour },
  firstAdministrator: { points: 10, seconds: quarterHour },
  // A parish hall may send its prayers after a talk, all from one address.
  forms: { points: 60, seconds: quarterHour },
  // A whole group may sign in one room, all from one address.
  waivers: { points: 1_000, seconds: quarterHour },
  // By the registration whose key is shown.
  waiverLinks: { points: 250, seconds: day },
  // By the registration whose link is replaced.
  linkReplacements: { points: 10, seconds: day },
  // By the member of staff who writes: more than anyone types, and too few to make a stolen session useful to spammers.
  partyMails: { points: 100, seconds: hour },
  // The same for bulk emails.
  mailings: { points: 5, seconds: hour },
  mailingRecipients: { points: 20_000, seconds: hour },
};

/** These only keep one process from being overloaded; the others guard secrets and count across all processes. */
const perProcess: readonly LimitName[] = [
  'pages',
  'quotes',
  'registrations',
  'payPal',
  'payPalWebhooks',
  'meetingWebhooks',
  'codeMailAddress',
];

/** Counts requests and refuses those above a limit. */
export interface RateLimiter {
  /** @throws ProblemError `too-many-requests` with the seconds to wait. */
  readonly consume: (name: LimitName, key: string) => Promise<void>;
  /** Counts too, and returns whether it stays within the limit, for cases that must not be visible. */
  readonly isWithin: (name: LimitName, key: string) => Promise<boolean>;
  /** Counts several at once. If that exceeds the limit, it counts none and returns the seconds to wait. */
  readonly consumeAll: (name: LimitName, key: string, points: number) => Promise<number | null>;
  /** Takes back one, or as many as were counted. */
  readonly giveBack: (name: LimitName, key: string, points?: number) => Promise<void>;
  /** Resets the count after callers have proved who they are. */
  readonly reset: (name: LimitName, key: string) => Promise<void>;
}

/** Why a request is refused. */
interface Excess {
  readonly msLeft: number;
  /** The hashed key, if the limit starts to apply with this very request. */
  readonly beginsFor?: string;
}

/** One limit: counts, takes back, resets. */
interface Counter {
  /** Null while the limit is not reached. */
  readonly count: (key: string, points: number) => Promise<Excess | null>;
  readonly forget: (key: string) => Promise<unknown>;
  /** The hashed key, once per window: for a limit that takes back what it refuses, so its count never exceeds it. */
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
  // Keys that stay in a process's memory need no hiding, and hashing takes longer than everything else that a limit does.
  const hash = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  return {
    count: async (key, points) => {
      const hidden = hash(key);
      const { points: counted, msLeft } = await countStored(pool, `${name}:${hidden}`, points, seconds);
      if (points <= 0 || counted <= limit) return null;
      // Counted in the database, so that across all processes exactly one refusal is the first.
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
 * @param secret the hash's key, the same in every process.
 * @param onReached is called with the hashed key when a limit starts to apply.
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
