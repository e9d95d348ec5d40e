import { Money, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';
import type { QuoteState } from './use-quote.ts';

/** The price again above the continue button: on a phone the full price is further down. */
export function TotalSoFar({ price: { quote } }: { price: QuoteState }) {
  if (!quote) return null;
  return (
    <Text numeric>
      <FormattedMessage
        id="registration.price.soFar"
        values={{ total: <Money cents={quote.totalCents} currency={quote.currency} showCents="always" /> }}
      />
    </Text>
  );
}
