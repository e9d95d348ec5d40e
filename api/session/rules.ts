import { holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** For how many days a browser is recognized in which someone has signed in: as long as browsers keep any cookie. */
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
 * How long a user's session lasts at most, in ms, however active: 12 hours for those who see other people's data, 30 days for all
 * others (NIST SP 800-63B's times for its levels 2 and 1; SECURITY.md says why).
 */
export function longestSession(held: readonly UserType[]): number {
  return held.every((type) => type === 'G' || type === 'U') ? 30 * day : 12 * hour;
}

/**
 * Whether ending a session on another device requires the password again: for administrators, so that someone with one of their
 * sessions cannot lock them out.
 */
export function confirmsEndingSessions(held: readonly UserType[]): boolean {
  return held.includes('A');
}

/** Whether a one-time code follows the password: for anyone with A, R, C, S or P. */
export function needsCode(held: readonly UserType[]): boolean {
  return holdsAny(held, ['A', 'R', 'C', 'S', 'P']);
}
