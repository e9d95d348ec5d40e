import type { IntlShape } from 'react-intl';
import { chooseLanguage } from '#rules/language';
import { adjustmentName, priceLineName } from '#rules/price-lines';
import type { Schemas } from '../platform/client/client.ts';

/** The lines of a quote in words, such as: Adults, 2 × $100.00. */
export function priceLineTexts(intl: IntlShape, event: Pick<Schemas['Event'], 'type'>, quote: Schemas['Quote']) {
  const language = chooseLanguage([intl.locale]);
  const lines = quote.lines.map(({ band, quantity, unitCents, totalCents }) => ({
    // A band has a line for each unit price.
    id: `${band} ${String(unitCents)}`,
    label: priceLineName(band, event, language),
    quantity,
    unitCents,
    totalCents,
  }));
  if (quote.adjustmentCents === undefined) return lines;
  return [...lines, { id: 'adjustment', label: adjustmentName(language), totalCents: -quote.adjustmentCents }];
}
