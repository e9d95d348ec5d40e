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

/** What is limited by the caller's network. */
type AddressLimitName =
  | 'pages'
  | 'quotes'
  | 'registrations'
  | 'partiesNetwork'
  | 'peopleNetwork'
  | 'payPal'
  | 'payPalNotices'
  | 'signInAddress'
  | 'codeAddress'
  | 'codeMailAddress'
  | 'guestAddress'
  | 'signUpAddress'
  | 'linkAddress'
  | 'resetAddress'
  | 'findAddress'
  | 'firstAdministrator'
  | 'waivers'
  | 'forms';

/** What is limited by the account or the address of email that it is about. */
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
  | 'waiverLinks'
  | 'linkReplacements'
  | 'partyMails';

export type LimitName = AddressLimitName | AccountLimitName;

/** A limit for everything that has one. */
export type Limits = Readonly<Record<LimitName, Limit>>;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Narrow for guessing. Prices and requests to register only stop a program that has run wild; what is registered has limits of its
 * own: a whole parish may register from behind one address on the morning when an event opens.
 */
export const defaultLimits: Limits = {
  // Pages that are not in memory, forms among them: a parish hall opens the same form together.
  pages: { points: 600, seconds: 5 * 60 },
  quotes: { points: 60_000, seconds: 60 },
  registrations: { points: 60_000, seconds: 60 },
  // A parish hall registers together; more than this comes from a program. Who is signed in is counted by the account.
  partiesNetwork: { points: 60, seconds: quarterHour },
  peopleNetwork: { points: 300, seconds: quarterHour },
  partiesAccount: { points: 60, seconds: quarterHour },
  peopleAccount: { points: 600, seconds: quarterHour },
  // Each of these asks PayPal, which limits us: enough for a parish hall that pays together and for every page that waits.
  payPal: { points: 1_200, seconds: 60 },
  payPalNotices: { points: 600, seconds: 60 },
  signInAddress: { points: 60, seconds: quarterHour },
  // What these three are for is in session/guessing.ts.
  signInNetwork: { points: 10, seconds: quarterHour },
  signInAccount: { points: 100, seconds: day },
  signInDevice: { points: 10, seconds: quarterHour },
  codeAddress: { points: 60, seconds: quarterHour },
  // A page that waits for its code asks every two seconds.
  codeMailAddress: { points: 1_200, seconds: 60 },
  codeAccount: { points: 10, seconds: quarterHour },
  // A million codes are there: who knows a password finds one in ten thousand days.
  codeDay: { points: 100, seconds: day },
  codeMails: { points: 20, seconds: quarterHour },
  passwordAccount: { points: 10, seconds: quarterHour },
  guestAddress: { points: 100, seconds: hour },
  // A parish hall may sign up together, all from one address.
  signUpAddress: { points: 60, seconds: quarterHour },
  linkAddress: { points: 60, seconds: quarterHour },
  resetAddress: { points: 60, seconds: quarterHour },
  findAddress: { points: 60, seconds: quarterHour },
  // By the user whom staff send a link: nobody's mailbox is filled.
  resetAccount: { points: 5, seconds: hour },
  emailChangeAccount: { points: 5, seconds: hour },
  // By the account: each emails two addresses.
  proposedAddress: { points: 10, seconds: day },
  ownDataAccount: { points: 10, seconds: hour },
  // Each asks the meeting provider something, which counts too.
  meetingAccount: { points: 20, seconds: quarterHour },
  firstAdministrator: { points: 10, seconds: quarterHour },
  // A parish hall may send its prayers after a talk, all from one address.
  forms: { points: 60, seconds: quarterHour },
  // A whole group may sign in one room, all from one address.
  waivers: { points: 1_000, seconds: quarterHour },
  // By the registration that is shown the key of.
  waiverLinks: { points: 250, seconds: day },
  // By the registration whose link is replaced.
  linkReplacements: { points: 10, seconds: day },
  // By the member of staff who writes: more than anyone types, and too few for a stolen session to be of use to spammers.
  partyMails: { points: 100, seconds: hour },
};

/** These only keep one process from being kept busy; the others guard secrets and hold across all processes. */
const perProcess: readonly LimitName[] = [
  'pages',
  'quotes',
  'registrations',
  'payPal',
  'payPalNotices',
  'codeMailAddress',
];

/** Counts requests and refuses those above a limit. */
export interface RateLimiter {
  /** @throws ProblemError `too-many-requests` with the seconds to wait. */
  readonly consume: (name: LimitName, key: string) => Promise<void>;
  /** Counts too, and says whether it stays within the limit, for what may not show. */
  readonly isWithin: (name: LimitName, key: string) => Promise<boolean>;
  /** Counts so many at once; answers the seconds to wait where they are too many, and then counts none of them. */
  readonly consumeAll: (name: LimitName, key: string, points: number) => Promise<number | null>;
  /** Takes one back, or as many as were counted. */
  readonly giveBack: (name: LimitName, key: string, points?: number) => Promise<void>;
  /** Forgets what was counted, after the caller has shown to be who they say. */
  readonly reset: (name: LimitName, key: string) => Promise<void>;
}

/** Why a request is refused. */
interface Excess {
  readonly msLeft: number;
  /** The hashed key, where the limit begins to hold with this very request. */
  readonly beginsFor?: string;
}

/** One limit: counts, takes back, forgets. */
interface Counter {
  /** Null while the limit does not hold. */
  readonly count: (key: string, points: number) => Promise<Excess | null>;
  readonly forget: (key: string) => Promise<unknown>;
  /** The hashed key, once in each window: for a limit that takes back what it refuses, whose count never passes it. */
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
  // What stays in a process's memory need not be hidden, and hashing takes longer than all else that a limit does.
  const hash = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  return {
    count: async (key, points) => {
      const hidden = hash(key);
      const { points: counted, msLeft } = await countStored(pool, `${name}:${hidden}`, points, seconds);
      if (points <= 0 || counted <= limit) return null;
      // Counted in the database, so that of all that are refused, by all processes, one is the first.
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
 * Makes the limiter. Keys are stored only as a keyed hash, so that neither addresses nor e-emails stand in the table.
 * @param secret the hash's key, the same in every process.
 * @param onReached is told when a limit begins to hold, with the hashed key.
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
