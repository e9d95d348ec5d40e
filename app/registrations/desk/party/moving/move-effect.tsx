import { Facts, Money } from '#design-system';
import { balanceCents } from '#rules/payments';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../../platform/client/client.ts';

type Quote = Schemas['PartyMoveQuote'];

/** Shows what a move to another event changes for a party: its state, price, balance, places, rooms and signatures. */
export function MoveEffect({ quote }: { quote: Quote }) {
  return <Facts layout="figures" items={effects(useIntl(), quote)} />;
}

function effects(intl: IntlShape, quote: Quote) {
  const { currency, totalCents } = quote.quote;
  const money = (cents: number) => <Money cents={cents} currency={currency} showCents="always" />;
  const balance = balanceCents(quote.state, totalCents, quote.paidCents);
  const fact = (name: 'before' | 'after' | 'paid' | 'due' | 'surplus' | 'places' | 'rooms' | 'unsigned') =>
    intl.formatMessage({ id: `party.move.${name}` });
  const missing = quote.signatures.needed - quote.signatures.signed;
  return [
    {
      term: intl.formatMessage({ id: 'registrationList.state' }),
      description: intl.formatMessage({ id: `registration.state.${quote.state}` }),
    },
    { term: fact('before'), description: money(quote.totalBeforeCents) },
    { term: fact('after'), description: money(totalCents) },
    { term: fact('paid'), description: money(quote.paidCents) },
    balance < 0
      ? { term: fact('surplus'), description: money(-balance) }
      : { term: fact('due'), description: money(balance) },
    ...(quote.placesLeft === null ? [] : [{ term: fact('places'), description: intl.formatNumber(quote.placesLeft) }]),
    ...(quote.rooms === quote.roomsBefore
      ? []
      : [
          {
            term: fact('rooms'),
            description: intl.formatMessage(
              { id: 'party.move.roomsChange' },
              { before: quote.roomsBefore, after: quote.rooms },
            ),
          },
        ]),
    ...(missing > 0 ? [{ term: fact('unsigned'), description: intl.formatNumber(missing) }] : []),
  ];
}
