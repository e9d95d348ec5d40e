import { DataTable, FilterBar, Heading, Inline, Link, LinkButton, PageSection, Stack, type FilterValue } from '#design-system';
import { furtherScreens, guardedScreens, mayOpen, parseUserTypes, userTypes } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { dataOf, type Schemas } from '../client/client.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { useSession } from '../session/session-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { typesInWords } from './user-types.ts';

type Summary = Schemas['UserSummary'];
type SortField = 'name' | 'email' | 'createdAt' | 'lastSignInAt';
type State = Schemas['UserState'];

const pageSize = 25;
const sortFields: readonly SortField[] = ['name', 'email', 'createdAt', 'lastSignInAt'];
const states: readonly State[] = ['active', 'inactive'];

/** Order, page, words and filters of the list stand in the address, so that it can be kept, shared and gone back to. */
function listQuery(query: URLSearchParams) {
  const sort = query.get('sort') ?? 'name';
  const page = Number(query.get('page') ?? 1);
  return {
    columnId: sortFields.find((field) => field === sort.replace('-', '')) ?? 'name',
    direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 400) : 1,
    search: query.get('search') ?? '',
    holds: userTypes.find((type) => type === query.get('holds')),
    state: states.find((state) => state === query.get('state')),
  };
}

export async function load({ api, url }: LoadInput) {
  const { columnId, direction, page, search, holds, state } = listQuery(url.searchParams);
  const sort = direction === 'descending' ? (`-${columnId}` as const) : columnId;
  return orSignIn(url, () =>
    dataOf(
      api.GET('/users', {
        params: { query: { page, pageSize, sort, ...(search && { search: search.slice(0, 100) }), ...(holds && { type: holds }), ...(state && { state }) } },
      }),
    ),
  );
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'userList.title' }), description: '', isPrivate: true };
}

/** Every user, for staff. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const navigation = useNavigation();
  const { visitor } = useSession();
  const [query, setQuery] = useSearchParams();
  const { columnId, direction, search, holds, state } = listQuery(query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const held = visitor.kind === 'user' ? parseUserTypes(visitor.user.userType) : [];

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
            <FormattedMessage id="userList.title" />
          </Heading>
          <Inline gap="m" align="center" wrap>
            {mayOpen(furtherScreens.auditTrail, held) && (
              <Link href={furtherScreens.auditTrail.path} standalone>
                <FormattedMessage id="audit.title" />
              </Link>
            )}
            <LinkButton href={`${guardedScreens.listUsers.path}/new`} tone="primary">
              <FormattedMessage id="userList.new" />
            </LinkButton>
          </Inline>
        </Inline>
        <Filters
          key={`${search} ${holds ?? ''} ${state ?? ''}`}
          initial={{ search, holds: holds ?? '', state: state ?? '' }}
          isPending={navigation.state === 'loading'}
          onFilter={(values) => {
            setQuery(addressWith({ ...values, page: undefined }));
          }}
        />
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'userList.caption' })}
          columns={tableColumns}
          rows={data.items}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => `${guardedScreens.listUsers.path}/${id}`}
          sort={{ columnId, direction }}
          onSort={({ columnId: column, direction: way }) => {
            setQuery(addressWith({ sort: way === 'descending' ? `-${column}` : column, page: undefined }));
          }}
          isBusy={navigation.state === 'loading'}
          empty={intl.formatMessage({ id: 'userList.noMatch' })}
          resultText={intl.formatMessage({ id: data.totalIsExact ? 'userList.count' : 'userList.countOver' }, { count: data.total })}
          page={{
            page: data.page,
            pageCount: Math.max(1, Math.ceil(data.total / data.pageSize)),
            label: intl.formatMessage({ id: 'userList.pages' }),
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
type FilterTexts = Record<'search' | 'holds' | 'state', string>;

interface FiltersProps {
  initial: FilterTexts;
  isPending: boolean;
  onFilter: (values: FilterTexts) => void;
}

/** Searched on the server when the button is pressed; going back begins with the words of that time. */
function Filters({ initial, isPending, onFilter }: FiltersProps) {
  const intl = useIntl();
  const [values, setValues] = useState<Record<string, FilterValue>>(initial);
  const textOf = (name: string) => String(values[name] ?? '').trim();
  return (
    <FilterBar
      label={intl.formatMessage({ id: 'userList.filters' })}
      filters={[
        { type: 'text', name: 'search', label: intl.formatMessage({ id: 'userList.search' }), description: intl.formatMessage({ id: 'userList.searchHint' }) },
        {
          type: 'select',
          name: 'holds',
          label: intl.formatMessage({ id: 'user.types' }),
          placeholder: intl.formatMessage({ id: 'userList.anyType' }),
          options: userTypes.map((type) => ({ value: type, label: intl.formatMessage({ id: `userType.${type}` }) })),
        },
        {
          type: 'select',
          name: 'state',
          label: intl.formatMessage({ id: 'user.state' }),
          placeholder: intl.formatMessage({ id: 'userList.anyState' }),
          options: states.map((state) => ({ value: state, label: intl.formatMessage({ id: `user.state.${state}` }) })),
        },
      ]}
      values={values}
      onChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }));
      }}
      emptyText=""
      submitLabel={intl.formatMessage({ id: 'userList.searchButton' })}
      isPending={isPending}
      onSubmit={() => {
        onFilter({ search: textOf('search'), holds: textOf('holds'), state: textOf('state') });
      }}
    />
  );
}

function columns(intl: IntlShape) {
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'userList.name' }),
      cell: (row: Summary) => withoutTags(`${row.lastName}, ${row.firstName}`),
      isRowHeader: true,
      sortable: true,
    },
    { id: 'email', header: intl.formatMessage({ id: 'field.email' }), cell: (row: Summary) => row.email, sortable: true },
    { id: 'types', header: intl.formatMessage({ id: 'user.types' }), cell: (row: Summary) => typesInWords(intl, row.userType) },
    { id: 'state', header: intl.formatMessage({ id: 'user.state' }), cell: (row: Summary) => intl.formatMessage({ id: `user.state.${row.state}` }) },
    {
      id: 'lastSignInAt',
      header: intl.formatMessage({ id: 'user.lastSignIn' }),
      cell: (row: Summary) => (row.lastSignInAt ? intl.formatDate(row.lastSignInAt, { dateStyle: 'medium' }) : intl.formatMessage({ id: 'user.never' })),
      sortable: true,
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'user.createdAt' }),
      cell: (row: Summary) => intl.formatDate(row.createdAt, { dateStyle: 'medium' }),
      sortable: true,
    },
  ];
}
