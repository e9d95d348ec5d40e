import { Button, DataTable, Form, Heading, Inline, Money, PageSection, Stack, TextField } from '#design-system';
import { guardedScreens } from '#rules/access';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../client/client.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';

type Summary = Schemas['RegistrationSummary'];
type SortField = 'createdAt' | 'contact' | 'event' | 'state' | 'partySize' | 'totalCents';

const pageSize = 25;
const sortFields: readonly SortField[] = ['createdAt', 'contact', 'event', 'state', 'partySize', 'totalCents'];

/** Order, page and words of the list stand in the address, so that it can be kept, shared and gone back to. */
function listQuery(query: URLSearchParams) {
  const sort = query.get('sort') ?? '-createdAt';
  const isDescending = sort.startsWith('-');
  const columnId = sortFields.find((field) => field === sort.replace('-', '')) ?? 'createdAt';
  const page = Number(query.get('page') ?? 1);
  return {
    columnId,
    direction: isDescending ? ('descending' as const) : ('ascending' as const),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 400) : 1,
    search: query.get('search') ?? '',
  };
}

export async function load({ api, language, url }: LoadInput) {
  const { columnId, direction, page, search } = listQuery(url.searchParams);
  const sort = direction === 'descending' ? (`-${columnId}` as const) : columnId;
  return orSignIn(url, () => dataOf(
    api.GET('/registrations', {
      params: { query: { lng: language, page, pageSize, sort, ...(search ? { search: search.slice(0, 100) } : {}) } },
    }),
  ));
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
  const navigation = useNavigation();
  const [query, setQuery] = useSearchParams();
  const { columnId, direction, search } = listQuery(query);
  const tableColumns = useMemo(() => columns(intl), [intl]);

  const addressWith = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    return next;
  };
  const pageAddress = (page: number) => `?${addressWith({ page: String(page) }).toString()}`;

  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="registrationList.title" />
        </Heading>
        <SearchForm
          key={search}
          initial={search}
          onSearch={(words) => {
            setQuery(addressWith({ search: words, page: undefined }));
          }}
        />
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'registrationList.caption' })}
          columns={tableColumns}
          rows={data.items}
          rowId={({ id }) => id}
          rowHref={({ id }) => `${guardedScreens.listRegistration.path}/${id}`}
          sort={{ columnId, direction }}
          onSort={({ columnId: column, direction: way }) => {
            setQuery(addressWith({ sort: way === 'descending' ? `-${column}` : column, page: undefined }));
          }}
          isBusy={navigation.state === 'loading'}
          empty={intl.formatMessage({ id: search ? 'registrationList.noMatch' : 'registrationList.empty' })}
          resultText={intl.formatMessage({ id: data.totalIsExact ? 'registrationList.count' : 'registrationList.countOver' }, { count: data.total })}
          page={{
            page: data.page,
            pageCount: Math.max(1, Math.ceil(data.total / data.pageSize)),
            label: intl.formatMessage({ id: 'registrationList.pages' }),
            hrefFor: pageAddress,
            onChange: (page) => {
              setQuery(addressWith({ page: String(page) }));
            },
          }}
        />
      </Stack>
    </PageSection>
  );
}

/** Searches on the server; a new search, or going back to one, begins with its own words. */
function SearchForm({ initial, onSearch }: { initial: string; onSearch: (words: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(initial);
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
    { id: 'reference', header: intl.formatMessage({ id: 'confirmation.reference' }), cell: (row: Summary) => row.reference },
    { id: 'event', header: intl.formatMessage({ id: 'registrationList.event' }), cell: (row: Summary) => row.eventName, sortable: true },
    { id: 'partySize', header: intl.formatMessage({ id: 'registrationList.people' }), cell: (row: Summary) => row.partySize, sortable: true, numeric: true },
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
      cell: (row: Summary) => intl.formatMessage({ id: `registration.state.${row.state}` }),
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
