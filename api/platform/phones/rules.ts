/** Splits a number after its country code, which has one, two or three digits. */
const countryAndNumber = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{6,})$/;

/**
 * Formats a stored phone number for people: '+1 212 555 0142'. The digits after the country code are in groups of three and, at the
 * end, of four. A number that is not in international form stays unchanged.
 */
export function spacedPhone(phone: string): string {
  const [, country, number] = countryAndNumber.exec(phone) ?? [];
  if (country === undefined || number === undefined) return phone;
  const fours = number.length - 4 * (number.length % 3);
  const groups = [...(number.slice(0, fours).match(/\d{3}/g) ?? []), ...(number.slice(fours).match(/\d{4}/g) ?? [])];
  return [`+${country}`, ...groups].join(' ');
}
