import { RelativeTime } from '#design-system';
import { mailingListStates } from '#contract/enums';
import { lists } from '#contract/lists';
import { guardedScreens } from '#rules/access';
import { incompleteDays, recipientsOf } from '#rules/mailings';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { BeginButton } from '../platform/actions/begin-button.tsx';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import { savedQuery } from '../platform/lists/reopening/saved-query.ts';
import type { ListControls } from '../platform/lists/list-filters.tsx';
import { listColumns, type ListColumn } from '../platform/lists/list-column.ts';
import { ListScreen, type ListScreenMessages } from '../platform/lists/list-screen.tsx';
import { NewRows } from '../platform/lists/new-rows.tsx';
import { SavedViews } from '../platform/lists/views/saved-views.tsx';
import type { SavedView } from '../platform/lists/views/view-address.ts';
import { useList } from '../platform/lists/use-list.ts';
import { listQuestion } from '../platform/lists/list-question.ts';
import type { LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { mailingAddress } from '../platform/addresses/mailing-address.ts';
import { MailingMenu, MailingActions, useMailingActions } from './mailing-actions.tsx';
import { MailingTag } from './mailing-states.tsx';
import { subjectInWords } from './subject-in-words.ts';

type Summary = Schemas['MailingSummary'];

const { path } = guardedScreens.sendEmail;
const { sortFields, sort } = lists.listMailings;
const order = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** The filters in the address. */
function filtersOf(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    state: mailingListStates.find((state) => state === query.get('state')),
  };
}

/** Loads the page of the list that the address asks for. */
export async function loadList({ api, url, language }: LoadInput) {
  const saved = savedQuery(url, path);
  const { search, state } = filtersOf(saved);
  const query = listQuestion<'listMailings'>(
    { page: pageOf(saved), pageSize, sort: sortOf(order(saved)), lng: language },
    { search, state },
  );
  return orSignIn(url, async () => {
    const [page, views] = await Promise.all([
      dataOf(api.GET('/mailings', { params: { query } })),
      dataOf(api.GET('/workspace/views', { params: { query: { list: 'mailings' } } })),
    ]);
    return { page, views: views.items, query: saved.toString() };
  });
}

const messages: ListScreenMessages = {
  title: 'manage.bulkEmails',
  count: 'mailing.count',
  countOver: 'mailing.countOver',
  caption: 'mailing.caption',
  filters: 'mailing.filters',
  submit: 'mailing.show',
  empty: 'mailing.empty',
  pages: 'mailing.pages',
};

interface MailingListProps {
  page: Schemas['MailingPage'];
  /** The views of this list that the user saved. */
  views: readonly SavedView[];
  query: string;
}

/** Every bulk email, including drafts, and the button for a new one. */
export function MailingList({ page, views, query }: MailingListProps) {
  const intl = useIntl();
  const list = useList({ path, query });
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const actions = useMailingActions();
  return (
    <ListScreen
      messages={messages}
      list={list}
      page={page}
      columns={tableColumns}
      order={order(list.query)}
      controls={controls(intl)}
      filtered={filtersOf(list.query)}
      hidesColumns
      views={<SavedViews list="mailings" views={views} query={list.query} onShow={list.show} />}
      actions={<NewMailing />}
      note={
        <>
          <NewRows
            since={page.newestAt}
            countSince={(since) => dataOf(createApi().GET('/new-mailings', { params: { query: { since } } }))}
            message="formDesk.new.mailing"
            onShow={() => {
              list.showNewest({});
            }}
          />
          <MailingActions actions={actions} />
        </>
      }
      rowHref={({ id }) => mailingAddress(id)}
      rowDetail={({ createdAt }) => intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      rowActions={(row) => (
        <MailingMenu mailing={row} name={subjectInWords(intl, row.subject, row.eventName)} actions={actions} />
      )}
    />
  );
}

function NewMailing() {
  return (
    <BeginButton create={async () => mailingAddress((await dataOf(createApi().POST('/mailings'))).id)}>
      <FormattedMessage id="mailing.new" />
    </BeginButton>
  );
}

function nameOf(intl: IntlShape, { subject, eventName }: Summary): string {
  return subjectInWords(intl, subject, eventName) || intl.formatMessage({ id: 'mailing.noSubject' });
}

function controls(intl: IntlShape): ListControls<keyof ReturnType<typeof filtersOf>> {
  return {
    search: {
      type: 'text',
      label: intl.formatMessage({ id: 'mailing.search' }),
      description: intl.formatMessage({ id: 'mailing.searchHint' }),
    },
    state: {
      type: 'select',
      label: intl.formatMessage({ id: 'formDesk.state' }),
      placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
      options: mailingListStates.map((state) => ({
        value: state,
        label:
          state === 'incomplete'
            ? intl.formatMessage({ id: 'mailing.state.incomplete.recent' }, { days: incompleteDays })
            : intl.formatMessage({ id: `mailing.state.${state}` }),
      })),
    },
  };
}

function columns(intl: IntlShape): readonly ListColumn<'listMailings'>[] {
  return listColumns<'listMailings'>()([
    {
      id: 'subject',
      header: intl.formatMessage({ id: 'mailing.subject' }),
      cell: (row: Summary) => nameOf(intl, row),
      isRowHeader: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Summary) => <MailingTag state={row.state} counts={row.counts} />,
      isPlain: true,
    },
    {
      id: 'counts',
      header: intl.formatMessage({ id: 'mailing.recipients' }),
      cell: (row: Summary) => (row.state === 'draft' ? '' : intl.formatNumber(recipientsOf(row.counts))),
      numeric: true,
    },
    {
      id: 'sentByName',
      header: intl.formatMessage({ id: 'mailing.by' }),
      cell: (row: Summary) => row.sentByName ?? row.createdByName ?? '',
    },
    {
      id: 'createdAt',
      header: intl.formatMessage({ id: 'mailing.createdAt' }),
      cell: (row: Summary) => <RelativeTime at={row.createdAt} focus="row" />,
      width: 'short',
      sortable: true,
    },
    {
      id: 'sentAt',
      header: intl.formatMessage({ id: 'mailing.listSentAt' }),
      cell: (row: Summary) => (row.sentAt === null ? '' : <RelativeTime at={row.sentAt} focus="row" />),
      width: 'short',
      sortable: true,
    },
  ]);
}
