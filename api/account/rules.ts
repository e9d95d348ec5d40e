/** The oldest that anyone is taken to be, in years; the same as the contract's Age allows. */
const oldest = 120;

/**
 * Which bound a birth date breaks, with that bound; null when someone may have been born then. Dates are YYYY-MM-DD,
 * which compare as texts.
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

/** How long the mailbox of an account can object to another address that staff have written, in ms: 72 hours. */
export const objectionTime = 72 * 60 * 60_000;
