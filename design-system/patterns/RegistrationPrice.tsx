import type { ReactElement } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { PriceSummary } from '../components/PriceSummary/PriceSummary.tsx';
import type { RegistrationWords } from './registration.fixtures.ts';
import type { Price } from './useRegistration.ts';

/** The API's price beside the form, line by line; where it does not arrive, that is said and can be tried again. */
export function RegistrationPrice({
  words,
  price: { quote, isPending, isLost, retry },
}: {
  words: RegistrationWords;
  price: Price;
}): ReactElement {
  if (isLost) {
    return (
      <Alert tone="caution" announce actions={<Button onPress={retry}>{words.retry}</Button>}>
        {words.priceLost}
      </Alert>
    );
  }
  return (
    <PriceSummary
      title={words.price}
      lines={(quote?.lines ?? []).map(({ band, ...line }) => ({ id: band, label: words.bands[band], ...line }))}
      totalLabel={words.total}
      totalCents={quote?.totalCents ?? 0}
      currency={quote?.currency ?? 'USD'}
      isPending={isPending}
      emptyText={words.noPrice}
      note={words.nothingCharged}
    />
  );
}
