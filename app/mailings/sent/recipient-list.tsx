import { Button, ConfirmDialog, DataTable, Inline, Stack } from '#design-system';
import { mailingRecipientStates } from '#contract/enums';
import { guardedScreens } from '#rules/access';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useAction } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { listColumns, type ListColumn } from '../../platform/lists/list-column.ts';
import { ListFilters } from '../../platform/lists/list-filters.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { recipientOrder } from '../load-mailing.ts';
import { RecipientTag } from '../mailing-states.tsx';

type Recipient = Schemas['MailingRecipient'];

/** The recipients of a bulk email with the state of each, and a way to send it again to those who did not get it. */
export function RecipientList({
  mailing,
  page,
}: {
  mailing: Schemas['Mailing'];
  page: Schemas['MailingRecipientPage'];
}) {
  const intl = useIntl();
  const list = useList();
  const state = mailingRecipientStates.find((each) => each === list.query.get('state'));
  const order = recipientOrder(list.query);
  const tableColumns = useMemo(() => columns(intl), [intl]);
  const count = intl.formatMessage(
    { id: page.totalIsExact ? 'mailing.recipientCount' : 'mailing.recipientCountOver' },
    { count: page.total },
  );
  return (
    <Stack gap="xs">
      <ListFilters
        label={intl.formatMessage({ id: 'mailing.recipientFilters' })}
        controls={{
          search: { type: 'text', label: intl.formatMessage({ id: 'mailing.recipientSearch' }) },
          state: {
            type: 'select',
            label: intl.formatMessage({ id: 'formDesk.state' }),
            placeholder: intl.formatMessage({ id: 'formDesk.anyState' }),
            options: mailingRecipientStates.map((each) => ({
              value: each,
              label: intl.formatMessage({ id: `mailing.recipient.${each}` }),
            })),
          },
        }}
        initial={{ search: list.query.get('search') ?? '', state }}
        submitLabel={intl.formatMessage({ id: 'mailing.show' })}
        isPending={list.isLoading}
        onFilter={list.filter}
        sort={{ columns: tableColumns.filter(({ sortable }) => sortable), value: order, onSort: list.sort }}
      />
      {mailing.state !== 'canceled' && mailing.areRecipientsKept && (
        <Inline gap="s">
          {(['failed', 'uncertain'] as const)
            .filter((each) => mailing.counts[each] > 0 && (state === undefined || state === each))
            .map((each) => (
              <Resend key={each} mailing={mailing} state={each} />
            ))}
        </Inline>
      )}
      <DataTable<Recipient>
        caption={intl.formatMessage({ id: 'mailing.recipients' })}
        columns={tableColumns}
        rows={page.items}
        rowId={({ id }) => id}
        {...(mailing.kind === 'registration' && {
          rowHref: ({ registrationId }: Recipient) =>
            `${guardedScreens.manageRegistrations.path}/${registrationId ?? ''}`,
          rowDetail: ({ reference }: Recipient) => reference ?? '',
        })}
        sort={order}
        onSort={list.sort}
        isBusy={list.isLoading}
        empty={intl.formatMessage({ id: 'mailing.recipientsEmpty' })}
        resultText={count}
        page={list.pages(page, intl.formatMessage({ id: 'mailing.recipientPages' }))}
      />
    </Stack>
  );
}

function Resend({ mailing: { id, counts }, state }: { mailing: Schemas['Mailing']; state: 'failed' | 'uncertain' }) {
  const intl = useIntl();
  const action = useAction(() =>
    dataOf(createApi().POST('/mailings/{mailingId}/resends', { params: { path: { mailingId: id } }, body: { state } })),
  );
  const { outcome, isPending } = action;
  const label = intl.formatMessage({ id: `mailing.resend.${state}` }, { count: counts[state] });
  return (
    <>
      <Button onPress={action.ask}>{label}</Button>
      <ConfirmDialog
        title={intl.formatMessage({ id: 'mailing.resend.ask' }, { count: counts[state] })}
        confirmLabel={intl.formatMessage({ id: 'mailing.resend' })}
        cancelLabel={intl.formatMessage({ id: 'mailing.back' })}
        isOpen={action.isAsked && outcome?.kind !== 'success'}
        isPending={isPending}
        onCancel={action.dismiss}
        onConfirm={() => void action.perform()}
        {...(outcome?.kind === 'failure' &&
          !isPending && {
            outcome: {
              kind: 'failure' as const,
              title: intl.formatMessage({ id: 'mailing.failed' }),
              children: failureText(intl, outcome.error),
              closeLabel: intl.formatMessage({ id: 'mailing.close' }),
            },
          })}
      >
        <FormattedMessage id={`mailing.resend.${state}.text`} />
      </ConfirmDialog>
    </>
  );
}

function columns(intl: IntlShape): readonly ListColumn<'listMailingRecipients'>[] {
  return listColumns<'listMailingRecipients'>()([
    {
      id: 'name',
      header: intl.formatMessage({ id: 'userList.name' }),
      cell: (row: Recipient) => row.name,
      isRowHeader: true,
      sortable: true,
    },
    {
      id: 'address',
      header: intl.formatMessage({ id: 'field.email' }),
      cell: (row: Recipient) => row.address || intl.formatMessage({ id: 'mailing.erased' }),
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'formDesk.state' }),
      cell: (row: Recipient) => <RecipientTag state={row.state} />,
      isPlain: true,
      sortable: true,
    },
    {
      id: 'settledAt',
      header: intl.formatMessage({ id: 'mailing.sentAt' }),
      cell: (row: Recipient) =>
        row.settledAt === null ? '' : intl.formatDate(row.settledAt, { dateStyle: 'medium', timeStyle: 'short' }),
      sortable: true,
    },
    {
      id: 'serverMessage',
      header: intl.formatMessage({ id: 'mailing.serverMessage' }),
      cell: (row: Recipient) => row.serverMessage ?? '',
    },
  ]);
}
