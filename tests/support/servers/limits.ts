import type { Limits } from '../../../api/platform/http/limits/rate-limit.ts';
import { defaultMailLimits, type MailLimits } from '../../../api/platform/mail/limiter.ts';

const wide = { points: 100_000, seconds: 900 };

/** Limits of registering that no test reaches which is not about them: all of them call from one address. */
export const wideIntakeLimits = {
  partiesNetwork: wide,
  peopleNetwork: wide,
  partiesAccount: wide,
  peopleAccount: wide,
} satisfies Partial<Limits>;

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

/** How many emails a network causes: no test reaches it which is not about it. Those to one person stay the product's. */
export const wideMailLimits: MailLimits = { ...defaultMailLimits, network: { emails: 10_000, seconds: 900 } };
