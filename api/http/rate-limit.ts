import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ProblemError } from '../contract/problem.ts';

/** How many requests a caller may make in how many seconds. */
interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** What is limited by the caller's network. */
type AddressLimitName =
  | 'quotes'
  | 'registrations'
  | 'payPal'
  | 'payPalNotices'
  | 'signInAddress'
  | 'codeAddress'
  | 'guestAddress'
  | 'signUpAddress'
  | 'linkAddress'
  | 'resetAddress'
  | 'findAddress'
  | 'firstAdministrator'
  | 'waivers'
  | 'forms';

/** What is limited by the account or the address of mail that it is about. */
type AccountLimitName =
  | 'signInNetwork'
  | 'signInAccount'
  | 'signInDevice'
  | 'codeAccount'
  | 'codeDay'
  | 'codeMails'
  | 'passwordAccount'
  | 'signUpAccount'
  | 'resetAccount'
  | 'findAccount'
  | 'emailChangeAccount'
  | 'ownDataAccount'
  | 'meetingAccount'
  | 'waiverMails'
  | 'waiverLinks'
  | 'formMails'
  | 'partyMails';

export type LimitName = AddressLimitName | AccountLimitName;

/** A limit for everything that has one. */
export type Limits = Readonly<Record<LimitName, Limit>>;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Narrow for guessing. Prices and registrations only stop a program that has run wild: a whole parish may register
 * from behind one address on the morning when an event opens.
 */
export const defaultLimits: Limits = {
  quotes: { points: 60_000, seconds: 60 },
  registrations: { points: 60_000, seconds: 60 },
  // Each of these asks PayPal, which limits us: enough for a parish hall that pays together and for every page that waits.
  payPal: { points: 1_200, seconds: 60 },
  payPalNotices: { points: 600, seconds: 60 },
  signInAddress: { points: 60, seconds: quarterHour },
  // What these three are for stands in session/guessing.ts.
  signInNetwork: { points: 10, seconds: quarterHour },
  signInAccount: { points: 100, seconds: day },
  signInDevice: { points: 10, seconds: quarterHour },
  codeAddress: { points: 60, seconds: quarterHour },
  codeAccount: { points: 10, seconds: quarterHour },
  // A million codes are there: who knows a password finds one in ten thousand days.
  codeDay: { points: 100, seconds: day },
  codeMails: { points: 20, seconds: quarterHour },
  passwordAccount: { points: 10, seconds: quarterHour },
  guestAddress: { points: 100, seconds: hour },
  // A parish hall may sign up together, all from one address.
  signUpAddress: { points: 60, seconds: quarterHour },
  // By the address that would be written to, as those of resets: nobody may fill another's letter box.
  signUpAccount: { points: 5, seconds: hour },
  linkAddress: { points: 60, seconds: quarterHour },
  resetAddress: { points: 60, seconds: quarterHour },
  findAddress: { points: 60, seconds: quarterHour },
  // By the address that is asked about: nobody may fill another's letter box.
  findAccount: { points: 5, seconds: hour },
  // As long as a link works: while it holds, the newest link is in the letter box.
  resetAccount: { points: 5, seconds: hour },
  emailChangeAccount: { points: 5, seconds: hour },
  ownDataAccount: { points: 10, seconds: hour },
  // Each asks the meeting provider something, which counts too.
  meetingAccount: { points: 20, seconds: quarterHour },
  firstAdministrator: { points: 10, seconds: quarterHour },
  // A parish hall may send its prayers after a talk, all from one address.
  forms: { points: 60, seconds: quarterHour },
  // A whole group may sign in one room, all from one address.
  waivers: { points: 1_000, seconds: quarterHour },
  // By the address that is written to, and by the registration that is shown the key of.
  waiverMails: { points: 5, seconds: hour },
  waiverLinks: { points: 250, seconds: day },
  // By the address that would be written to: nobody may fill another's letter box by our forms.
  formMails: { points: 8, seconds: day },
  // By the member of staff who writes: more than anyone types, and too few for a stolen session to be of use to spammers.
  partyMails: { points: 100, seconds: hour },
};

/** These only keep one process from being kept busy; the others guard secrets and hold across all processes. */
const perProcess: readonly LimitName[] = ['quotes', 'registrations', 'payPal', 'payPalNotices'];

/** Counts requests and refuses those above a limit. */
export interface RateLimiter {
  /** @throws ProblemError `too-many-requests` with the seconds to wait. */
  readonly consume: (name: LimitName, key: string) => Promise<void>;
  /** Counts too, and says whether it stays within the limit, for what may not show. */
  readonly isWithin: (name: LimitName, key: string) => Promise<boolean>;
  /** Takes one back. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Forgets what was counted, after the caller has shown to be who they say. */
  readonly reset: (name: LimitName, key: string) => Promise<void>;
}

async function createStored(pool: Pool, name: LimitName, limit: Limit): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      { storeClient: pool, tableName: 'rate_limits', keyPrefix: name, points: limit.points, duration: limit.seconds },
      (error) => {
        if (error) reject(error);
        else resolve(limiter);
      },
    );
  });
}

/**
 * Makes the limiter. Keys are stored only as a keyed hash, so that neither addresses nor e-mails stand in the table.
 * @param secret the hash's key, the same in every process.
 */
export async function createRateLimiter(pool: Pool, limits: Limits, secret: Buffer): Promise<RateLimiter> {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  // One after the other: each makes sure of the same table.
  for (const [name, limit] of Object.entries(limits) as [LimitName, Limit][]) {
    const limiter = perProcess.includes(name)
      ? new RateLimiterMemory({ keyPrefix: name, points: limit.points, duration: limit.seconds })
      : await createStored(pool, name, limit);
    limiters.set(name, limiter);
  }
  const find = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit called ${name}`);
    return limiter;
  };
  // What stays in this process's memory need not be hidden, and hashing takes longer than all else that a limit does.
  const hidden = (name: LimitName, key: string): string =>
    perProcess.includes(name) ? key : createHmac('sha256', secret).update(key).digest('base64url');
  /** How long to wait, in ms; null when there is no need to. */
  const count = async (name: LimitName, key: string): Promise<number | null> => {
    try {
      await find(name).consume(hidden(name, key));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  };
  return {
    async consume(name, key) {
      const wait = await count(name, key);
      if (wait !== null) throw new ProblemError('too-many-requests', { retryAfter: Math.ceil(wait / 1000) });
    },
    async isWithin(name, key) {
      return (await count(name, key)) === null;
    },
    async giveBack(name, key) {
      await find(name).reward(hidden(name, key));
    },
    async reset(name, key) {
      await find(name).delete(hidden(name, key));
    },
  };
}
