import { paymentMethods, registrationSources } from '#contract/enums';
import { DataTable, Disclosure, RelativeTime, Stack, Text } from '#design-system';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { moneyText } from '../../../platform/client/money-text.ts';
import type { ListColumn } from '../../../platform/lists/list-column.ts';
import { historyKey } from '../../../platform/lists/list-address.ts';
import { useList } from '../../../platform/lists/use-list.ts';

type Change = Schemas['RegistrationChange'];

interface PartyHistoryProps {
  history: Schemas['RegistrationHistory'];
  language: 'en' | 'es';
}

/** Everything that happened to a registration, newest first: what, who and when. */
export function PartyHistory({ history, language }: PartyHistoryProps) {
  const intl = useIntl();
  const list = useList();
  const columns = useMemo(() => historyColumns(intl, language), [intl, language]);
  return (
    <DataTable<Change>
      caption={intl.formatMessage({ id: 'party.history' })}
      captionLevel={2}
      columns={columns}
      rows={history.items}
      rowId={({ id }) => String(id)}
      resultText={intl.formatMessage({ id: 'party.history.count' }, { count: history.total })}
      {...(history.total > history.pageSize && {
        page: list.pages(history, intl.formatMessage({ id: 'party.history.pages' }), historyKey),
      })}
    />
  );
}

function whatHappened(intl: IntlShape, { kind, details }: Change): string {
  const { amountCents, method, source } = details;
  const what = intl.formatMessage({ id: `party.change.${kind}` });
  const more = [
    ...(typeof amountCents === 'number' ? [moneyText(intl, amountCents)] : []),
    ...paymentMethods
      .filter((known) => known === method)
      .map((known) => intl.formatMessage({ id: `payment.method.${known}` })),
    ...registrationSources
      .filter((known) => known === source)
      .map((known) => intl.formatMessage({ id: `registration.source.${known}` })),
  ];
  return [what, ...more].join(' · ');
}

function who(intl: IntlShape, { by, byName }: Change): string {
  if (by !== 'staff') return intl.formatMessage({ id: `party.by.${by}` });
  return byName ?? intl.formatMessage({ id: 'party.by.formerStaff' });
}

function historyColumns(intl: IntlShape, language: 'en' | 'es'): readonly ListColumn<'listRegistrationHistory'>[] {
  return [
    {
      id: 'kind',
      header: intl.formatMessage({ id: 'audit.what' }),
      cell: (change: Change) => whatHappened(intl, change),
      isRowHeader: true,
      isSentence: true,
    },
    { id: 'by', header: intl.formatMessage({ id: 'party.history.who' }), cell: (change: Change) => who(intl, change) },
    {
      id: 'at',
      header: intl.formatMessage({ id: 'audit.when' }),
      cell: (change: Change) => <RelativeTime at={change.at} />,
    },
    {
      id: 'note',
      header: intl.formatMessage({ id: 'party.history.words' }),
      cell: (change: Change) => <Words change={change} language={language} />,
    },
  ];
}

/** The text of an entry: the reason of a change, or an email that can be opened. */
function Words({ change: { note, message }, language }: { change: Change; language: 'en' | 'es' }) {
  const intl = useIntl();
  if (note !== undefined) return <Text>{note}</Text>;
  if (!message) return '–';
  return (
    <Disclosure label={message.subject}>
      <Stack gap="s">
        {message.text.split(/\n+/).map((line, index) => (
          <Text key={index} lang={language}>
            {line}
          </Text>
        ))}
        <Text tone="muted" size="small">
          {message.sentAt === undefined
            ? intl.formatMessage({ id: 'party.message.queued' })
            : intl.formatMessage(
                { id: 'party.message.sentAt' },
                { when: intl.formatDate(message.sentAt, { dateStyle: 'medium', timeStyle: 'short' }) },
              )}
        </Text>
      </Stack>
    </Disclosure>
  );
}
