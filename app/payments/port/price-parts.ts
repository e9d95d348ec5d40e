import { depositCents, unpaidCents } from '#rules/payments';
import type { IntlShape } from 'react-intl';
import { eventDate } from '../../events/port/event-dates.ts';
import type { Schemas } from '../../platform/client/client.ts';

/** The deposit and the rest of a price. */
export function priceParts(intl: IntlShape, totalCents: number, deposit: Schemas['Deposit'] | undefined) {
  if (!deposit || totalCents === 0) return [];
  const first = depositCents(totalCents, deposit);
  return [
    {
      id: 'deposit',
      label: intl.formatMessage({ id: 'registration.price.deposit' }, { percent: deposit.percent }),
      cents: first,
    },
    {
      id: 'rest',
      label: intl.formatMessage({ id: 'registration.price.rest' }, { day: eventDate(intl, deposit.restDueOn) }),
      cents: unpaidCents(totalCents, first),
    },
  ];
}
