import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AppContext } from '../context.ts';
import { unseal } from '../platform/keys/sealing.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { MeetingError } from './errors.ts';
import { ProviderRefusal, ProviderUnreachable, renewedTokens } from './provider.ts';
import type { ProviderConfig } from './provider.ts';
import { forgetTokens, keepTokens, lockRefreshToken } from './store.ts';
import type { HeldTokens } from './store.ts';

/** A token with less time left than this, in ms, is renewed before it is used. */
const leastTime = 5 * 60_000;

/** A user's access token, if it is usable; null if it is not, or if there is none. */
async function findUsable(
  db: Kysely<Database>,
  userId: number,
  { key }: ProviderConfig,
  now: Date,
  rejected: string | undefined,
): Promise<string | null> {
  const row = await db
    .selectFrom('meeting_accounts')
    .select(['access_token', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() - now.getTime() < leastTime) return null;
  const token = unseal(row.access_token, `access ${String(userId)}`, key);
  return token === rejected ? null : token;
}

/** Ends a connection whose renewal the provider has refused: its owner is emailed, and the sessions go to the substitute hosts. */
export async function endRefused(
  { enqueueAll }: Pick<AppContext, 'enqueueAll'>,
  transaction: Transaction<Database>,
  userId: number,
): Promise<void> {
  if (!(await forgetTokens(transaction, userId))) return;
  await enqueueAll(transaction, 'meeting-host-mail', [{ id: randomUUID(), kind: 'connectionEnded', userId }]);
  await enqueueAll(transaction, 'meeting-ended', [{ userId }]);
}

/**
 * A user's access token, renewed first if it expires soon or the provider has rejected it. Only one process renews it at a time:
 * the row is locked until the response is stored. A refused renewal ends the connection.
 * @returns null if there is no connection
 * @throws MeetingError
 */
export async function accessToken(
  context: Pick<AppContext, 'db' | 'clock' | 'enqueueAll'>,
  provider: ProviderConfig,
  userId: number,
  rejected?: string,
): Promise<string | null> {
  const { db, clock } = context;
  const usable = await findUsable(db, userId, provider, clock(), rejected);
  if (usable !== null) return usable;
  return db.transaction().execute(async (transaction) => {
    const held = await lockRefreshToken(transaction, userId, provider.key);
    if (!held) return null;
    // Another process may have renewed it while this one waited for the lock.
    const renewed = await findUsable(transaction, userId, provider, clock(), rejected);
    if (renewed !== null) return renewed;
    try {
      if (held.refreshToken === null) throw new ProviderRefusal('The refresh token cannot be opened');
      const tokens = await renewedTokens(provider, held.refreshToken);
      await keepTokens(transaction, userId, tokens, clock(), provider.key);
      return tokens.accessToken;
    } catch (error) {
      if (error instanceof ProviderUnreachable) throw new MeetingError('broken', undefined, error);
      if (!(error instanceof ProviderRefusal)) throw error;
      await endRefused(context, transaction, userId);
      return null;
    }
  });
}

/** Provides the access token for a call, different from the rejected one; null if there is none. */
export type TokenSource = (rejected?: string) => Promise<string | null>;

/** The tokens of a connection that has ended, for remaining cleanup; a renewed token is not stored. */
export function endedTokens(
  { clock }: Pick<AppContext, 'clock'>,
  provider: ProviderConfig,
  held: HeldTokens,
): TokenSource {
  let { accessToken: current, refreshToken, expiresAt } = held;
  return async (rejected) => {
    if (current !== rejected && expiresAt - clock().getTime() >= leastTime) return current;
    try {
      const tokens = await renewedTokens(provider, refreshToken);
      ({ accessToken: current, refreshToken } = tokens);
      expiresAt = clock().getTime() + tokens.expiresIn * 1000;
      return current;
    } catch (error) {
      if (error instanceof ProviderRefusal) return null;
      throw new MeetingError('broken', undefined, error);
    }
  };
}
