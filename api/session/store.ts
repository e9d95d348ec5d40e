import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { parseUserTypes } from '../access/rules.ts';
import type { ActiveSession, UserSession } from '../platform/contract/handler.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { Device } from './device.ts';
import { activityInterval, inactivityLimit, longestSession } from './rules.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';

/** The fields of a user that sessions need. */
export interface SessionUser {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_type: string;
  readonly language: 'en' | 'es';
}

const guestType = 'G';
const unknownDevice: Device = { browser: null, system: null };

/** When a session ends without further activity; a guest's has no maximum, since nobody has signed in. */
function endOf({
  user,
  createdAt,
  now,
}: {
  readonly user: { readonly userType: string } | null;
  readonly createdAt: Date;
  readonly now: Date;
}): Date {
  const held = parseUserTypes(user?.userType ?? guestType);
  const idle = now.getTime() + inactivityLimit(held);
  return new Date(user ? Math.min(idle, createdAt.getTime() + longestSession(held)) : idle);
}

interface Times {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

function ofUser(times: Times, user: SessionUser): UserSession {
  const { id: userId, first_name, last_name, user_type, language } = user;
  return { ...times, userId, firstName: first_name, lastName: last_name, userType: user_type, language };
}

function ofGuest(times: Times): ActiveSession {
  return { ...times, userId: null, userType: guestType };
}

/** A session with its token, which only the caller knows. */
export interface NewSession<Session extends ActiveSession> {
  readonly session: Session;
  readonly token: string;
}

/** Deletes the sessions that have expired, with the drafts of their guests. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

async function insertSession(db: Kysely<Database>, user: SessionUser | null, now: Date, device: Device) {
  const expiresAt = endOf({ user: user && { userType: user.user_type }, createdAt: now, now });
  const times = { id: randomUUID(), createdAt: now, lastSeenAt: now, expiresAt };
  const token = newToken();
  await deleteExpiredSessions(db, now);
  await db
    .insertInto('sessions')
    .values({
      id: times.id,
      token_hash: tokenHash(token),
      kind: user ? 'user' : 'guest',
      user_id: user?.id ?? null,
      created_at: now,
      last_seen_at: now,
      expires_at: times.expiresAt,
      ...device,
    })
    .execute();
  return { times, token };
}

/** Starts a user's session and deletes expired ones. */
export async function createSession(
  db: Kysely<Database>,
  user: SessionUser,
  now: Date,
  device: Device = unknownDevice,
): Promise<NewSession<UserSession>> {
  const { times, token } = await insertSession(db, user, now, device);
  return { session: ofUser(times, user), token };
}

/** Starts a guest's session. */
export async function createGuestSession(
  db: Kysely<Database>,
  now: Date,
  device: Device = unknownDevice,
): Promise<NewSession<ActiveSession>> {
  const { times, token } = await insertSession(db, null, now, device);
  return { session: ofGuest(times), token };
}

/** The session of a token, or null when there is none, it has expired, or the user may no longer sign in. */
export async function findSession(db: Kysely<Database>, token: string, now: Date): Promise<ActiveSession | null> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.kind',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
    ])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.user_type', 'users.language', 'users.is_active'])
    .where('sessions.token_hash', '=', tokenHash(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const {
    session_id,
    kind,
    created_at,
    last_seen_at,
    expires_at,
    id,
    first_name,
    last_name,
    user_type,
    language,
    is_active,
  } = row;
  const times = { id: session_id, createdAt: created_at, lastSeenAt: last_seen_at, expiresAt: expires_at };
  if (kind === 'guest') return ofGuest(times);
  if (id === null || first_name === null || last_name === null || user_type === null || language === null || !is_active)
    return null;
  return ofUser(times, { id, first_name, last_name, user_type, language });
}

/** Restarts the inactivity time; stored at most once a minute. A session that has ended stays ended. */
export async function prolongSession(db: Kysely<Database>, session: ActiveSession, now: Date): Promise<ActiveSession> {
  if (now.getTime() - session.lastSeenAt.getTime() < activityInterval) return session;
  const expiresAt = endOf({ user: session.userId === null ? null : session, createdAt: session.createdAt, now });
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', session.id)
    .where('expires_at', '>', now)
    .execute();
  return { ...session, lastSeenAt: now, expiresAt };
}

/** Gives a session another token, so that a leaked one stops working. */
export async function rotateToken(db: Kysely<Database>, id: string): Promise<string> {
  const token = newToken();
  await db
    .updateTable('sessions')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** Ends a session, and returns whether there was one; an expired one is not an error. */
export async function deleteSession(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a user's sessions, all or all but one, and returns how many there were. */
export async function deleteSessionsOf(db: Kysely<Database>, userId: number, exceptId?: string): Promise<number> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId);
  const { numDeletedRows } = await (
    exceptId === undefined ? query : query.where('id', '<>', exceptId)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}
