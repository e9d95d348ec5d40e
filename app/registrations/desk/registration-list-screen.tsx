import { Button, DataTable, Form, Heading, Inline, Link, Money, PageSection, Stack, TextField } from '#design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../../platform/lists/list-address.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useTyped } from '../../platform/lists/use-typed.ts';
import { orSignIn } from '../../session/or-sign-in.ts';
import { desk } from './addresses.ts';
import { PartyTags } from './status-tags.tsx';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';

type Summary = Schemas['RegistrationSummary'];

const sortFields = ['createdAt', 'contact', 'event', 'state', 'partySize', 'totalCents'] as const;
const order = (query: URLSearchParams) => orderOf(query, sortFields, '-createdAt');

export async function load({ api, language, url }: LoadInput) {
  const query = url.searchParams;
  const search = query.get('search') ?? '';
  return orSignIn(url, () =>
    dataOf(
      api.GET('/registrations', {
        params: {
          query: {
            lng: language,
            page: pageOf(query),
            pageSize,
            sort: sortOf(order(query)),
            ...(search !== '' && { search: search.slice(0, 100) }),
          },
        },
      }),
    ),
  );
}

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'registrationList.title' }),
    description: '',
    isPrivate: true,
  };
}

/** Every registration, for staff. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const list = useList();
  const search = list.query.get('search') ?? '';
  const tableColumns = useMemo(() => columns(intl), [intl]);

  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Inline gap="m" align="center" justify="between" wrap>
          <Heading level={1}>
            <FormattedMessage id="registrationList.title" />
          </Heading>
          <Link href={desk.list} standalone>
            <FormattedMessage id="registrationList.desk" />
          </Link>
        </Inline>
        <SearchForm
          initial={search}
          onSearch={(words) => {
            list.filter({ search: words });
          }}
        />
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'registrationList.caption' })}
          columns={tableColumns}
          rows={data.items}
          rowId={({ id }) => id}
          rowHref={({ id }) => desk.party(id)}
          rowDetail={({ reference }) => reference}
          sort={order(list.query)}
          onSort={list.sort}
          isBusy={list.isLoading}
          empty={intl.formatMessage({ id: search ? 'registrationList.noMatch' : 'registrationList.empty' })}
          resultText={intl.formatMessage(
            { id: data.totalIsExact ? 'registrationList.count' : 'registrationList.countOver' },
            { count: data.total },
          )}
          page={list.pages(data, intl.formatMessage({ id: 'registrationList.pages' }))}
        />
      </Stack>
    </PageSection>
  );
}

/** Searches on the server; a new search, or going back to one, begins with its own words. */
function SearchForm({ initial, onSearch }: { initial: string; onSearch: (words: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useTyped(initial);
  return (
    <Form
      onSubmit={() => {
        onSearch(typed.trim());
      }}
    >
      <Inline gap="s" align="end" wrap>
        <TextField
          name="search"
          label={intl.formatMessage({ id: 'registrationList.search' })}
          hint={intl.formatMessage({ id: 'registrationList.searchHint' })}
          value={typed}
          onChange={setTyped}
          width={30}
        />
        <Button type="submit" tone="secondary">
          <FormattedMessage id="registrationList.searchButton" />
        </Button>
      </Inline>
    </Form>
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
    {
      id: 'reference',
      header: intl.formatMessage({ id: 'confirmation.reference' }),
      cell: (row: Summary) => row.reference,
    },
    {
      id: 'event',
      header: intl.formatMessage({ id: 'registrationList.event' }),
      cell: (row: Summary) => row.eventName,
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
      id: 'totalCents',
      header: intl.formatMessage({ id: 'registration.price.total' }),
      cell: (row: Summary) => <Money cents={row.totalCents} currency={row.currency} />,
      sortable: true,
      numeric: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'registrationList.state' }),
      cell: (row: Summary) => <PartyTags party={row} />,
      sortable: true,
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'registrationList.createdAt' }),
      cell: (row: Summary) => intl.formatDate(row.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
      sortable: true,
    },
  ];
}
