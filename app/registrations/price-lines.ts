import type { IntlShape } from 'react-intl';
import type { Schemas } from '../client/client.ts';

/** The lines of a quote in words, such as: Adults, 2 × $100.00. */
export function priceLines(intl: IntlShape, event: Pick<Schemas['Event'], 'type'>, quote: Schemas['Quote']) {
  return quote.lines.map(({ band, quantity, unitCents, totalCents }) => {
    const isDayGuest = band === 'adult' && event.type === 'Residential';
    return { id: band, label: intl.formatMessage({ id: isDayGuest ? 'quote.adultWithoutRoom' : `quote.${band}` }), quantity, unitCents, totalCents };
  });
}
