import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolConfig } from 'pg';
import { makeBackup } from '../../api/platform/backup/backup.ts';
import type { JobName } from '../../api/platform/jobs/jobs.ts';
import type { SiteProcess } from './processes.ts';

/** A disturbance in the middle of a site's day. */
export interface Disturbance {
  readonly name: string;
  /** When it begins, as a fraction of the whole; the first and the last sixth stay undisturbed. */
  readonly at: number;
  readonly happen: () => Promise<void>;
}

interface DisturbancesInput {
  readonly sites: readonly SiteProcess[];
  readonly pool: Pool;
  readonly database: PoolConfig;
  /** Where the backup may be written. */
  readonly directory: string;
}

const nightly = ['registration-care', 'waiver-reminders', 'forms-deletion', 'reports-deletion'] satisfies JobName[];

/** A deploy, the nightly jobs, a lost connection and a restart. */
export function disturbances({ sites, pool, database, directory }: DisturbancesInput): readonly Disturbance[] {
  return [
    {
      name: 'a deploy: one process after the other ends in order and is started again',
      at: 0.2,
      happen: async () => {
        for (const site of sites) {
          await site.stop();
          await site.start();
        }
      },
    },
    {
      name: 'the jobs and the backup of a night',
      at: 0.4,
      happen: async () => {
        await pool.query(
          `insert into jobs.job (name, data, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy)
           select name, '{}', expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy
           from jobs.queue where name = any($1)`,
          [nightly],
        );
        const path = join(directory, 'night.backup');
        await makeBackup(database, path, undefined);
        await rm(path);
      },
    },
    {
      name: 'every connection to the database is lost',
      at: 0.55,
      happen: async () => {
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and backend_type = 'client backend' and application_name <> 'soak'`,
        );
      },
    },
    {
      name: 'a process ends at once, and is started again two seconds later',
      at: 0.65,
      happen: async () => {
        const [site] = sites;
        await site?.kill();
        await pause(2_000);
        await site?.start();
      },
    },
  ];
}
