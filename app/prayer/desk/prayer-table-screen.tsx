import { Text } from '#design-system';
import { guardedScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { NewForms } from '../../forms/port/desk/new-forms.tsx';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { savedQuery } from '../../platform/lists/reopening/saved-query.ts';
import { listColumns, type ListColumn } from '../../platform/lists/list-column.ts';
import { ListScreen, type ListScreenMessages } from '../../platform/lists/list-screen.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { SavedViews } from '../../platform/lists/views/saved-views.tsx';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { commonFilters, prayerFilters, prayerOrder, prayerQuestion } from './prayer-list-query.ts';
import { PrayerStateTag } from './prayer-states.tsx';

type Summary = Schemas['PrayerRequestSummary'];

const { path } = guardedScreens.prayerRequestTable;

export async function load({ api, url }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/prayer-requests', { params: { query: prayerQuestion(query) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'prayer-table' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'prayerTable.title' }), description: '', isPrivate: true };
}

const messages: ListScreenMessages = {
  title: 'prayerTable.title',
  count: 'prayerDesk.count',
  countOver: 'prayerDesk.countOver',
  caption: 'prayerDesk.caption',
  filters: 'prayerDesk.filters',
  submit: 'formDesk.search',
  empty: 'prayerDesk.empty',
  pages: 'prayerDesk.pages',
};

/** The full requests without names, for reading at a glance or printing. */
export function Component() {
  const intl = useIntl();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  const { search, state, writtenIn } = prayerFilters(list.query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  return (
    <ListScreen
      messages={messages}
      list={list}
      page={page}
      columns={tableColumns}
      order={prayerOrder(list.query)}
      controls={commonFilters(intl, intl.formatMessage({ id: 'prayerDesk.searchHint' }))}
      filtered={{ search, state, writtenIn }}
      views={<SavedViews list="prayer-table" views={views} query={list.query} onShow={list.show} />}
      above={
        <Text size="small">
          <FormattedMessage id="prayerTable.lead" />
        </Text>
      }
      note={
        <NewForms
          kind="prayer"
          since={page.newestAt}
          onShow={() => {
            list.showNewest({ state: 'new' });
          }}
        />
      }
    />
  );
}

function columns(intl: IntlShape): readonly ListColumn<'listPrayerRequests'>[] {
  return listColumns<'listPrayerRequests'>()([
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'formDesk.receivedAt' }),
      cell: (row: Summary) => intl.formatDate(row.receivedAt, { dateStyle: 'medium' }),
      isRowHeader: true,
      width: 'short',
      sortable: true,
    },
    {
      id: 'text',
      header: intl.formatMessage({ id: 'prayerDesk.text' }),
      cell: (row: Summary) => withoutTags(row.text),
      isPlain: true,
    },
    {
      id: 'queue',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Summary) => <PrayerStateTag state={row.state} />,
      isPlain: true,
      sortable: true,
    },
    {
      id: 'language',
      header: intl.formatMessage({ id: 'formDesk.language' }),
      cell: (row: Summary) => intl.formatMessage({ id: `language.${row.language}` }),
      isPlain: true,
      sortable: true,
    },
  ]);
}
