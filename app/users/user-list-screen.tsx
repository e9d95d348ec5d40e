import { LinkButton, RelativeTime } from '#design-system';
import { userStates } from '#contract/enums';
import { lists } from '#contract/lists';
import { guardedScreens, userTypes } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import type { ListControls } from '../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../platform/lists/list-column.ts';
import { ListPage, type ListMessages } from '../platform/lists/list-page.tsx';
import { savedQuery } from '../platform/lists/reopening/saved-query.ts';
import { useList } from '../platform/lists/use-list.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { SavedViews } from '../platform/lists/views/saved-views.tsx';
import { listQuestion } from '../platform/lists/list-question.ts';
import { newUserPath } from '../platform/addresses/user-address.ts';
import { typesInWords } from '../platform/workspace/types-in-words.ts';

type Summary = Schemas['UserSummary'];

const { path } = guardedScreens.listUsers;
const order = (query: URLSearchParams) => orderOf(query, lists.listUsers.sortFields, lists.listUsers.sort);

/** The filters in the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: query.get('search') ?? '',
    holds: userTypes.find((type) => type === query.get('holds')),
    state: userStates.find((state) => state === query.get('state')),
  };
}

function apiQuery(query: URLSearchParams) {
  const { search, holds, state } = filtersOf(query);
  return listQuestion<'listUsers'>(
    { page: pageOf(query), pageSize, sort: sortOf(order(query)) },
    { search: search.slice(0, 100), type: holds, state },
  );
}

export async function load({ api, url }: LoadInput) {
  const query = savedQuery(url, path);
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

const messages: ListMessages = {
  title: 'userList.title',
  count: 'userList.count',
  countOver: 'userList.countOver',
  caption: 'userList.caption',
  filters: 'userList.filters',
  submit: 'userList.searchButton',
  empty: 'userList.noMatch',
  pages: 'userList.pages',
  opened: 'userList.opened',
  previous: 'userList.previous',
  next: 'userList.next',
};

/** Every user, for staff. */
export function Component() {
  const intl = useIntl();
  const { users, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const tableColumns = useMemo(() => columns(intl), [intl]);
  return (
    <ListPage
      path={path}
      messages={messages}
      list={list}
      page={users}
      pageAt={(page) => dataOf(createApi().GET('/users', { params: { query: { ...apiQuery(list.query), page } } }))}
      columns={tableColumns}
      order={order(list.query)}
      controls={controls(intl)}
      filtered={filtersOf(list.query)}
      hidesColumns
      views={<SavedViews list="users" views={views} query={list.query} onShow={list.show} />}
      action={
        <LinkButton href={newUserPath} tone="primary">
          <FormattedMessage id="userList.new" />
        </LinkButton>
      }
      rowDetail={({ email }) => email}
    />
  );
}

function controls(intl: IntlShape): ListControls<keyof ReturnType<typeof filtersOf>> {
  return {
    search: {
      type: 'text',
      label: intl.formatMessage({ id: 'userList.search' }),
      description: intl.formatMessage({ id: 'userList.searchHint' }),
    },
    holds: {
      type: 'select',
      label: intl.formatMessage({ id: 'user.types' }),
      placeholder: intl.formatMessage({ id: 'userList.anyType' }),
      options: userTypes.map((type) => ({ value: type, label: intl.formatMessage({ id: `userType.${type}` }) })),
    },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'user.state' }),
      placeholder: intl.formatMessage({ id: 'userList.anyState' }),
      options: userStates.map((state) => ({ value: state, label: intl.formatMessage({ id: `user.state.${state}` }) })),
    },
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listUsers'>[] {
  return listColumns<'listUsers'>()([
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
      cell: (row: Summary) => <RelativeTime at={row.createdAt} focus="row" />,
      sortable: true,
    },
  ]);
}
