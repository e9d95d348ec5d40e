import { DataTable, LinkButton, Money, Stack, Text, WorkspacePage, type Filter } from '#design-system';
import { furtherScreens } from '#rules/access';
import { partyNeeds, registrationStates } from '#contract/enums';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { ListFilters } from '../../platform/lists/list-filters.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { orSignIn } from '../../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { desk } from './addresses.ts';
import { addressFilters, apiQuery, deskQuery, paymentFilters } from './desk-query.ts';
import { EventFigures } from './event-figures.tsx';
import { ReleaseSelected, useRelease } from './release-selected.tsx';
import { PartyTags } from './status-tags.tsx';

type Summary = Schemas['RegistrationSummary'];

export async function load({ api, language, url }: LoadInput) {
  const query = apiQuery(deskQuery(url.searchParams), language);
  return orSignIn(url, async () => {
    const [parties, figures] = await Promise.all([
      dataOf(api.GET('/registrations', { params: { query } })),
      dataOf(api.GET('/registration-figures', { params: { query: { lng: language } } })),
    ]);
    return { parties, figures: figures.items };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'desk.title' }), description: '', isPrivate: true };
}

/** The registration desk: finds a party, and says how far each event is booked. */
export function Component() {
  const intl = useIntl();
  const { parties, figures } = useScreenData<typeof load>();
  const list = useList();
  const { order, search, event, state, payment, address, needs } = deskQuery(list.query);
  const release = useRelease(parties.items);
  // Where nothing is asked for in parts, what is due now is all that is still to be paid.
  const hasParts = parties.items.some(({ balanceCents, dueNowCents }) => balanceCents !== dueNowCents);
  const tableColumns = useMemo(() => columns(intl, hasParts), [intl, hasParts]);
  const count = intl.formatMessage(
    { id: parties.totalIsExact ? 'desk.count' : 'desk.countOver' },
    { count: parties.total },
  );
  const shown =
    event === ''
      ? figures.filter(({ registration }) => registration.state !== 'completed')
      : figures.filter(({ eventId }) => eventId === event);

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'desk.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
      mark={
        <Text tone="muted" size="small">
          {count}
        </Text>
      }
    >
      <Stack gap="xs">
        <ListFilters
          label={intl.formatMessage({ id: 'desk.filters' })}
          filters={filters(intl, figures)}
          initial={{
            search,
            event,
            state: state ?? '',
            payment: payment ?? '',
            address: address ?? '',
            needs: needs ?? '',
          }}
          submitLabel={intl.formatMessage({ id: 'desk.searchButton' })}
          isPending={list.isLoading}
          onFilter={list.filter}
          sort={{ columns: tableColumns.filter(({ sortable }) => sortable), value: order, onSort: list.sort }}
          action={
            <LinkButton href={desk.newParty(event === '' ? undefined : event)} tone="primary">
              <FormattedMessage id="desk.new" />
            </LinkButton>
          }
        />
        {address && (
          <Text>
            <FormattedMessage id="party.release.lead" />
          </Text>
        )}
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'desk.parties' })}
          layout="list"
          columns={tableColumns}
          rows={parties.items}
          rowId={({ id }) => id}
          rowHref={({ id }) => desk.party(id)}
          rowDetail={({ reference }) => reference}
          sort={order}
          onSort={list.sort}
          isBusy={list.isLoading}
          selection={address && release.selection}
          empty={intl.formatMessage({ id: 'desk.noMatch' })}
          resultText={count}
          page={list.pages(parties, intl.formatMessage({ id: 'registrationList.pages' }))}
        />
        {address && <ReleaseSelected release={release} />}
        {shown.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage id="desk.noneComing" />
          </Text>
        ) : (
          <EventFigures figures={shown} />
        )}
      </Stack>
    </WorkspacePage>
  );
}

function filters(intl: IntlShape, events: readonly Schemas['RegistrationFigures'][]): readonly Filter[] {
  return [
    {
      type: 'text',
      name: 'search',
      label: intl.formatMessage({ id: 'desk.search' }),
      description: intl.formatMessage({ id: 'desk.searchHint' }),
    },
    {
      type: 'select',
      name: 'event',
      label: intl.formatMessage({ id: 'registrationList.event' }),
      placeholder: intl.formatMessage({ id: 'desk.anyEvent' }),
      options: events.map(({ eventId, eventName }) => ({ value: eventId, label: eventName })),
    },
    {
      type: 'select',
      name: 'state',
      label: intl.formatMessage({ id: 'registrationList.state' }),
      placeholder: intl.formatMessage({ id: 'desk.anyState' }),
      options: registrationStates.map((state) => ({
        value: state,
        label: intl.formatMessage({ id: `registration.state.${state}` }),
      })),
    },
    {
      type: 'select',
      name: 'payment',
      label: intl.formatMessage({ id: 'desk.payment' }),
      placeholder: intl.formatMessage({ id: 'desk.anyPayment' }),
      options: paymentFilters.map((payment) => ({
        value: payment,
        label: intl.formatMessage({ id: payment === 'help' ? 'party.asksForHelp' : `payment.status.${payment}` }),
      })),
    },
    {
      type: 'select',
      name: 'address',
      label: intl.formatMessage({ id: 'desk.address' }),
      placeholder: intl.formatMessage({ id: 'desk.anyAddress' }),
      options: addressFilters.map((address) => ({
        value: address,
        label: intl.formatMessage({ id: `party.address.${address}` }),
      })),
    },
    {
      type: 'select',
      name: 'needs',
      label: intl.formatMessage({ id: 'desk.needs' }),
      placeholder: intl.formatMessage({ id: 'desk.anyNeed' }),
      options: partyNeeds.map((need) => ({ value: need, label: intl.formatMessage({ id: `desk.needs.${need}` }) })),
    },
  ];
}

function columns(intl: IntlShape, hasParts: boolean) {
  return [
    {
      id: 'contact',
      header: intl.formatMessage({ id: 'registrationList.contact' }),
      cell: (row: Summary) => `${row.contactLastName}, ${row.contactFirstName}`,
      isRowHeader: true,
      sortable: true,
    },
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'confirmation.reference' }),
      cell: (row: Summary) => row.reference,
      isPlain: true,
    },
    {
      id: 'event',
      header: intl.formatMessage({ id: 'registrationList.event' }),
      cell: (row: Summary) => row.eventName,
      isPlain: true,
      sortable: true,
    },
    {
      id: 'partySize',
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
      sortable: true,
    },
    {
      id: 'balance',
      header: intl.formatMessage({ id: 'desk.balance' }),
      cell: (row: Summary) => <Money cents={row.balanceCents} currency={row.currency} showCents="always" />,
      numeric: true,
    },
    ...(hasParts
      ? [
          {
            id: 'dueNow',
            header: intl.formatMessage({ id: 'desk.dueNow' }),
            cell: (row: Summary) => <Money cents={row.dueNowCents} currency={row.currency} showCents="always" />,
            numeric: true,
          },
        ]
      : []),
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'registrationList.createdAt' }),
      cell: (row: Summary) => intl.formatDate(row.createdAt, { dateStyle: 'medium' }),
      sortable: true,
    },
  ];
}
