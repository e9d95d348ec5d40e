import type { IntlShape } from 'react-intl';

/** An amount of the API, in cents, as the reader's language writes it. */
export function moneyText(intl: IntlShape, cents: number, currency = 'USD'): string {
  return intl.formatNumber(cents / 100, { style: 'currency', currency });
}
