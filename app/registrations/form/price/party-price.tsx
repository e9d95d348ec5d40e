import { PriceSummary } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { priceParts } from '../../../payments/port/price-parts.ts';
import { priceLineTexts } from '../../price-line-texts.ts';
import type { QuoteState } from './use-quote.ts';

/** The server's price for the party so far, line by line. */
export function PartyPrice({ event, price }: { event: Schemas['Event']; price: QuoteState }) {
  const intl = useIntl();
  return (
    <PriceSummary
      title={intl.formatMessage({ id: 'registration.price.title' })}
      lines={price.quote ? priceLineTexts(intl, event, price.quote) : []}
      totalLabel={intl.formatMessage({ id: 'registration.price.total' })}
      totalCents={price.quote?.totalCents ?? 0}
      parts={priceParts(intl, price.quote?.totalCents ?? 0, event.deposit)}
      currency="USD"
      isPending={price.isPending}
      emptyText={intl.formatMessage({
        id: price.isLost
          ? 'registration.price.lost'
          : price.problem
            ? 'registration.price.none'
            : 'registration.price.empty',
      })}
      note={intl.formatMessage({ id: 'registration.price.note' })}
    />
  );
}
