import { Link, Money, type DataTableColumn } from '#design-system';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { moneyText } from '../../platform/client/money-text.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';

type Difference = Schemas['PriceDifference'];

/** The price that a party agreed to and the price it would pay now, in words. */
export function agreedAndNew(
  intl: IntlShape,
  {
    name,
    reference,
    totalBeforeCents,
    totalCents,
  }: Pick<Difference, 'name' | 'reference' | 'totalBeforeCents' | 'totalCents'>,
): string {
  const values = { name, reference, agreed: moneyText(intl, totalBeforeCents) };
  return totalCents === null
    ? intl.formatMessage({ id: 'eventDesk.effect.notPriced' }, values)
    : intl.formatMessage({ id: 'eventDesk.effect.price' }, { ...values, price: moneyText(intl, totalCents) });
}

/** The columns of the list of parties whose price would change. */
export function priceColumns(intl: IntlShape): readonly DataTableColumn<Difference>[] {
  const amount = (cents: number) => <Money cents={cents} currency="USD" showCents="always" />;
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'eventDesk.prices.party' }),
      cell: ({ name }) => name,
      isRowHeader: true,
    },
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'eventDesk.prices.reference' }),
      cell: ({ registrationId, reference }) => <Link href={desk.party(registrationId)}>{reference}</Link>,
      width: 'short',
      isPlain: true,
    },
    {
      id: 'people',
      header: intl.formatMessage({ id: 'eventDesk.prices.people' }),
      cell: ({ people }) => intl.formatNumber(people),
      numeric: true,
    },
    {
      id: 'paid',
      header: intl.formatMessage({ id: 'eventDesk.prices.paid' }),
      cell: ({ paidCents }) => amount(paidCents),
      numeric: true,
    },
    {
      id: 'agreed',
      header: intl.formatMessage({ id: 'eventDesk.prices.agreed' }),
      cell: ({ totalBeforeCents }) => amount(totalBeforeCents),
      numeric: true,
    },
    {
      id: 'new',
      header: intl.formatMessage({ id: 'eventDesk.prices.new' }),
      cell: ({ totalCents }) =>
        totalCents === null ? intl.formatMessage({ id: 'eventDesk.prices.notPriced' }) : amount(totalCents),
      numeric: true,
    },
  ];
}
