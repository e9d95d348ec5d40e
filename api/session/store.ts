import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { parseUserTypes } from '../access/rules.ts';
import type { ActiveSession } from '../contract/handler.ts';
import type { Database } from '../data/tables.gen.ts';
import { activityInterval, inactivityLimit } from './rules.ts';
import { newToken, tokenHash } from './token.ts';

/** A user as sessions need one. */
export interface SessionUser {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_type: string;
  readonly language: 'en' | 'es';
}

function endOf(userType: string, now: Date): Date {
  return new Date(now.getTime() + inactivityLimit(parseUserTypes(userType)));
}

function toActiveSession(id: string, user: SessionUser, expiresAt: Date): ActiveSession {
  return {
    id,
    userId: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    userType: user.user_type,
    language: user.language,
    expiresAt,
  };
}

/** Starts a session and clears away those that are over; the token is known to the caller alone. */
export async function createSession(
  db: Kysely<Database>,
  user: SessionUser,
  now: Date,
): Promise<{ session: ActiveSession; token: string }> {
  const id = randomUUID();
  const token = newToken();
  const expiresAt = endOf(user.user_type, now);
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sessions')
    .values({ id, token_hash: tokenHash(token), user_id: user.id, created_at: now, last_seen_at: now, expires_at: expiresAt })
    .execute();
  return { session: toActiveSession(id, user, expiresAt), token };
}

/** The session of a token, or null when there is none, it is over, or the user may not sign in any more. */
export async function findSession(db: Kysely<Database>, token: string, now: Date): Promise<ActiveSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.expires_at'])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.user_type', 'users.language'])
    .where('sessions.token_hash', '=', tokenHash(token))
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() < activityInterval) {
    return toActiveSession(row.session_id, row, row.expires_at);
  }
  const expiresAt = endOf(row.user_type, now);
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', row.session_id)
    .execute();
  return toActiveSession(row.session_id, row, expiresAt);
}

/** Ends a session; one that is over already is no error. */
export async function deleteSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}
