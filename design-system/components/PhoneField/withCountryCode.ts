/**
 * A number of the United States or Canada that was typed without its country code, with it: ten digits, or eleven that begin
 * with 1. Nothing for any other number.
 */
export function withCountryCode(typed: string): string | undefined {
  if (!/^[\d\s().-]+$/.test(typed)) return undefined;
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replaceAll(/\D/g, '')) ?? [];
  // No area code there begins with 0 or 1.
  if (area === undefined || exchange === undefined || line === undefined || /^[01]/.test(area)) return undefined;
  return `+1 ${area} ${exchange} ${line}`;
}
