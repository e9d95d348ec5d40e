/** The highest age that is accepted, in years; the contract's Age has the same limit. */
const oldest = 120;

/**
 * Returns which limit a birth date violates, with that limit; null when the date is possible. Dates are YYYY-MM-DD, which compare
 * as strings.
 * @param today the day at the center
 */
export function birthDateFault(
  birthDate: string,
  today: string,
): { readonly rule: 'minimum' | 'maximum'; readonly limit: string } | null {
  if (birthDate > today) return { rule: 'maximum', limit: today };
  const earliest = `${String(Number(today.slice(0, 4)) - oldest - 1).padStart(4, '0')}${today.slice(4)}`;
  return birthDate < earliest ? { rule: 'minimum', limit: earliest } : null;
}

/** How long the mailbox of an account can object to an address that staff proposed, in ms: 72 hours. */
export const objectionTime = 72 * 60 * 60_000;
