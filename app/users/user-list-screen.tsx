import { DataTable, LinkButton, Stack, Text, WorkspacePage, type Filter } from '#design-system';
import { lists } from '#contract/lists';
import { furtherScreens, guardedScreens, userTypes } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import { ListFilters } from '../platform/lists/list-filters.tsx';
import { useList } from '../platform/lists/use-list.ts';
import { orSignIn } from '../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { typesInWords } from './user-types.ts';

type Summary = Schemas['UserSummary'];
type State = Schemas['UserState'];

const states: readonly State[] = ['active', 'inactive'];
const order = (query: URLSearchParams) => orderOf(query, lists.listUsers.sortFields, lists.listUsers.sort);

/** The filters of the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: query.get('search') ?? '',
    holds: userTypes.find((type) => type === query.get('holds')),
    state: states.find((state) => state === query.get('state')),
  };
}

export async function load({ api, url }: LoadInput) {
  const { search, holds, state } = filtersOf(url.searchParams);
  const asked = { page: pageOf(url.searchParams), pageSize, sort: sortOf(order(url.searchParams)) };
  return orSignIn(url, () =>
    dataOf(
      api.GET('/users', {
        params: {
          query: {
            ...asked,
            ...(search && { search: search.slice(0, 100) }),
            ...(holds && { type: holds }),
            ...(state && { state }),
          },
        },
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
  const list = useList();
  const { search, holds, state } = filtersOf(list.query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const count = intl.formatMessage(
    { id: data.totalIsExact ? 'userList.count' : 'userList.countOver' },
    { count: data.total },
  );

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'userList.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
      mark={
        <Text tone="muted" size="small">
          {count}
        </Text>
      }
    >
      <Stack gap="xs">
        <ListFilters
          label={intl.formatMessage({ id: 'userList.filters' })}
          filters={filters(intl)}
          initial={{ search, holds: holds ?? '', state: state ?? '' }}
          submitLabel={intl.formatMessage({ id: 'userList.searchButton' })}
          isPending={list.isLoading}
          onFilter={list.filter}
          sort={{
            columns: tableColumns.filter(({ sortable }) => sortable),
            value: order(list.query),
            onSort: list.sort,
          }}
          action={
            <LinkButton href={`${guardedScreens.listUsers.path}/new`} tone="primary">
              <FormattedMessage id="userList.new" />
            </LinkButton>
          }
        />
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'userList.caption' })}
          columns={tableColumns}
          rows={data.items}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => `${guardedScreens.listUsers.path}/${id}`}
          rowDetail={({ email }) => email}
          sort={order(list.query)}
          onSort={list.sort}
          isBusy={list.isLoading}
          empty={intl.formatMessage({ id: 'userList.noMatch' })}
          layout="list"
          resultText={count}
          page={list.pages(data, intl.formatMessage({ id: 'userList.pages' }))}
        />
      </Stack>
    </WorkspacePage>
  );
}

function filters(intl: IntlShape): readonly Filter[] {
  return [
    {
      type: 'text',
      name: 'search',
      label: intl.formatMessage({ id: 'userList.search' }),
      description: intl.formatMessage({ id: 'userList.searchHint' }),
    },
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
  ];
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
    {
      id: 'email',
      header: intl.formatMessage({ id: 'field.email' }),
      cell: (row: Summary) => row.email,
      isPlain: true,
      sortable: true,
    },
    {
      id: 'types',
      header: intl.formatMessage({ id: 'user.types' }),
      cell: (row: Summary) => typesInWords(intl, row.userType),
      isPlain: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'user.state' }),
      cell: (row: Summary) => intl.formatMessage({ id: `user.state.${row.state}` }),
      isPlain: true,
    },
    {
      id: 'lastSignInAt',
      header: intl.formatMessage({ id: 'user.lastSignIn' }),
      cell: (row: Summary) =>
        row.lastSignInAt
          ? intl.formatDate(row.lastSignInAt, { dateStyle: 'medium' })
          : intl.formatMessage({ id: 'user.never' }),
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
