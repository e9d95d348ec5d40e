/**
 * Reads an amount as people write it, with or without the currency sign: 1,234.50 and 1.234,50 alike. A last mark with one or two
 * digits after it separates the cents; all others only group digits.
 * @returns integer cents, or null for an invalid amount
 */
export function readAmount(typed: string): number | null {
  const text = typed.replaceAll(/[\s$\u00A0\u202F]/g, '').replace(/^USD|USD$/i, '');
  const [, whole = '', mark = '', cents = ''] = /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  const isGrouped = /^\d{1,3}(?:(,\d{3})+|(\.\d{3})+)$/.test(whole) && !whole.includes(mark || ' ');
  if (!(isGrouped || /^\d*$/.test(whole)) || whole + cents === '') return null;
  const dollars = Number(whole.replaceAll(/[.,]/g, ''));
  const total = dollars * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(total) ? total : null;
}
