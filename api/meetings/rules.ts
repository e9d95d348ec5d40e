import type { UserType } from '../access/rules.ts';

/** Who may connect an account for online meetings; the contract lists the same types. */
export const hosts = ['A', 'R', 'C', 'D', 'S', 'P'] as const satisfies readonly UserType[];

/** How long someone may take at the meeting provider, in ms. */
export const signInTime = 10 * 60_000;

/** How many whole seconds are left of an access token. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}

/** Where the provider sends people back to; the owner registers it there. */
export const callbackPath = '/callback';
