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

/** What is limited: by the caller's network, except signInAccount and codeAccount, which count by account, and formMails. */
export type LimitName =
  | 'quotes'
  | 'registrations'
  | 'signInAddress'
  | 'signInAccount'
  | 'codeAddress'
  | 'codeAccount'
  | 'firstAdministrator'
  | 'forms'
  | 'formMails';

/** A limit for everything that has one. */
export type Limits = Readonly<Record<LimitName, Limit>>;

const quarterHour = 15 * 60;

/**
 * Narrow for guessing. Prices and registrations only stop a program that has run wild: a whole parish may register
 * from behind one address on the morning when an event opens.
 */
export const defaultLimits: Limits = {
  quotes: { points: 60_000, seconds: 60 },
  registrations: { points: 60_000, seconds: 60 },
  signInAddress: { points: 60, seconds: quarterHour },
  signInAccount: { points: 10, seconds: quarterHour },
  codeAddress: { points: 60, seconds: quarterHour },
  codeAccount: { points: 10, seconds: quarterHour },
  firstAdministrator: { points: 10, seconds: quarterHour },
  // A parish hall may send its prayers after a talk, all from one address.
  forms: { points: 60, seconds: quarterHour },
  // By the address that would be written to: nobody may fill another's letter box by our forms.
  formMails: { points: 8, seconds: 24 * 60 * 60 },
};

/** These only keep one process from being kept busy; the others guard secrets and hold across all processes. */
const perProcess: readonly LimitName[] = ['quotes', 'registrations'];

/** Counts requests and refuses those above a limit. */
export interface RateLimiter {
  /** @throws ProblemError `too-many-requests` with the seconds to wait. */
  readonly consume: (name: LimitName, key: string) => Promise<void>;
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
  const hidden = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  return {
    async consume(name, key) {
      try {
        await find(name).consume(hidden(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ProblemError('too-many-requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    },
    async reset(name, key) {
      await find(name).delete(hidden(key));
    },
  };
}
