import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

/** The lines of a quote in words, such as: Adults, 2 × $100.00. */
export function priceLines(intl: IntlShape, event: Pick<Schemas['Event'], 'type'>, quote: Schemas['Quote']) {
  const lines = quote.lines.map(({ band, quantity, unitCents, totalCents }) => {
    const isDayGuest = band === 'adult' && event.type === 'Residential';
    return {
      // A band has a line for each unit price.
      id: `${band} ${String(unitCents)}`,
      label: intl.formatMessage({ id: isDayGuest ? 'quote.adultWithoutRoom' : `quote.${band}` }),
      quantity,
      unitCents,
      totalCents,
    };
  });
  if (quote.adjustmentCents === undefined) return lines;
  const label = intl.formatMessage({ id: 'quote.adjustment' });
  return [...lines, { id: 'adjustment', label, totalCents: -quote.adjustmentCents }];
}
