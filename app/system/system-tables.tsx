import { DataTable, RelativeTime, StatusTag } from '#design-system';
import { lateJobs } from '#rules/system';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

type Queue = Schemas['SystemQueue'];
type Failure = Schemas['SystemStatus']['failures'][number];

/** The queues with waiting or failed jobs, those with problems first. */
export function QueueTable({ queues }: { queues: readonly Queue[] }) {
  const intl = useIntl();
  const columns = useMemo(() => queueColumns(intl), [intl]);
  return (
    <DataTable<Queue>
      caption={intl.formatMessage({ id: 'system.jobs' })}
      captionLevel={2}
      layout="list"
      columns={columns}
      rows={queues}
      sort={{ columnId: 'state', direction: 'ascending' }}
      rowId={({ name }) => name}
      empty={intl.formatMessage({ id: 'system.jobs.none' })}
      resultText={intl.formatMessage({ id: 'system.jobs.count' }, { count: queues.length })}
    />
  );
}

const states = ['failed', 'late', 'retrying', 'fine'] as const;
const tones = { failed: 'critical', late: 'critical', retrying: 'caution', fine: 'positive' } as const;

function stateOf(queue: Queue): (typeof states)[number] {
  if (queue.failed > 0) return 'failed';
  if (lateJobs(queue) > 0) return 'late';
  return queue.retrying > 0 ? 'retrying' : 'fine';
}

function queueColumns(intl: IntlShape) {
  const jobName = ({ name }: Queue) => intl.formatMessage({ id: `system.job.${name}` });
  const counted = (id: 'due' | 'later' | 'retrying' | 'failed') => ({
    id,
    header: intl.formatMessage({ id: `system.jobs.${id}` }),
    numeric: true,
    cell: (queue: Queue) => intl.formatNumber(queue[id]),
    sortValue: (queue: Queue) => queue[id],
  });
  return [
    {
      id: 'name',
      header: intl.formatMessage({ id: 'system.jobs.job' }),
      cell: jobName,
      sortValue: jobName,
      isRowHeader: true,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'system.jobs.state' }),
      isPlain: true,
      sortValue: (queue: Queue) => states.indexOf(stateOf(queue)),
      cell: (queue: Queue) => {
        const state = stateOf(queue);
        return <StatusTag tone={tones[state]}>{intl.formatMessage({ id: `system.jobs.state.${state}` })}</StatusTag>;
      },
    },
    {
      id: 'oldest',
      header: intl.formatMessage({ id: 'system.jobs.oldest' }),
      sortValue: ({ oldestDueAt }: Queue) => oldestDueAt,
      cell: ({ oldestDueAt }: Queue) => oldestDueAt !== undefined && <RelativeTime at={oldestDueAt} />,
    },
    counted('due'),
    counted('later'),
    counted('retrying'),
    counted('failed'),
  ];
}

/** The requests that failed within the last day; renders nothing if there were none. */
export function FailedRequests({ failures }: { failures: readonly Failure[] }) {
  const intl = useIntl();
  const columns = useMemo(() => failureColumns(intl), [intl]);
  if (failures.length === 0) return null;
  return (
    <DataTable<Failure>
      caption={intl.formatMessage({ id: 'system.requests' })}
      captionLevel={2}
      layout="list"
      columns={columns}
      rows={failures}
      rowId={({ operation, status }) => `${operation} ${String(status)}`}
      resultText={intl.formatMessage({ id: 'system.requests.count' }, { count: failures.length })}
    />
  );
}

function failureColumns(intl: IntlShape) {
  return [
    {
      id: 'operation',
      header: intl.formatMessage({ id: 'system.requests.operation' }),
      cell: ({ operation }: Failure) => operation,
      sortValue: ({ operation }: Failure) => operation,
      isRowHeader: true,
    },
    {
      id: 'status',
      header: intl.formatMessage({ id: 'system.requests.status' }),
      cell: ({ status }: Failure) => String(status),
      sortValue: ({ status }: Failure) => status,
    },
    {
      id: 'count',
      header: intl.formatMessage({ id: 'system.requests.times' }),
      numeric: true,
      cell: ({ count }: Failure) => intl.formatNumber(count),
      sortValue: ({ count }: Failure) => count,
    },
    {
      id: 'last',
      header: intl.formatMessage({ id: 'system.requests.last' }),
      cell: ({ lastAt }: Failure) => <RelativeTime at={lastAt} />,
      sortValue: ({ lastAt }: Failure) => lastAt,
    },
  ];
}
