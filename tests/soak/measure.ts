import { readdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { memoryOf } from '../benchmarks/machine.ts';
import type { SiteProcess } from './processes.ts';

/** One process at one moment; values are NaN if it does not respond. */
interface ProcessSample {
  /** Changes when the process restarts. */
  readonly processId: number;
  readonly memoryMegabytes: number;
  /** The delay of its event loop since the last sample, in ms: the 99th percentile. */
  readonly loopDelay: number;
  /** Open files and connections; available only on Linux. */
  readonly handles: number;
}

/** All measurements at one moment. */
export interface Sample {
  /** In ms from the beginning. */
  readonly at: number;
  readonly processes: readonly ProcessSample[];
  /** Connections to the database, including those of this command. */
  readonly connections: number;
  readonly tableBytes: number;
  readonly indexBytes: number;
  /** Table → bytes with its indexes. */
  readonly tables: Readonly<Record<string, number>>;
  /** Due jobs that no worker has taken yet. */
  readonly queue: number;
}

const delay = /^site_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)$/m;

async function sampleProcess(site: SiteProcess): Promise<ProcessSample> {
  const processId = site.processId();
  const figures = await fetch(site.metricsUrl, { signal: AbortSignal.timeout(5_000) })
    .then((response) => response.text())
    .catch(() => '');
  const handles = await readdir(`/proc/${String(processId)}/fd`).catch(() => undefined);
  return {
    processId,
    memoryMegabytes: await memoryOf(processId),
    loopDelay: Number(delay.exec(figures)?.[1] ?? Number.NaN) * 1000,
    handles: handles?.length ?? Number.NaN,
  };
}

interface TableRow {
  readonly name: string;
  readonly heap: number;
  readonly indexes: number;
}

/** Takes one sample of everything. */
export async function takeSample(pool: Pool, sites: readonly SiteProcess[], at: number): Promise<Sample> {
  const [processes, sizes, counts] = await Promise.all([
    Promise.all(sites.map(sampleProcess)),
    pool.query<TableRow>(`
      select n.nspname || '.' || c.relname as name, pg_table_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as indexes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'jobs')`),
    pool.query<{ connections: number; queue: number }>(`
      select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        (select count(*)::int from jobs.job where state in ('created', 'retry') and start_after <= now()) as queue`),
  ]);
  const sum = (of: 'heap' | 'indexes') => sizes.rows.reduce((total, row) => total + row[of], 0);
  return {
    at,
    processes,
    connections: counts.rows[0]?.connections ?? Number.NaN,
    tableBytes: sum('heap'),
    indexBytes: sum('indexes'),
    tables: Object.fromEntries(sizes.rows.map(({ name, heap, indexes }) => [name, heap + indexes])),
    queue: counts.rows[0]?.queue ?? Number.NaN,
  };
}

const columns = [
  'minute',
  'memory MB',
  'loop p99 ms',
  'handles',
  'connections',
  'tables MB',
  'indexes MB',
  'jobs due',
] as const;
const width = 15;

/** The first line of the table of samples. */
export const heading = columns.map((column) => column.padStart(width)).join('');

/** One line of the table; values per process are separated by slashes. */
export function row({ at, processes, connections, tableBytes, indexBytes, queue }: Sample): string {
  const each = (of: (process: ProcessSample) => number) =>
    processes.map((process) => (Number.isNaN(of(process)) ? '–' : of(process).toFixed(0))).join('/');
  return [
    (at / 60_000).toFixed(1),
    each(({ memoryMegabytes }) => memoryMegabytes),
    each(({ loopDelay }) => loopDelay),
    each(({ handles }) => handles),
    String(connections),
    (tableBytes / 1e6).toFixed(1),
    (indexBytes / 1e6).toFixed(1),
    String(queue),
  ]
    .map((cell) => cell.padStart(width))
    .join('');
}
