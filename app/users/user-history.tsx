import { Alert, Button, DataTable, Heading, Inline, Link, RelativeTime, Spinner, Stack } from '#design-system';
import { furtherScreens, type UserType } from '#rules/access';
import { pageCountOf } from '#rules/paging';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuditSentence, trailOfActor } from '../audit/port/audit-sentence.tsx';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import type { ListColumn } from '../platform/lists/list-column.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';

type Entry = Schemas['AuditEntry'];

interface UserHistoryProps {
  userId: number;
  /** Whether the viewer may also read the whole trail. */
  mayReadTrail: boolean;
}

/** The history of an account. It is loaded on request, because viewing is recorded too. */
export function UserHistory({ userId, mayReadTrail }: UserHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage id="user.history" />
      </Heading>
      {isOpen ? (
        <Entries userId={userId} viewer={mayReadTrail ? trailReaders : noReaders} />
      ) : (
        <Inline>
          <Button
            onPress={() => {
              setOpen(true);
            }}
          >
            <FormattedMessage id="user.history.show" />
          </Button>
        </Inline>
      )}
      {mayReadTrail && (
        <Link href={trailOfActor(userId)} standalone>
          <FormattedMessage id="user.history.own" />
        </Link>
      )}
    </Stack>
  );
}

/** Only viewers who may read the whole audit trail get links here. */
const trailReaders = furtherScreens.auditTrail.userTypes;
const noReaders: readonly UserType[] = [];

function Entries({ userId, viewer }: { userId: number; viewer: readonly UserType[] }) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const ask = useCallback(
    (question: string, signal: AbortSignal) =>
      dataOf(
        createApi().GET('/users/{userId}/history', {
          params: { path: { userId }, query: { page: Number(question) } },
          signal,
        }),
      ),
    [userId],
  );
  const answer = useAnswer(String(page), ask);
  const columns = useMemo<readonly ListColumn<'listUserHistory'>[]>(
    () => [
      {
        id: 'action',
        header: intl.formatMessage({ id: 'audit.what' }),
        cell: (entry: Entry) => <AuditSentence entry={entry} viewer={viewer} />,
        isRowHeader: true,
        isSentence: true,
      },
      {
        id: 'at',
        header: intl.formatMessage({ id: 'audit.when' }),
        cell: (entry: Entry) => <RelativeTime at={entry.at} />,
      },
    ],
    [intl, viewer],
  );
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (answer.kind === 'failed')
    return (
      <Alert tone="critical" announce>
        {failureText(intl, answer.error)}
      </Alert>
    );
  const { data } = answer;
  return (
    <DataTable<Entry>
      caption={intl.formatMessage({ id: 'user.history.caption' })}
      columns={columns}
      rows={data.items}
      rowId={({ id }) => String(id)}
      empty={intl.formatMessage({ id: 'audit.empty' })}
      resultText={intl.formatMessage(
        { id: data.totalIsExact ? 'audit.count' : 'audit.countOver' },
        { count: data.total },
      )}
      page={{
        page: data.page,
        pageCount: pageCountOf(data),
        label: intl.formatMessage({ id: 'audit.pages' }),
        onChange: setPage,
      }}
    />
  );
}
