import { LinkButton, RelativeTime } from '#design-system';
import { sabbathDeskStates, sabbathMoves, sabbathRequestKinds } from '#contract/enums';
import { lists } from '#contract/lists';
import { guardedScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { answerControl, answerFilter } from '../../forms/port/desk/answer-filter.ts';
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
import { dayInWords, moveSaturdays } from './sabbath-moves.ts';
import { SaturdayFilter, filteredDay } from './saturday-filter.tsx';
import { SabbathStateTag } from './sabbath-states.tsx';
import { saturdaysPath } from '../../platform/addresses/saturdays-path.ts';

type Summary = Schemas['SabbathRequestSummary'];

const { path } = guardedScreens.listSabbathRequests;
const { sortFields, sort } = lists.listSabbathRequests;
const order = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** The filters in the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    state: sabbathDeskStates.find((state) => state === query.get('state')),
    kind: sabbathRequestKinds.find((kind) => kind === query.get('kind')),
    day: filteredDay(query),
    answer: answerFilter(query),
  };
}

/** Converts them to the API's query. */
function question(query: URLSearchParams) {
  const { answer, ...filters } = filtersOf(query);
  return listQuestion<'listSabbathRequests'>(
    { page: pageOf(query), pageSize, sort: sortOf(order(query)) },
    { ...filters, undelivered: answer && true },
  );
}

export async function load({ api, url }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/sabbath-requests', { params: { query: question(query) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'sabbath-requests' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'sabbathDesk.title' }), description: '', isPrivate: true };
}

/** The requests to join a Saturday prayer, and those for a Saturday retreat. */
export function Component() {
  const intl = useIntl();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const day = filteredDay(list.query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  return (
    <FormListPage
      path={path}
      kind="sabbath"
      listName="sabbath-requests"
      views={views}
      messages={{
        title: 'sabbathDesk.title',
        count: 'sabbathDesk.count',
        countOver: 'sabbathDesk.countOver',
        caption: 'sabbathDesk.caption',
        filters: 'sabbathDesk.filters',
        empty: 'sabbathDesk.empty',
        pages: 'sabbathDesk.pages',
        opened: 'sabbathDesk.opened',
        previous: 'sabbathDesk.previous',
        next: 'sabbathDesk.next',
      }}
      list={list}
      page={page}
      pageAt={(other) =>
        dataOf(createApi().GET('/sabbath-requests', { params: { query: { ...question(list.query), page: other } } }))
      }
      columns={tableColumns}
      order={order(list.query)}
      controls={controls(intl)}
      filtered={filtersOf(list.query)}
      rowName={nameOf}
      moves={sabbathMoves.map((to) => ({ to, label: intl.formatMessage({ id: `sabbathDesk.move.${to}` }) }))}
      request={moveSaturdays}
      stateWord={(moved) => intl.formatMessage({ id: `sabbathDesk.state.${moved}` })}
      note={day !== undefined && <SaturdayFilter day={day} onFilter={list.filter} />}
      actions={
        <LinkButton href={saturdaysPath} tone="secondary">
          <FormattedMessage id="saturdays.title" />
        </LinkButton>
      }
    />
  );
}

const nameOf = ({ firstName, lastName }: Summary) => withoutTags(`${lastName}, ${firstName}`);

function controls(intl: IntlShape): ListControls<keyof ReturnType<typeof filtersOf>> {
  return {
    search: {
      type: 'text',
      label: intl.formatMessage({ id: 'sabbathDesk.search' }),
      description: intl.formatMessage({ id: 'formDesk.searchHint' }),
    },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'formDesk.state' }),
      placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
      options: sabbathDeskStates.map((state) => ({
        value: state,
        label: intl.formatMessage({ id: `sabbathDesk.state.${state}` }),
      })),
    },
    kind: {
      type: 'select',
      label: intl.formatMessage({ id: 'sabbathDesk.kind' }),
      placeholder: intl.formatMessage({ id: 'sabbathDesk.anyKind' }),
      options: sabbathRequestKinds.map((kind) => ({
        value: kind,
        label: intl.formatMessage({ id: `sabbathDesk.kind.${kind}` }),
      })),
    },
    answer: answerControl(intl),
    // The calendar of Saturdays sets it, and a button above the rows removes it.
    day: undefined,
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listSabbathRequests'>[] {
  return listColumns<'listSabbathRequests'>()([
    {
      id: 'lastName',
      header: intl.formatMessage({ id: 'userList.name' }),
      cell: nameOf,
      isRowHeader: true,
      share: 'medium' as const,
    },
    {
      id: 'kind',
      header: intl.formatMessage({ id: 'sabbathDesk.kind' }),
      cell: (row: Summary) =>
        row.people === undefined
          ? intl.formatMessage({ id: `sabbathDesk.kind.${row.kind}` })
          : intl.formatMessage({ id: 'sabbathDesk.kind.retreatOf' }, { count: row.people }),
      isPlain: true,
      share: 'medium' as const,
    },
    {
      id: 'day',
      header: intl.formatMessage({ id: 'sabbathDesk.day' }),
      cell: (row: Summary) => dayInWords(intl, row.acceptedDay ?? row.proposedDay ?? row.days[0] ?? ''),
      width: 'short',
      sortable: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Summary) => <SabbathStateTag state={row.state} />,
      isPlain: true,
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'formDesk.receivedAt' }),
      cell: (row: Summary) => <RelativeTime at={row.receivedAt} focus="row" />,
      width: 'short',
      isSecondary: true,
      sortable: true,
    },
  ]);
}
