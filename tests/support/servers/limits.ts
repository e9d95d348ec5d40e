import type { Limits } from '../../../api/platform/http/limits/rate-limit.ts';
import { defaultMailLimits, type MailLimits } from '../../../api/platform/mail/limiter.ts';

const wide = { points: 100_000, seconds: 900 };

/** Registration limits that only tests about them reach, although all tests call from one address. */
export const wideIntakeLimits = {
  partiesNetwork: wide,
  peopleNetwork: wide,
  partiesAccount: wide,
  peopleAccount: wide,
} satisfies Partial<Limits>;

/**
 * Limits per network that only tests about them reach, although all tests call from one address. Limits per account are the
 * product's.
 */
export const wideAddressLimits = {
  signInAddress: wide,
  codeAddress: wide,
  guestAddress: wide,
  signUpAddress: wide,
  linkAddress: wide,
  resetAddress: wide,
  firstAdministrator: wide,
} satisfies Partial<Limits>;

/** The limit of emails per network, which only tests about it reach. Limits per recipient are the product's. */
export const wideMailLimits: MailLimits = { ...defaultMailLimits, network: { emails: 10_000, seconds: 900 } };
