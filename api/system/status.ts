import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pool } from 'pg';
import type { AppContext } from '../context.ts';
import { latestBackup } from '../platform/backup/daily.ts';
import { programVersion } from '../platform/backup/program.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { readQueueFigures } from '../platform/jobs/figures.ts';
import type { QueueFigures } from '../platform/jobs/figures.ts';
import { isServiceFailing, systemWarnings } from './rules.ts';

type Schemas = components['schemas'];
type Status = Schemas['SystemStatus'];
type StatusContext = Pick<
  AppContext,
  'config' | 'pool' | 'clock' | 'metrics' | 'mailer' | 'mailDirectory' | 'demoMailDirectory'
>;

/** The most failed operations that are listed. */
const shownFailures = 20;

const databaseQuery = `
  select current_setting('server_version') as version, pg_database_size(current_database())::float8 as "sizeBytes",
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as "connectionLimit", (select max(name) from kysely_migration) as migration`;

async function readDatabase(pool: Pool, isEmbedded: boolean): Promise<Status['database']> {
  const { rows } = await pool.query<Omit<Status['database'], 'isEmbedded'>>(databaseQuery);
  const [row] = rows;
  if (!row) throw new Error('The database did not report its status');
  return { ...row, isEmbedded };
}

/** The disk of a directory, or the disk on which it would be created; empty if the system does not report it. */
async function readDisk(place: Schemas['SystemDisk']['place'], directory: string): Promise<Schemas['SystemDisk'][]> {
  let existing = directory;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  const found = await statfs(existing).catch(() => null);
  if (found === null) return [];
  return [{ place, freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }];
}

function presentQueue({ oldestDueAt, oldestDueSeconds, ...queue }: QueueFigures): Schemas['SystemQueue'] {
  return { ...queue, ...(oldestDueAt && { oldestDueAt: oldestDueAt.toISOString(), oldestDueSeconds }) };
}

function services(config: AppContext['config'], queues: readonly Schemas['SystemQueue'][]): Schemas['SystemService'][] {
  const { payPal, meetings, live } = config;
  const stateOf = (name: 'payPal' | 'meetings', isConfigured: boolean): Schemas['SystemService']['state'] => {
    if (!isConfigured) return 'notConfigured';
    return isServiceFailing(name, queues) ? 'failing' : 'configured';
  };
  const hasVideo = live.channel !== undefined && live.apiKey !== undefined;
  return [
    { name: 'payPal', state: stateOf('payPal', Object.keys(payPal.secrets).length > 0) },
    { name: 'meetings', state: stateOf('meetings', meetings !== null) },
    { name: 'video', state: hasVideo ? 'configured' : 'notConfigured' },
  ];
}

/** Reads the system status: the state of this process, the database and the disks. */
async function readStatus(context: StatusContext): Promise<Status> {
  const { config, pool, clock, metrics, mailer, mailDirectory, demoMailDirectory } = context;
  const isDemo = demoMailDirectory !== null;
  const folder = isDemo ? undefined : config.backup.folder;
  const now = clock();
  const [database, figures, lastBackup, ...disks] = await Promise.all([
    readDatabase(pool, config.databaseUrl === undefined || isDemo),
    readQueueFigures(pool),
    folder === undefined ? null : latestBackup(folder),
    readDisk('site', mailDirectory),
    ...(folder === undefined ? [] : [readDisk('backups', folder)]),
  ]);
  const queues = figures.map(presentQueue);
  const { lastSentAt, ...emails } = metrics.emails();
  const status = {
    checkedAt: now.toISOString(),
    program: {
      version: programVersion,
      node: process.versions.node,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
    database,
    queues,
    email: { transport: mailer.kind, ...emails, ...(lastSentAt && { lastSentAt: lastSentAt.toISOString() }) },
    backups: { isDaily: folder !== undefined, ...(lastBackup && { lastAt: lastBackup.toISOString() }) },
    disks: disks.flat(),
    failures: metrics
      .failures()
      .slice(0, shownFailures)
      .map((failure) => ({ ...failure, lastAt: failure.lastAt.toISOString() })),
    services: services(config, queues),
  };
  return { ...status, warnings: systemWarnings(status, isDemo) };
}

/** How long a reading is recent, in ms: a reading scans all jobs, and start pages are opened often. */
const freshness = 60_000;

/** Reads the system status. */
export interface StatusReader {
  readonly now: () => Promise<Status>;
  /** The latest reading, at most a minute old. */
  readonly recent: () => Promise<Status>;
}

/** Creates the reader of a process. A failed reading is not kept. */
export function createStatusReader(context: StatusContext): StatusReader {
  let latest: { readonly at: number; readonly status: Promise<Status> } | undefined;
  const now = (): Promise<Status> => {
    const reading = { at: performance.now(), status: readStatus(context) };
    latest = reading;
    reading.status.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.status;
  };
  return {
    now,
    recent: () => (latest === undefined || performance.now() - latest.at > freshness ? now() : latest.status),
  };
}
