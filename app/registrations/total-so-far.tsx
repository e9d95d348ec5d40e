import { Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuoteState } from './use-quote.ts';

/** The price once more above the button that goes on: on a phone the whole of it stands further down. */
export function TotalSoFar({ price: { quote } }: { price: QuoteState }) {
  const intl = useIntl();
  if (!quote) return null;
  const total = intl.formatNumber(quote.totalCents / 100, { style: 'currency', currency: quote.currency });
  return (
    <Text numeric>
      <FormattedMessage id="registration.price.soFar" values={{ total }} />
    </Text>
  );
}
