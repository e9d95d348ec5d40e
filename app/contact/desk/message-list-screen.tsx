import { RelativeTime } from '#design-system';
import { contactDeskStates } from '#contract/enums';
import { lists } from '#contract/lists';
import { furtherScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { answerControl, answerFilter } from '../../forms/port/desk/answer-filter.ts';
import { beginningOf } from '../../forms/port/desk/beginning-of.ts';
import { FormListPage } from '../../forms/port/desk/form-list-page.tsx';
import type { ListControls } from '../../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../../platform/lists/list-column.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../../platform/lists/list-address.ts';
import { savedQuery } from '../../platform/lists/reopening/saved-query.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { listQuestion } from '../../platform/lists/list-question.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { MessageStateTag, moveMessages } from './message-states.tsx';

type Summary = Schemas['ContactMessageSummary'];

const { path } = furtherScreens.contactMessages;
const { sortFields, sort } = lists.listContactMessages;
const order = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** The filters in the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    state: contactDeskStates.find((state) => state === query.get('state')),
    answer: answerFilter(query),
  };
}

/** Converts them to the API's query. */
function question(query: URLSearchParams) {
  const { search, state, answer } = filtersOf(query);
  return listQuestion<'listContactMessages'>(
    { page: pageOf(query), pageSize, sort: sortOf(order(query)) },
    { search, state, undelivered: answer && true },
  );
}

export async function load({ api, url }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/contact-messages', { params: { query: question(query) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'contact-messages' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'contactDesk.title' }), description: '', isPrivate: true };
}

/** The messages that people sent through the contact form. */
export function Component() {
  const intl = useIntl();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const tableColumns = useMemo(() => columns(intl), [intl]);
  return (
    <FormListPage
      path={path}
      kind="contact"
      listName="contact-messages"
      views={views}
      messages={{
        title: 'contactDesk.title',
        count: 'contactDesk.count',
        countOver: 'contactDesk.countOver',
        caption: 'contactDesk.caption',
        filters: 'contactDesk.filters',
        empty: 'contactDesk.empty',
        pages: 'contactDesk.pages',
        opened: 'contactDesk.opened',
        previous: 'contactDesk.previous',
        next: 'contactDesk.next',
      }}
      list={list}
      page={page}
      pageAt={(other) =>
        dataOf(createApi().GET('/contact-messages', { params: { query: { ...question(list.query), page: other } } }))
      }
      columns={tableColumns}
      order={order(list.query)}
      controls={controls(intl)}
      filtered={filtersOf(list.query)}
      rowName={nameOf}
      moves={contactDeskStates.map((to) => ({ to, label: intl.formatMessage({ id: `contactDesk.move.${to}` }) }))}
      request={moveMessages}
      stateWord={(moved) => intl.formatMessage({ id: `contactDesk.state.${moved}` })}
    />
  );
}

const nameOf = ({ firstName, lastName }: Summary) => withoutTags(`${lastName}, ${firstName}`);

function controls(intl: IntlShape): ListControls<keyof ReturnType<typeof filtersOf>> {
  return {
    search: {
      type: 'text',
      label: intl.formatMessage({ id: 'contactDesk.search' }),
      description: intl.formatMessage({ id: 'formDesk.searchHint' }),
    },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'formDesk.state' }),
      placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
      options: contactDeskStates.map((state) => ({
        value: state,
        label: intl.formatMessage({ id: `contactDesk.state.${state}` }),
      })),
    },
    answer: answerControl(intl),
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listContactMessages'>[] {
  return listColumns<'listContactMessages'>()([
    {
      id: 'name',
      header: intl.formatMessage({ id: 'userList.name' }),
      cell: nameOf,
      isRowHeader: true,
      share: 'medium' as const,
      sortable: true,
    },
    {
      id: 'text',
      header: intl.formatMessage({ id: 'contactDesk.text' }),
      cell: (row: Summary) => beginningOf(row.text),
      isPlain: true,
      share: 'large' as const,
      isSecondary: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Summary) => <MessageStateTag state={row.state} />,
      isPlain: true,
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'formDesk.receivedAt' }),
      cell: (row: Summary) => <RelativeTime at={row.receivedAt} focus="row" />,
      width: 'short',
      sortable: true,
    },
  ]);
}
