import { Alert, Button, DataTable, Stack, Text, WorkspacePage } from '#design-system';
import { mailingListStates } from '#contract/enums';
import { lists } from '#contract/lists';
import { furtherScreens, guardedScreens } from '#rules/access';
import { recipientsOf } from '#rules/mailings';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../platform/lists/list-address.ts';
import { keptQuery } from '../platform/lists/kept-query.ts';
import type { ListColumn } from '../platform/lists/list-column.ts';
import { ListFilters } from '../platform/lists/list-filters.tsx';
import { useList } from '../platform/lists/use-list.ts';
import type { LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { mailingAddress } from '../platform/addresses/mailing-address.ts';
import { MailingTag } from './mailing-states.tsx';
import { subjectInWords } from './subject-in-words.ts';

type Summary = Schemas['MailingSummary'];

const { path } = guardedScreens.sendEmail;
const { sortFields, sort } = lists.listMailings;
const order = (query: URLSearchParams) => orderOf(query, sortFields, sort);
const stateOf = (query: URLSearchParams) => mailingListStates.find((state) => state === query.get('state'));

/** One page of the list that an address asks for. */
export async function loadList({ api, url, language }: LoadInput) {
  const kept = keptQuery(url, path);
  const state = stateOf(kept);
  const query = {
    page: pageOf(kept),
    pageSize,
    sort: sortOf(order(kept)),
    lng: language,
    ...(state && { state }),
  };
  return orSignIn(url, async () => {
    const page = await dataOf(api.GET('/mailings', { params: { query } }));
    return { page, query: kept.toString() };
  });
}

/** Every bulk email, drafts included, and the way to a new one. */
export function MailingList({ page, query }: { page: Schemas['MailingPage']; query: string }) {
  const intl = useIntl();
  const list = useList({ path, query });
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const count = intl.formatMessage({ id: 'mailing.count' }, { count: page.total });
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'manage.bulkEmails' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
      mark={
        <Text tone="muted" size="small">
          {count}
        </Text>
      }
      actions={<NewMailing />}
    >
      <Stack gap="xs">
        <ListFilters
          label={intl.formatMessage({ id: 'mailing.filters' })}
          filters={[
            {
              type: 'select',
              name: 'state',
              label: intl.formatMessage({ id: 'formDesk.state' }),
              placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
              options: mailingListStates.map((state) => ({
                value: state,
                label: intl.formatMessage({ id: `mailing.state.${state}` }),
              })),
            },
          ]}
          initial={{ state: stateOf(list.query) ?? '' }}
          submitLabel={intl.formatMessage({ id: 'mailing.show' })}
          isPending={list.isLoading}
          onFilter={list.filter}
        />
        <DataTable<Summary>
          caption={intl.formatMessage({ id: 'mailing.caption' })}
          columns={tableColumns}
          rows={page.items}
          rowId={({ id }) => id}
          rowHref={({ id }) => mailingAddress(id)}
          rowDetail={({ createdAt }) => intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          sort={order(list.query)}
          onSort={list.sort}
          isBusy={list.isLoading}
          empty={intl.formatMessage({ id: 'mailing.empty' })}
          layout="list"
          resultText={count}
          page={list.pages(page, intl.formatMessage({ id: 'mailing.pages' }))}
        />
      </Stack>
    </WorkspacePage>
  );
}

function NewMailing() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const create = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { id } = await dataOf(createApi().POST('/mailings'));
      await navigate(mailingAddress(id));
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Button tone="primary" isPending={isPending} onPress={() => void create()}>
        <FormattedMessage id="mailing.new" />
      </Button>
    </>
  );
}

function columns(intl: IntlShape): readonly ListColumn<'listMailings'>[] {
  return [
    {
      id: 'subject',
      header: intl.formatMessage({ id: 'mailing.subject' }),
      cell: (row: Summary) =>
        subjectInWords(intl, row.subject, row.eventName) || intl.formatMessage({ id: 'mailing.noSubject' }),
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
      cell: (row: Summary) => intl.formatDate(row.createdAt, { dateStyle: 'medium' }),
      width: 'short',
      sortable: true,
    },
  ];
}
