import { LinkButton } from '#design-system';
import { onlineSessionKinds, onlineSessionLacks, onlineSessionPeriods } from '#contract/enums';
import { lists } from '#contract/lists';
import { furtherScreens } from '#rules/access';
import type { Language } from '#rules/language';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { savedQuery } from '../platform/lists/reopening/saved-query.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import type { ListControls } from '../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../platform/lists/list-column.ts';
import { ListPage, type ListMessages } from '../platform/lists/list-page.tsx';
import { SavedViews } from '../platform/lists/views/saved-views.tsx';
import { useList } from '../platform/lists/use-list.ts';
import { listQuestion } from '../platform/lists/list-question.ts';
import { useSite } from '../platform/shell/site.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { NotConfigured } from './not-configured.tsx';
import { newSession, sessionAddress } from './session-address.ts';
import { hostText, momentIn, SessionTag } from './session-words.tsx';

type Row = Schemas['OnlineSessionSummary'];

const { path } = furtherScreens.onlineSessions;
const { sortFields, sort } = lists.listOnlineSessions;
const order = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** Upcoming sessions are the default: past ones are kept and accumulate. */
const periods = [...onlineSessionPeriods, 'all'] as const;

/** The filters in the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    during: periods.find((period) => period === query.get('during')) ?? periods[0],
    kind: onlineSessionKinds.find((kind) => kind === query.get('kind')),
    lacks: onlineSessionLacks.find((lack) => lack === query.get('lacks')),
  };
}

function question(query: URLSearchParams, lng: Language) {
  const { search, during, kind, lacks } = filtersOf(query);
  return listQuestion<'listOnlineSessions'>(
    { page: pageOf(query), pageSize, sort: sortOf(order(query)), lng },
    { search, during: during !== 'all' && during, kind, lacks },
  );
}

export async function load({ api, url, language }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/online-sessions', { params: { query: question(query, language) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'online-sessions' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'onlineSession.title' }), description: '', isPrivate: true };
}

const messages: ListMessages = {
  title: 'onlineSession.title',
  count: 'onlineSession.count',
  caption: 'onlineSession.caption',
  filters: 'onlineSession.filters',
  submit: 'onlineSession.show',
  empty: 'onlineSession.empty',
  pages: 'onlineSession.pages',
  opened: 'onlineSession.opened',
  previous: 'onlineSession.previous',
  next: 'onlineSession.next',
};

/** Every occurrence of the online sessions, and the link to schedule more. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const { meetings } = useSite();
  return (
    <ListPage
      path={path}
      messages={messages}
      list={list}
      page={page}
      pageAt={(other) =>
        dataOf(
          createApi().GET('/online-sessions', {
            params: { query: { ...question(list.query, language), page: other } },
          }),
        )
      }
      columns={tableColumns}
      order={order(list.query)}
      controls={controls(intl)}
      filtered={filtersOf(list.query)}
      views={<SavedViews list="online-sessions" views={views} query={list.query} onShow={list.show} />}
      above={!meetings && <NotConfigured />}
      action={
        meetings && (
          <LinkButton href={sessionAddress(newSession)} tone="primary">
            <FormattedMessage id="onlineSession.new" />
          </LinkButton>
        )
      }
      rowDetail={({ startsAt, timeZone }) => momentIn(intl, startsAt, timeZone)}
    />
  );
}

function controls(intl: IntlShape): ListControls<keyof ReturnType<typeof filtersOf>> {
  const any = intl.formatMessage({ id: 'onlineSession.any' });
  return {
    search: { type: 'text', label: intl.formatMessage({ id: 'onlineSession.search' }) },
    during: {
      type: 'select',
      label: intl.formatMessage({ id: 'onlineSession.during' }),
      options: periods.map((value) => ({
        value,
        label: intl.formatMessage({ id: `onlineSession.during.${value}` }),
      })),
    },
    kind: {
      type: 'select',
      label: intl.formatMessage({ id: 'onlineSession.kind' }),
      placeholder: any,
      options: onlineSessionKinds.map((value) => ({
        value,
        label: intl.formatMessage({ id: `onlineSession.kind.${value}` }),
      })),
    },
    lacks: {
      type: 'select',
      label: intl.formatMessage({ id: 'onlineSession.lacks' }),
      placeholder: any,
      options: onlineSessionLacks.map((value) => ({
        value,
        label: intl.formatMessage({ id: `onlineSession.lacks.${value}` }),
      })),
    },
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listOnlineSessions'>[] {
  return listColumns<'listOnlineSessions'>()([
    {
      id: 'title',
      header: intl.formatMessage({ id: 'onlineSession.name' }),
      cell: ({ title }: Row) => title,
      isRowHeader: true,
      share: 'large',
    },
    {
      id: 'startsAt',
      header: intl.formatMessage({ id: 'onlineSession.starts' }),
      cell: ({ startsAt, timeZone }: Row) => momentIn(intl, startsAt, timeZone),
      sortable: true,
    },
    {
      id: 'kind',
      header: intl.formatMessage({ id: 'onlineSession.kind' }),
      cell: ({ kind }: Row) => intl.formatMessage({ id: `onlineSession.kind.${kind}` }),
      isSecondary: true,
    },
    {
      id: 'hostName',
      header: intl.formatMessage({ id: 'onlineSession.host' }),
      cell: (row: Row) => hostText(intl, row) ?? intl.formatMessage({ id: 'onlineSession.host.none' }),
      isSecondary: true,
    },
    {
      id: 'phase',
      header: intl.formatMessage({ id: 'onlineSession.state' }),
      cell: (row: Row) => <SessionTag {...row} />,
      isPlain: true,
    },
  ]);
}
