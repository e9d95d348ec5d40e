import { holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';

const minute = 60_000;

/** How often at most activity is reported and written, in ms. */
export const activityInterval = minute;

/** How long a session lasts without activity, in ms: 15 minutes for G only, 30 for G and U, else 60. */
export function inactivityLimit(held: readonly UserType[]): number {
  if (held.every((type) => type === 'G')) return 15 * minute;
  if (held.every((type) => type === 'G' || type === 'U')) return 30 * minute;
  return 60 * minute;
}

/** Whether a one-time code follows the password: for anyone who holds A, R, C, S or P. */
export function needsCode(held: readonly UserType[]): boolean {
  return holdsAny(held, ['A', 'R', 'C', 'S', 'P']);
}
