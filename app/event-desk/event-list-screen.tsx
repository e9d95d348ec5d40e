import { Inline } from '#design-system';
import { staffEventStates } from '#contract/enums';
import { lists } from '#contract/lists';
import { furtherScreens } from '#rules/access';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import type { Language } from '#rules/language';
import { useLanguage } from '../platform/language/language-context.tsx';
import { savedQuery } from '../platform/lists/reopening/saved-query.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import type { ListControls } from '../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../platform/lists/list-column.ts';
import { ListPage, type ListMessages } from '../platform/lists/list-page.tsx';
import { SavedViews } from '../platform/lists/views/saved-views.tsx';
import { useList } from '../platform/lists/use-list.ts';
import { listQuestion } from '../platform/lists/list-question.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { eventDate } from '../events/port/event-dates.ts';
import { EventStateTag } from './event-state-tag.tsx';
import { ImportEvent } from './files/import-event.tsx';
import { NewEvent } from './new-event.tsx';

type Row = Schemas['StaffEvent'];

const { path } = furtherScreens.events;
const { sortFields, sort } = lists.listStaffEvents;
const order = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** The filters in the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    state: staffEventStates.find((state) => state === query.get('state')),
  };
}

function question(query: URLSearchParams, lng: Language) {
  const { search, state } = filtersOf(query);
  return listQuestion<'listStaffEvents'>(
    { page: pageOf(query), pageSize, sort: sortOf(order(query)), lng },
    { search, state },
  );
}

export async function load({ api, url, language }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/staff-events', { params: { query: question(query, language) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'staff-events' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'eventDesk.title' }), description: '', isPrivate: true };
}

const messages: ListMessages = {
  title: 'eventDesk.title',
  count: 'eventDesk.count',
  caption: 'eventDesk.caption',
  filters: 'eventDesk.filters',
  submit: 'eventDesk.show',
  empty: 'eventDesk.empty',
  pages: 'eventDesk.pages',
  opened: 'eventDesk.opened',
  previous: 'eventDesk.previous',
  next: 'eventDesk.next',
};

/** Every event, including drafts and hidden ones, and the button for a new one. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const tableColumns = useMemo(() => columns(intl), [intl]);
  return (
    <ListPage
      path={path}
      messages={messages}
      list={list}
      page={page}
      pageAt={(other) =>
        dataOf(
          createApi().GET('/staff-events', { params: { query: { ...question(list.query, language), page: other } } }),
        )
      }
      columns={tableColumns}
      order={order(list.query)}
      controls={controls(intl)}
      filtered={filtersOf(list.query)}
      views={<SavedViews list="staff-events" views={views} query={list.query} onShow={list.show} />}
      action={
        <Inline gap="s" wrap>
          <NewEvent />
          <ImportEvent />
        </Inline>
      }
      rowDetail={(row) => daysOf(intl, row)}
    />
  );
}

function controls(intl: IntlShape): ListControls<keyof ReturnType<typeof filtersOf>> {
  return {
    search: { type: 'text', label: intl.formatMessage({ id: 'eventDesk.search' }) },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'formDesk.state' }),
      placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
      options: staffEventStates.map((state) => ({
        value: state,
        label: intl.formatMessage({ id: `eventDesk.state.${state}` }),
      })),
    },
  };
}

function daysOf(intl: IntlShape, { start_date: start }: Row): string {
  return start === undefined ? intl.formatMessage({ id: 'eventDesk.noDate' }) : eventDate(intl, start);
}

function columns(intl: IntlShape): readonly ListColumn<'listStaffEvents'>[] {
  return listColumns<'listStaffEvents'>()([
    {
      id: 'name',
      header: intl.formatMessage({ id: 'eventDesk.name' }),
      cell: (row: Row) => row.name || intl.formatMessage({ id: 'eventDesk.noName' }),
      isRowHeader: true,
      share: 'large',
      sortable: true,
    },
    {
      id: 'start_date',
      header: intl.formatMessage({ id: 'eventDesk.firstDay' }),
      cell: (row: Row) => daysOf(intl, row),
      sortable: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Row) => <EventStateTag {...row} />,
      isPlain: true,
    },
    {
      id: 'taken',
      header: intl.formatMessage({ id: 'eventDesk.booked' }),
      cell: ({ taken, maxRegistrationCount: most }: Row) =>
        most === undefined
          ? intl.formatNumber(taken)
          : intl.formatMessage({ id: 'eventDesk.bookedOf' }, { taken, most }),
      numeric: true,
    },
  ]);
}
