import type { Kysely } from 'kysely';
import type { Parts } from '../context.ts';
import { unseal } from '../platform/keys/sealing.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { MeetingError } from './errors.ts';
import { ProviderRefusal, ProviderUnreachable, renewedTokens } from './provider.ts';
import type { ProviderConfig } from './provider.ts';
import { forgetTokens, keepTokens, lockRefreshToken } from './store.ts';

/** A token with less time left than this, in ms, is renewed before it is used. */
const leastTime = 5 * 60_000;

/** Someone's access token while it can be used; null while it cannot, or there is none. */
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

/**
 * Someone's access token, renewed first where too little of its time is left or the provider has rejected it. However many processes
 * need it, one renews it: the row is locked until the answer is stored. A refused renewal ends the connection.
 * @returns null while there is no connection
 * @throws MeetingError
 */
export async function accessToken(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  provider: ProviderConfig,
  userId: number,
  rejected?: string,
): Promise<string | null> {
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
      await forgetTokens(transaction, userId);
      return null;
    }
  });
}
