import type { Limits } from '../../api/http/rate-limit.ts';

const wide = { points: 10_000, seconds: 900 };

/** Limits by network that no test reaches: all of them call from one address. Those by account stay the product's. */
export const wideAddressLimits = {
  signInAddress: wide,
  codeAddress: wide,
  guestAddress: wide,
  signUpAddress: wide,
  linkAddress: wide,
  resetAddress: wide,
  firstAdministrator: wide,
} satisfies Partial<Limits>;
