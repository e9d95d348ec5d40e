import { parseUserTypes } from '#rules/access';
import { inactivityLimit } from '#rules/session';
import type { Schemas } from '../client/client.ts';
import { forgetLists } from './forget-lists.ts';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';

export type User = Schemas['User'];
export type Session = Schemas['Session'];

/** Why a session ended: its owner chose so, was inactive too long, signed in too long ago, or the server no longer knows it. */
export type EndReason = 'choice' | 'time' | 'age' | 'server';

/** Names of the local storage entries, fixed by the specification (section 3). */
export const userKey = 'user';
export const tokenKey = 'token';
export const guestTokenKey = 'guestToken';
const zoomTokenKey = 'zoomToken';

/** The id of the guest session in this browser, which marks its data; it grants no access. */
const guestIdKey = 'guest-session';
/** Why the last session of this browser ended, for its other tabs. */
const endKey = 'session-end';
/** How many sessions have ended in this browser. */
const endedKey = 'sessions-ended';
/** When the session ends regardless of activity, for all tabs. */
const untilKey = 'session-until';
/** When activity was last reported, for all tabs together. */
export const reportedKey = 'activity-reported';

/**
 * A session as this browser remembers it, by this browser's clock, in ms since 1970: `exp` is the last activity plus the limit,
 * never later than `until`, when a user must sign in again however active.
 */
export type StoredSession =
  | { kind: 'user'; user: User; exp: number; until?: number }
  | { kind: 'guest'; id: string; exp: number };

function read(key: string): unknown {
  const text = readStored('local', key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

function numberAt(value: unknown, name: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = (value as Record<string, unknown>)[name];
  return typeof found === 'number' ? found : undefined;
}

function isUser(value: unknown): value is User {
  return numberAt(value, 'id') !== undefined && typeof (value as Partial<User>).userType === 'string';
}

/** The session of a user or guest that this browser remembers. It decides what is shown, never what is allowed. */
export function storedSession(): StoredSession | undefined {
  const user = read(userKey);
  const exp = numberAt(read(tokenKey), 'exp');
  const until = Number(readStored('local', untilKey) ?? NaN);
  if (isUser(user) && exp !== undefined) return { kind: 'user', user, exp, ...(until > 0 && { until }) };
  const guestExp = numberAt(read(guestTokenKey), 'exp');
  if (guestExp === undefined) return undefined;
  return { kind: 'guest', id: readStored('local', guestIdKey) ?? '', exp: guestExp };
}

/** How long this session lasts without activity, in ms. */
export function limitOf(session: StoredSession): number {
  return inactivityLimit(session.kind === 'guest' ? ['G'] : parseUserTypes(session.user.userType));
}

/** When a session ends if this moment is its last activity. */
export function endOf(session: StoredSession, now: number): number {
  const idle = now + limitOf(session);
  return session.kind === 'user' && session.until !== undefined ? Math.min(idle, session.until) : idle;
}

/** Stores the current session; a user replaces a guest, as the specification says. */
export function storeSession(session: StoredSession): void {
  const token = JSON.stringify({ exp: session.exp });
  if (session.kind === 'guest') {
    writeStored('local', guestIdKey, session.id);
    writeStored('local', guestTokenKey, token);
  } else {
    const { id, firstName, lastName, userType, language } = session.user;
    writeStored('local', userKey, JSON.stringify({ id, firstName, lastName, userType, language }));
    if (session.until !== undefined) writeStored('local', untilKey, String(session.until));
    writeStored('local', tokenKey, token);
    removeStored('local', (key) => key === guestTokenKey || key === guestIdKey);
  }
  removeStored('local', (key) => key === endKey);
}

/** Counts activity as reported now, since signing in is activity. */
export function markReported(now: number): void {
  writeStored('local', reportedKey, String(now));
}

/**
 * Removes the user, the token, the guest token and the meeting token and, after a logout, the saved state of lists. Tells other
 * tabs the reason.
 */
export function forgetSession(reason: EndReason): void {
  writeStored('local', endKey, reason);
  writeStored('local', endedKey, String(endedSessions() + 1));
  const keys = [userKey, tokenKey, guestTokenKey, guestIdKey, zoomTokenKey, untilKey, reportedKey];
  removeStored('local', (key) => keys.includes(key));
  if (reason === 'choice') forgetLists();
}

/** How many sessions have ended in this browser. */
export function endedSessions(): number {
  return Number(readStored('local', endedKey) ?? 0);
}

/** Why the last session ended. */
export function endReason(): EndReason {
  const reason = readStored('local', endKey);
  return reason === 'time' || reason === 'age' || reason === 'server' ? reason : 'choice';
}

/**
 * Stores in how many seconds the meeting account expires, and returns when, ms since 1970; removes it if there is none. Its
 * tokens stay on the server.
 */
export function storeMeeting(expiresIn: number | undefined, now: number): number | undefined {
  if (expiresIn === undefined || expiresIn <= 0) {
    removeStored('local', (key) => key === zoomTokenKey);
    return undefined;
  }
  const expiryTime = now + expiresIn * 1000;
  writeStored('local', zoomTokenKey, JSON.stringify({ expiryTime, state: 'connected' }));
  return expiryTime;
}

/** When the stored meeting account expires, ms since 1970; an expired one is not used. */
export function storedMeeting(now: number): number | undefined {
  const token = read(zoomTokenKey);
  if (token === undefined) return undefined;
  const expiryTime = numberAt(token, 'expiryTime');
  if (expiryTime !== undefined && expiryTime > now) return expiryTime;
  console.warn('Meeting token expired');
  return undefined;
}
