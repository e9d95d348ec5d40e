/** Splits a number after its country code, which has one, two or three digits. */
const countryAndNumber = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{6,})$/;

/** Splits digits, at least six, into groups of three and, at the end, of four. */
function groupsOf(digits: string): string[] {
  const fours = digits.length - 4 * (digits.length % 3);
  return [...(digits.slice(0, fours).match(/\d{3}/g) ?? []), ...(digits.slice(fours).match(/\d{4}/g) ?? [])];
}

/**
 * Formats a stored phone number for people: '+1 212 555 0142'. The digits after the country code are in groups of three and, at the
 * end, of four. A number that is not in international form stays unchanged.
 */
export function spacedPhone(phone: string): string {
  const [, country, number] = countryAndNumber.exec(phone) ?? [];
  if (country === undefined || number === undefined) return phone;
  return [`+${country}`, ...groupsOf(number)].join(' ');
}

/**
 * Formats a number that people dial on a phone, such as a meeting's: '858 0397 4088'. A short number, and one that has more than
 * digits, stays unchanged.
 */
export function spacedDigits(digits: string): string {
  return /^\d{8,}$/.test(digits) ? groupsOf(digits).join(' ') : digits;
}
