import { Money, RelativeTime } from '#design-system';
import type { IntlShape } from 'react-intl';
import { eventDate } from '../../events/port/event-dates.ts';
import type { Schemas } from '../../platform/client/client.ts';
import { listColumns, type ListColumn } from '../../platform/lists/list-column.ts';
import { PartyTags } from './status-tags.tsx';

type Summary = Schemas['RegistrationSummary'];

/**
 * The columns of parties.
 * @param hasParts whether any balance is due in parts; otherwise, the amount due now is the whole balance
 */
export function partyColumns(intl: IntlShape, hasParts: boolean): readonly ListColumn<'listRegistrations'>[] {
  // The list shows what is still owed, not the total.
  return listColumns<'listRegistrations', 'totalCents'>()([
    {
      id: 'contact',
      header: intl.formatMessage({ id: 'registrationList.contact' }),
      cell: (row: Summary) => `${row.contactLastName}, ${row.contactFirstName}`,
      isRowHeader: true,
      share: 'medium',
      sortable: true,
    },
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'confirmation.reference' }),
      cell: (row: Summary) => row.reference,
      isPlain: true,
      width: 'short' as const,
    },
    {
      id: 'event',
      isSecondary: true,
      header: intl.formatMessage({ id: 'registrationList.event' }),
      cell: (row: Summary) => row.eventName,
      isPlain: true,
      share: 'medium',
      sortable: true,
    },
    {
      id: 'partySize',
      isSecondary: true,
      header: intl.formatMessage({ id: 'registrationList.people' }),
      cell: (row: Summary) => row.partySize,
      sortable: true,
      numeric: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'registrationList.state' }),
      cell: (row: Summary) => <PartyTags party={row} isBrief />,
      isPlain: true,
      share: 'large',
      sortable: true,
    },
    {
      id: 'balanceCents',
      isSecondary: true,
      header: intl.formatMessage({ id: 'desk.balance' }),
      // Only open balances are shown.
      cell: (row: Summary) =>
        row.balanceCents !== 0 && <Money cents={row.balanceCents} currency={row.currency} showCents="always" />,
      numeric: true,
    },
    ...(hasParts
      ? [
          {
            id: 'dueNowCents' as const,
            isSecondary: true,
            header: intl.formatMessage({ id: 'desk.dueNow' }),
            cell: (row: Summary) =>
              row.dueNowCents > 0 && <Money cents={row.dueNowCents} currency={row.currency} showCents="always" />,
            numeric: true,
          },
          {
            id: 'restDueOn' as const,
            isSecondary: true,
            header: intl.formatMessage({ id: 'desk.restDueOn' }),
            cell: (row: Summary) => row.restDueOn !== undefined && eventDate(intl, row.restDueOn),
          },
        ]
      : []),
    {
      id: 'createdAt',
      isSecondary: true,
      header: intl.formatMessage({ id: 'registrationList.createdAt' }),
      cell: (row: Summary) => <RelativeTime at={row.createdAt} focus="row" />,
      sortable: true,
    },
  ]);
}
