import { holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many days a browser is recognized after someone has signed in with it: the longest that browsers keep a cookie. */
export const deviceKeptDays = 400;

/** Activity is reported and stored at most this often, in ms. */
export const activityInterval = minute;

/** How long a session lasts without activity, in ms: 15 minutes for G only, 30 for G and U, else 60. */
export function inactivityLimit(held: readonly UserType[]): number {
  if (held.every((type) => type === 'G')) return 15 * minute;
  if (held.every((type) => type === 'G' || type === 'U')) return 30 * minute;
  return 60 * minute;
}

/**
 * The longest that a user's session lasts, in ms, even with activity: 12 hours for users who see other people's data, 30 days for
 * all others (the times of NIST SP 800-63B for its levels 2 and 1; SECURITY.md explains why).
 */
export function longestSession(held: readonly UserType[]): number {
  return held.every((type) => type === 'G' || type === 'U') ? 30 * day : 12 * hour;
}

/**
 * Whether ending a session on another device requires the password again: for administrators, so that someone who has taken over
 * one of their sessions cannot lock them out.
 */
export function confirmsEndingSessions(held: readonly UserType[]): boolean {
  return held.includes('A');
}

/** Whether a one-time code follows the password: for anyone with A, R, C, S or P. */
export function needsCode(held: readonly UserType[]): boolean {
  return holdsAny(held, ['A', 'R', 'C', 'S', 'P']);
}
