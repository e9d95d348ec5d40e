/**
 * Adds the country code to a U.S. or Canadian number that was typed without a plus: ten digits, or eleven that begin with 1.
 * Returns undefined for any other input.
 */
export function withCountryCode(typed: string): string | undefined {
  if (!/^[\d\s().-]+$/.test(typed)) return undefined;
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replaceAll(/\D/g, '')) ?? [];
  // No North American area code begins with 0 or 1.
  if (area === undefined || exchange === undefined || line === undefined || /^[01]/.test(area)) return undefined;
  return `+1 ${area} ${exchange} ${line}`;
}
