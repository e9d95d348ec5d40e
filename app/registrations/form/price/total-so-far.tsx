import { Money, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';
import type { QuoteState } from './use-quote.ts';

/** The price once more above the button that goes on: on a phone the whole of it stands further down. */
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
