import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { wallClock } from '../clocks/rules.ts';
import { makeBackup } from './backup.ts';
import { connectForCopies } from './read-database.ts';
import { daysToKeep } from './rules.ts';

/** How often to check whether a backup is due, in ms. A missed backup is made at the next check. */
const interval = 15 * 60 * 1000;
/** The day's backup is made after this time of day, in the center's time zone. */
const firstTime = '02:00';

/** How long to wait after the disk was full, in ms: each attempt fills the space that the site needs to write. */
const pauseWhenFull = 3 * 60 * 60 * 1000;

/** How long an unfinished backup may delay shutdown, in ms. The next start makes the backup again. */
const patience = 5_000;

const fileName = (day: string): string => `retreat-center-${day}.backup`;
const namePattern = /^retreat-center-(\d{4}-\d{2}-\d{2})\.backup$/;
const leftOver = /^retreat-center-.*\.backup\.unfinished$/;

/** The settings for daily backups. */
export interface DailyBackups {
  readonly database: pg.PoolConfig;
  readonly folder: string;
  readonly key: string | undefined;
  readonly clock: () => Date;
  readonly timeZone: string;
}

/** The log methods needed here; pino's logger has them. */
type Log = { info(details: object, message: string): void; error(details: object, message: string): void };

async function daysIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).flatMap((name) => namePattern.exec(name)?.[1] ?? []);
}

/** Returns when the latest daily backup in a folder was finished; null if there is none. */
export async function latestBackup(folder: string): Promise<Date | null> {
  const day = (await daysIn(folder).catch(() => [])).sort().at(-1);
  if (day === undefined) return null;
  return (await stat(join(folder, fileName(day)))).mtime;
}

/**
 * Makes the day's backup if it is due and missing, and deletes those that need not be kept. Several processes may call it for
 * the same folder: only one of them makes the backup.
 * @returns the path of the new backup; null if none was due
 */
export async function backUpDaily({ database, folder, key, clock, timeZone }: DailyBackups): Promise<string | null> {
  const { date: day, time } = wallClock(clock(), timeZone);
  if (time < firstTime) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await daysIn(folder)).includes(day)) return null;
  const client = await connectForCopies(database, 'site backup');
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [`backup:${folder}`],
    );
    if (rows[0]?.locked !== true || (await daysIn(folder)).includes(day)) return null;
    // What an interrupted attempt left may be what fills the disk.
    await deleteLeftOvers(folder);
    const path = join(folder, fileName(day));
    await makeBackup(database, path, key);
    await deleteOthers(folder);
    return path;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function deleteLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (leftOver.test(name)) await rm(join(folder, name));
}

async function deleteOthers(folder: string): Promise<void> {
  const days = await daysIn(folder);
  const kept = daysToKeep(days);
  for (const day of days) if (!kept.has(day)) await rm(join(folder, fileName(day)));
}

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Makes the daily backups until it is closed. A failure is logged and retried 15 minutes later, or 3 hours if the disk is full. */
export function startDailyBackups(backups: DailyBackups, log: Log): { readonly close: () => Promise<void> } {
  let running = Promise.resolve();
  let pausedUntil = 0;
  const look = async (): Promise<void> => {
    if (backups.clock().getTime() < pausedUntil) return;
    try {
      const path = await backUpDaily(backups);
      if (path !== null) log.info({ path }, 'the daily backup was written');
    } catch (error) {
      log.error({ err: error }, 'the daily backup failed');
      if (isFull(error)) pausedUntil = backups.clock().getTime() + pauseWhenFull;
    }
  };
  const begin = (): void => {
    running = running.then(look);
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await Promise.race([running, pause(patience, undefined, { ref: false })]);
    },
  };
}
