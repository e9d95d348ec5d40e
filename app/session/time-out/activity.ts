import { activityInterval } from '#rules/session';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { readStored, writeStored } from '../../platform/browser/storage.ts';
import {
  endOf,
  guestTokenKey,
  limitOf,
  markReported,
  reportedKey,
  storedSession,
  tokenKey,
  type StoredSession,
} from '../../platform/visitor/session-storage.ts';

/** The events that count as activity: the specification's mouse move, key press and click, plus touch and scrolling. */
const activities = ['mousemove', 'keydown', 'click', 'touchstart', 'scroll'] as const;

/** The precision at which the last activity is stored, in ms; a mouse moves many times a second. */
const exactness = 1000;

/** Whether the session will end because of its age, not for lack of activity. */
export function endsByAge(session: StoredSession): boolean {
  return session.kind === 'user' && session.until !== undefined && session.exp >= session.until;
}

/** Restarts the inactivity time. */
export function prolongSession(session: StoredSession, now: number): void {
  const key = session.kind === 'guest' ? guestTokenKey : tokenKey;
  writeStored('local', key, JSON.stringify({ exp: endOf(session, now) }));
}

/** Records activity, for all tabs. An expired session stays expired: waking a laptop is not activity. */
export function recordActivity(now: number): void {
  const session = storedSession();
  if (!session || session.exp <= now) return;
  if (endOf(session, now) - session.exp >= exactness) prolongSession(session, now);
}

/** Calls `act` on every activity on this page, until the returned function is called. */
export function onActivity(act: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const name of activities) window.addEventListener(name, act, options);
  return () => {
    for (const name of activities) window.removeEventListener(name, act, options);
  };
}

function isDue(now: number): boolean {
  const session = storedSession();
  if (!session) return false;
  const reportedAt = Number(readStored('local', reportedKey) ?? 0);
  const lastActivity = session.exp - limitOf(session);
  // After the clock is set back, reports must not stop until it has caught up.
  return lastActivity > reportedAt ? now - reportedAt >= activityInterval : reportedAt > now;
}

/**
 * Reports activity since the last report to the API, at most once a minute for all tabs together. Returns the session's state
 * from the API, or undefined if there was nothing to report.
 * @param ended cancels the report when the session ends: its answer would be a refusal.
 */
export async function reportActivity(now: number, ended: AbortSignal): Promise<Schemas['SessionState'] | undefined> {
  if (!isDue(now)) return undefined;
  return once(async () => {
    // Another tab may have been faster.
    if (ended.aborted || !isDue(now)) return undefined;
    markReported(now);
    return dataOf(createApi().POST('/session/activity', { signal: ended }));
  });
}

/** Runs a function in one tab at a time, if the browser supports locks; insecure origins have none. */
async function once<Result>(run: () => Promise<Result | undefined>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('activity-report', { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
