import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import type { Tokens } from './provider.ts';
import { signInTime } from './rules.ts';
import { seal, unseal } from '../platform/keys/sealing.ts';

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();

/** Records that a sign-in has begun in this session; an earlier unfinished one is deleted. */
export async function beginSignIn(
  db: Kysely<Database>,
  {
    state,
    codeVerifier,
    sessionId,
    now,
    key,
  }: { state: string; codeVerifier: string; sessionId: string; now: Date; key: string },
): Promise<void> {
  await db
    .deleteFrom('meeting_sign_ins')
    .where((row) => row.or([row('session_id', '=', sessionId), row('expires_at', '<=', now)]))
    .execute();
  await db
    .insertInto('meeting_sign_ins')
    .values({
      state_hash: hashOf(state),
      session_id: sessionId,
      code_verifier: seal(codeVerifier, `verifier ${sessionId}`, key),
      expires_at: new Date(now.getTime() + signInTime),
    })
    .execute();
}

/**
 * Consumes the sign-in with this state in this session, once. Returns its proof key, or null if there is none or it has expired.
 */
export async function takeSignIn(
  db: Kysely<Database>,
  state: string,
  sessionId: string,
  now: Date,
  key: string,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('meeting_sign_ins')
    .where('state_hash', '=', hashOf(state))
    .where('session_id', '=', sessionId)
    .returning(['code_verifier', 'expires_at'])
    .executeTakeFirst();
  if (!taken || taken.expires_at <= now) return null;
  return unseal(taken.code_verifier, `verifier ${sessionId}`, key);
}

/** Stores a user's tokens, replacing earlier ones. Returns when the access token expires. */
export async function keepTokens(
  db: Kysely<Database>,
  userId: number,
  tokens: Tokens,
  now: Date,
  key: string,
): Promise<Date> {
  const values = {
    access_token: seal(tokens.accessToken, `access ${String(userId)}`, key),
    refresh_token: seal(tokens.refreshToken, `refresh ${String(userId)}`, key),
    expires_at: new Date(now.getTime() + tokens.expiresIn * 1000),
  };
  await db
    .insertInto('meeting_accounts')
    .values({ user_id: userId, connected_at: now, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return values.expires_at;
}

/** When a user's access token expires; null if they are not connected. */
export async function findMeetingEnd(db: Kysely<Database>, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('meeting_accounts')
    .select('expires_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** A user's refresh token, locked until the transaction ends, so that no other process uses it at the same time. */
export async function lockRefreshToken(
  transaction: Kysely<Database>,
  userId: number,
  key: string,
): Promise<{ refreshToken: string | null } | null> {
  const row = await transaction
    .selectFrom('meeting_accounts')
    .select('refresh_token')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { refreshToken: unseal(row.refresh_token, `refresh ${String(userId)}`, key) } : null;
}

/** A user's tokens outside of their row; `expiresAt` is in ms since 1970. */
export interface HeldTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
}

/** Deletes a user's tokens and returns them; `opened` is null if they cannot be unsealed. */
export async function takeTokens(
  transaction: Transaction<Database>,
  userId: number,
  key: string | null,
): Promise<{ readonly wereThere: boolean; readonly opened: HeldTokens | null }> {
  const row = await transaction
    .deleteFrom('meeting_accounts')
    .where('user_id', '=', userId)
    .returning(['access_token', 'refresh_token', 'expires_at'])
    .executeTakeFirst();
  if (!row || key === null) return { wereThere: row !== undefined, opened: null };
  const accessToken = unseal(row.access_token, `access ${String(userId)}`, key);
  const refreshToken = unseal(row.refresh_token, `refresh ${String(userId)}`, key);
  const isOpened = accessToken !== null && refreshToken !== null;
  return {
    wereThere: true,
    opened: isOpened ? { accessToken, refreshToken, expiresAt: row.expires_at.getTime() } : null,
  };
}

/** Deletes a user's tokens. Returns whether there were any. */
export async function forgetTokens(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('meeting_accounts').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
