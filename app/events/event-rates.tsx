import { Facts, Money } from '#design-system';
import { rateCents } from '#rules/pricing';
import { useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { MessageId } from '../platform/messages/messages.ts';
import { bandAges } from './port/band-ages.ts';

type Event = Schemas['Event'];
type Band = Schemas['AgeBandName'];
type RateField =
  | 'roomBasePrice'
  | 'additionalAdultRate'
  | 'adultRetreatRate'
  | 'youngAdultRate'
  | 'teenRate'
  | 'childRate'
  | 'toddlerRate';

interface RateRow {
  field: RateField;
  label: MessageId;
  band: Band;
}

const perPerson: RateRow[] = [
  { field: 'youngAdultRate', label: 'rate.youngAdult', band: 'youngAdult' },
  { field: 'teenRate', label: 'rate.teen', band: 'teen' },
  { field: 'childRate', label: 'rate.child', band: 'child' },
  { field: 'toddlerRate', label: 'rate.toddler', band: 'toddler' },
];

const residential: RateRow[] = [
  { field: 'roomBasePrice', label: 'rate.room', band: 'adult' },
  { field: 'additionalAdultRate', label: 'rate.additionalAdult', band: 'adult' },
  ...perPerson,
  { field: 'adultRetreatRate', label: 'rate.adultWithoutRoom', band: 'adult' },
];

const convention: RateRow[] = [{ field: 'adultRetreatRate', label: 'rate.adult', band: 'adult' }, ...perPerson];

/** The table of an event's rates. */
export function EventRates({ event }: { event: Event }) {
  const intl = useIntl();
  const rows = event.type === 'Residential' ? residential : convention;
  const items = rows.flatMap(({ field, label, band }) => {
    const rate = event[field];
    if (rate === undefined) return [];
    return [
      {
        term: intl.formatMessage({ id: label }, { ages: bandAges(intl, event, band) }),
        description: <Money cents={rateCents(rate)} currency="USD" />,
      },
    ];
  });
  return <Facts items={items} layout="figures" />;
}
