import { Alert, Inline, RelativeTime, StatusTag } from '#design-system';
import { prayerDeskStates } from '#contract/enums';
import { guardedScreens, parseUserTypes } from '#rules/access';
import { readsUnshared, withinSentence } from '#rules/prayer';
import { withoutTags } from '#rules/text';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { answerControl } from '../../forms/port/desk/answer-filter.ts';
import { beginningOf } from '../../forms/port/desk/beginning-of.ts';
import { FormListPage } from '../../forms/port/desk/form-list-page.tsx';
import type { ListControls } from '../../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../../platform/lists/list-column.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { savedQuery } from '../../platform/lists/reopening/saved-query.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { commonFilters, prayerFilters, prayerOrder, prayerQuestion } from './prayer-list-query.ts';
import { movePrayers, PrayerStateTag } from './prayer-states.tsx';
import { useReleases } from './use-claim.ts';

type Summary = Schemas['PrayerRequestSummary'];

const { path } = guardedScreens.listPrayerRequests;

export async function load({ api, url }: LoadInput) {
  const query = savedQuery(url, path);
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/prayer-requests', { params: { query: prayerQuestion(query) } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'prayer-requests' } } })),
    ]);
    return { page, views: views.items, query: query.toString() };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'prayerDesk.title' }), description: '', isPrivate: true };
}

/** The prayer requests in order of work: new ones first, oldest at the top. */
export function Component() {
  const intl = useIntl();
  const { page, views, query } = useScreenData<typeof load>();
  const list = useList({ path, query });
  useReleases();
  const { visitor } = useSession();
  const readsAll = visitor.kind === 'user' && readsUnshared(parseUserTypes(visitor.user.userType));
  const tableColumns = useMemo(() => columns(intl), [intl]);
  return (
    <FormListPage
      path={path}
      kind="prayer"
      listName="prayer-requests"
      views={views}
      messages={{
        title: 'prayerDesk.title',
        count: 'prayerDesk.count',
        countOver: 'prayerDesk.countOver',
        caption: 'prayerDesk.caption',
        filters: 'prayerDesk.filters',
        empty: 'prayerDesk.empty',
        pages: 'prayerDesk.pages',
        opened: 'prayerDesk.opened',
        previous: 'prayerDesk.previous',
        next: 'prayerDesk.next',
      }}
      list={list}
      page={page}
      pageAt={(other) =>
        dataOf(
          createApi().GET('/prayer-requests', { params: { query: { ...prayerQuestion(list.query), page: other } } }),
        )
      }
      columns={tableColumns}
      order={prayerOrder(list.query)}
      controls={controls(intl, readsAll)}
      filtered={prayerFilters(list.query)}
      rowName={nameOf}
      moves={prayerDeskStates.map((to) => ({ to, label: intl.formatMessage({ id: `prayerDesk.move.${to}` }) }))}
      request={movePrayers}
      stateWord={(moved) => intl.formatMessage({ id: `prayerDesk.state.${moved}` })}
      note={
        !readsAll &&
        page.unsharedCount > 0 && (
          <Alert tone="neutral">
            <FormattedMessage id="prayerDesk.unshared" values={{ count: page.unsharedCount }} />
          </Alert>
        )
      }
    />
  );
}

const nameOf = ({ firstName }: Summary) => withoutTags(firstName);

function controls(intl: IntlShape, readsAll: boolean): ListControls<keyof ReturnType<typeof prayerFilters>> {
  const hint = intl.formatMessage({ id: readsAll ? 'prayerDesk.searchHint.all' : 'prayerDesk.searchHint' });
  return {
    ...commonFilters(intl, hint),
    sharing: readsAll
      ? {
          type: 'select',
          label: intl.formatMessage({ id: 'prayerDesk.sharing' }),
          placeholder: intl.formatMessage({ id: 'prayerDesk.anySharing' }),
          options: [{ value: 'unshared', label: intl.formatMessage({ id: 'prayerDesk.notShared' }) }],
        }
      : undefined,
    answer: answerControl(intl),
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listPrayerRequests'>[] {
  return listColumns<'listPrayerRequests'>()([
    {
      id: 'firstName',
      header: intl.formatMessage({ id: 'prayerDesk.from' }),
      cell: (row: Summary) =>
        row.forWhom === undefined
          ? nameOf(row)
          : intl.formatMessage(
              { id: 'prayerDesk.for' },
              { name: nameOf(row), whom: withinSentence(withoutTags(row.forWhom)) },
            ),
      isRowHeader: true,
      share: 'medium' as const,
    },
    {
      id: 'text',
      header: intl.formatMessage({ id: 'prayerDesk.text' }),
      cell: (row: Summary) => beginningOf(row.text),
      isPlain: true,
      share: 'large' as const,
      isSecondary: true,
    },
    {
      id: 'queue',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Summary) => (
        <Inline gap="xs" wrap>
          <PrayerStateTag state={row.state} />
          {row.claim && (
            <StatusTag tone="info">
              {intl.formatMessage({ id: 'prayerDesk.claimedBy' }, { name: row.claim.userName })}
            </StatusTag>
          )}
          {!row.isShared && <StatusTag tone="neutral">{intl.formatMessage({ id: 'prayerDesk.notShared' })}</StatusTag>}
        </Inline>
      ),
      isPlain: true,
      share: 'medium' as const,
      sortable: true,
    },
    {
      id: 'language',
      header: intl.formatMessage({ id: 'formDesk.language' }),
      cell: (row: Summary) => intl.formatMessage({ id: `language.${row.language}` }),
      isPlain: true,
      isSecondary: true,
      sortable: true,
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
