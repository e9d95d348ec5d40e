import { DataTable, FilterBar, Heading, Inline, LinkButton, Money, PageSection, Stack, Text, type FilterValue } from '#design-system';
import { registrationStates } from '#contract/enums';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../client/client.ts';
import { StraysLink } from '../payments/strays-link.tsx';
import { orSignIn } from '../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { SignaturesLink } from '../waiver/signatures-link.tsx';
import { desk } from './addresses.ts';
import { apiQuery, deskQuery, paymentFilters } from './desk-query.ts';
import { EventFigures } from './event-figures.tsx';
import { PaymentTag, StateTag } from './status-tags.tsx';

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
  const navigation = useNavigation();
  const [query, setQuery] = useSearchParams();
  const { columnId, direction, search, event, state, payment } = deskQuery(query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const shown = event === '' ? figures.filter(({ registration }) => registration.state !== 'completed') : figures.filter(({ eventId }) => eventId === event);

  const addressWith = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    return next;
  };

  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Inline gap="m" align="center" justify="between" wrap>
          <Heading level={1}>
            <FormattedMessage id="desk.title" />
          </Heading>
          <LinkButton href={desk.newParty(event === '' ? undefined : event)} tone="primary">
            <FormattedMessage id="desk.new" />
          </LinkButton>
        </Inline>
        <StraysLink />
        <SignaturesLink eventId={event === '' ? undefined : event} />
        <Filters
          key={[search, event, state, payment].join(' ')}
          initial={{ search, event, state: state ?? '', payment: payment ?? '' }}
          events={figures}
          isPending={navigation.state === 'loading'}
          onFilter={(values) => {
            setQuery(addressWith({ ...values, page: undefined }));
          }}
        />
        {shown.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage id="desk.noneComing" />
          </Text>
        ) : (
          <EventFigures figures={shown} />
        )}
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'desk.parties' })}
          captionLevel={2}
          columns={tableColumns}
          rows={parties.items}
          rowId={({ id }) => id}
          rowHref={({ id }) => desk.party(id)}
          sort={{ columnId, direction }}
          onSort={({ columnId: column, direction: way }) => {
            setQuery(addressWith({ sort: way === 'descending' ? `-${column}` : column, page: undefined }));
          }}
          isBusy={navigation.state === 'loading'}
          empty={intl.formatMessage({ id: 'desk.noMatch' })}
          resultText={intl.formatMessage({ id: parties.totalIsExact ? 'desk.count' : 'desk.countOver' }, { count: parties.total })}
          page={{
            page: parties.page,
            pageCount: Math.max(1, Math.ceil(parties.total / parties.pageSize)),
            label: intl.formatMessage({ id: 'registrationList.pages' }),
            hrefFor: (page) => `?${addressWith({ page: String(page) }).toString()}`,
            onChange: (page) => {
              setQuery(addressWith({ page: String(page) }));
            },
          }}
        />
      </Stack>
    </PageSection>
  );
}

/** What the filters ask; the names are those of the address. */
type FilterTexts = Record<'search' | 'event' | 'state' | 'payment', string>;

interface FiltersProps {
  initial: FilterTexts;
  events: readonly Schemas['RegistrationFigures'][];
  isPending: boolean;
  onFilter: (values: FilterTexts) => void;
}

/** Searched on the server when the button is pressed; going back begins with the words of that time. */
function Filters({ initial, events, isPending, onFilter }: FiltersProps) {
  const intl = useIntl();
  const [values, setValues] = useState<Record<string, FilterValue>>(initial);
  const textOf = (name: string) => String(values[name] ?? '').trim();
  return (
    <FilterBar
      label={intl.formatMessage({ id: 'desk.filters' })}
      filters={[
        { type: 'text', name: 'search', label: intl.formatMessage({ id: 'desk.search' }), description: intl.formatMessage({ id: 'desk.searchHint' }) },
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
          options: registrationStates.map((state) => ({ value: state, label: intl.formatMessage({ id: `registration.state.${state}` }) })),
        },
        {
          type: 'select',
          name: 'payment',
          label: intl.formatMessage({ id: 'desk.payment' }),
          placeholder: intl.formatMessage({ id: 'desk.anyPayment' }),
          options: paymentFilters.map((payment) => ({ value: payment, label: intl.formatMessage({ id: `payment.status.${payment}` }) })),
        },
      ]}
      values={values}
      onChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }));
      }}
      emptyText=""
      submitLabel={intl.formatMessage({ id: 'desk.searchButton' })}
      isPending={isPending}
      onSubmit={() => {
        onFilter({ search: textOf('search'), event: textOf('event'), state: textOf('state'), payment: textOf('payment') });
      }}
    />
  );
}

function columns(intl: IntlShape) {
  return [
    {
      id: 'contact',
      header: intl.formatMessage({ id: 'registrationList.contact' }),
      cell: (row: Summary) => `${row.contactLastName}, ${row.contactFirstName}`,
      isRowHeader: true,
      sortable: true,
    },
    { id: 'reference', header: intl.formatMessage({ id: 'confirmation.reference' }), cell: (row: Summary) => row.reference },
    { id: 'event', header: intl.formatMessage({ id: 'registrationList.event' }), cell: (row: Summary) => row.eventName, sortable: true },
    { id: 'partySize', header: intl.formatMessage({ id: 'registrationList.people' }), cell: (row: Summary) => row.partySize, sortable: true, numeric: true },
    { id: 'state', header: intl.formatMessage({ id: 'registrationList.state' }), cell: (row: Summary) => <StateTag state={row.state} />, sortable: true },
    {
      id: 'payment',
      header: intl.formatMessage({ id: 'desk.payment' }),
      cell: (row: Summary) => <PaymentTag status={row.paymentStatus} isOverdue={row.isOverdue} />,
    },
    {
      id: 'balance',
      header: intl.formatMessage({ id: 'desk.balance' }),
      cell: (row: Summary) => <Money cents={row.balanceCents} currency={row.currency} showCents="always" />,
      numeric: true,
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'registrationList.createdAt' }),
      cell: (row: Summary) => intl.formatDate(row.createdAt, { dateStyle: 'medium' }),
      sortable: true,
    },
  ];
}
