import { DataTable, LinkButton, RelativeTime, Stack, Text, WorkspacePage, type Filter } from '#design-system';
import { lists } from '#contract/lists';
import { furtherScreens, guardedScreens, userTypes } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import type { ListColumn } from '../platform/lists/list-column.ts';
import { columnChoice } from '../platform/lists/column-choice.ts';
import { ListFilters } from '../platform/lists/list-filters.tsx';
import { keptQuery } from '../platform/lists/kept-query.ts';
import { ListWithOpened, useOpenedRow } from '../platform/lists/list-with-opened.tsx';
import { useList } from '../platform/lists/use-list.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { SavedViews } from '../platform/lists/views/saved-views.tsx';
import { newUserPath } from '../platform/addresses/user-address.ts';
import { typesInWords } from '../platform/workspace/types-in-words.ts';

type Summary = Schemas['UserSummary'];
type State = Schemas['UserState'];

const { path } = guardedScreens.listUsers;
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

function apiQuery(query: URLSearchParams) {
  const { search, holds, state } = filtersOf(query);
  return {
    page: pageOf(query),
    pageSize,
    sort: sortOf(order(query)),
    ...(search && { search: search.slice(0, 100) }),
    ...(holds && { type: holds }),
    ...(state && { state }),
  };
}

export async function load({ api, url }: LoadInput) {
  const query = keptQuery(url, path);
  return orSignIn(url, async () => {
    const [users, views] = await Promise.all([
      dataOf(api.GET('/users', { params: { query: apiQuery(query) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'users' } } })),
    ]);
    return { users, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'userList.title' }), description: '', isPrivate: true };
}

/** Every user, for staff. */
export function Component() {
  const intl = useIntl();
  const { users, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const { openId, hrefOf } = useOpenedRow(path, list.query);
  const { search, holds, state } = filtersOf(list.query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const count = intl.formatMessage(
    { id: users.totalIsExact ? 'userList.count' : 'userList.countOver' },
    { count: users.total },
  );

  const idsOfPage = async (page: number) => {
    const asked = { ...apiQuery(list.query), page };
    return (await dataOf(createApi().GET('/users', { params: { query: asked } }))).items.map(({ id }) => String(id));
  };

  return (
    <ListWithOpened
      path={path}
      query={list.query}
      ids={users.items.map(({ id }) => String(id))}
      page={users}
      idsOfPage={idsOfPage}
      words={{ opened: 'userList.opened', previous: 'userList.previous', next: 'userList.next' }}
    >
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
            isBeside={openId !== undefined}
            sort={{
              columns: tableColumns.filter(({ sortable }) => sortable),
              value: order(list.query),
              onSort: list.sort,
            }}
            columns={columnChoice(tableColumns, list)}
            views={<SavedViews list="users" views={views} query={list.query} onShow={list.show} />}
            action={
              <LinkButton href={newUserPath} tone="primary">
                <FormattedMessage id="userList.new" />
              </LinkButton>
            }
          />
          <DataTable<Summary>
            caption={intl.formatMessage({ id: 'userList.caption' })}
            columns={tableColumns}
            rows={users.items}
            rowId={({ id }) => String(id)}
            rowHref={({ id }) => hrefOf(String(id))}
            openId={openId}
            columnChoice={columnChoice(tableColumns, list)}
            rowDetail={({ email }) => email}
            sort={order(list.query)}
            onSort={list.sort}
            isBusy={list.isLoading}
            empty={intl.formatMessage({ id: 'userList.noMatch' })}
            layout="list"
            resultText={count}
            page={list.pages(users, intl.formatMessage({ id: 'userList.pages' }))}
          />
        </Stack>
      </WorkspacePage>
    </ListWithOpened>
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

function columns(intl: IntlShape): readonly ListColumn<'listUsers'>[] {
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'userList.name' }),
      cell: (row: Summary) => withoutTags(`${row.lastName}, ${row.firstName}`),
      isRowHeader: true,
      share: 'medium',
      sortable: true,
    },
    {
      id: 'email',
      header: intl.formatMessage({ id: 'field.email' }),
      cell: (row: Summary) => row.email,
      isPlain: true,
      share: 'medium',
      sortable: true,
    },
    {
      id: 'userType',
      isSecondary: true,
      header: intl.formatMessage({ id: 'user.types' }),
      cell: (row: Summary) => typesInWords(intl, row.userType),
      isPlain: true,
      share: 'large',
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'user.state' }),
      cell: (row: Summary) => intl.formatMessage({ id: `user.state.${row.state}` }),
      isPlain: true,
    },
    {
      id: 'lastSignInAt',
      isSecondary: true,
      header: intl.formatMessage({ id: 'user.lastSignIn' }),
      cell: (row: Summary) =>
        row.lastSignInAt ? (
          <RelativeTime at={row.lastSignInAt} focus="row" />
        ) : (
          intl.formatMessage({ id: 'user.never' })
        ),
      sortable: true,
    },
    {
      id: 'createdAt',
      isSecondary: true,
      header: intl.formatMessage({ id: 'user.createdAt' }),
      cell: (row: Summary) => intl.formatDate(row.createdAt, { dateStyle: 'medium' }),
      sortable: true,
    },
  ];
}
