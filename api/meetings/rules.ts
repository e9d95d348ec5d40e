import type { UserType } from '../access/rules.ts';

/** The user types that may connect an account for online meetings; the contract lists the same types. */
export const hosts = ['A', 'R', 'C', 'D', 'S', 'P'] as const satisfies readonly UserType[];

/** How long a sign-in at the meeting provider may take, in ms. */
export const signInTime = 10 * 60_000;

/** How many whole seconds are left before an access token expires. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}

/** The path to which the provider redirects people; the owner registers it with the provider. */
export const callbackPath = '/callback';
