import type { IntlShape } from 'react-intl';

/** Formats an amount in cents in the reader's language. */
export function moneyText(intl: IntlShape, cents: number, currency = 'USD'): string {
  return intl.formatNumber(cents / 100, { style: 'currency', currency });
}
