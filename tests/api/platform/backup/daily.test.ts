import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backUpDaily, latestBackup, startDailyBackups } from '../../../../api/platform/backup/daily.ts';
import { openBackup } from '../../../../api/platform/backup/file.ts';
import { createClock } from '../../../support/clock.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daily-'));
  return () => rm(folder, { recursive: true });
});

function backups(now: string) {
  const clock = createClock(now);
  const key = Buffer.alloc(32, 5).toString('base64');
  return {
    clock,
    key,
    options: { database: database.config, folder, key, clock: clock.now, timeZone: 'America/New_York' },
  };
}

const nameOf = (day: string): string => `retreat-center-${day}.backup`;

test('a backup is made each night by the center’s clock, once, and is encrypted', async () => {
  const { clock, key, options } = backups('2027-03-02T06:30:00Z');
  expect(await backUpDaily(options)).toBeNull();
  clock.set('2027-03-02T07:30:00Z');
  const path = join(folder, nameOf('2027-03-02'));
  expect(await backUpDaily(options)).toBe(path);
  expect(await backUpDaily(options)).toBeNull();
  expect((await openBackup(path, key)).header.salt).not.toBeNull();
  expect((await latestBackup(folder))?.getTime()).toBeGreaterThan(0);
  clock.set('2027-03-03T23:00:00Z');
  expect(await backUpDaily(options)).toBe(join(folder, nameOf('2027-03-03')));
});

test('when two processes check at once, one makes the backup', async () => {
  const { options } = backups('2027-03-02T12:00:00Z');
  const made = await Promise.all([backUpDaily(options), backUpDaily(options)]);
  expect(made.filter((path) => path !== null)).toHaveLength(1);
  expect(await readdir(folder)).toEqual([nameOf('2027-03-02')]);
});

test('old backups and the leftovers of an interrupted one are deleted; other files stay', async () => {
  const { options } = backups('2027-03-31T12:00:00Z');
  const days = Array.from({ length: 28 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
  for (const name of [...days.map(nameOf), `${nameOf('2027-03-30')}.unfinished`, 'notes.txt']) {
    await writeFile(join(folder, name), '');
  }
  await backUpDaily(options);
  const kept = ['14', '21', '23', '24', '25', '26', '27', '28', '31'].map((day) => nameOf(`2027-03-${day}`));
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', ...kept].sort());
});

test('a failure is logged and stops nothing', async () => {
  const { options } = backups('2027-03-02T12:00:00Z');
  const errors: string[] = [];
  const log = { info: () => undefined, error: (_details: object, message: string) => errors.push(message) };
  await startDailyBackups({ ...options, database: { host: '127.0.0.1', port: 1 } }, log).close();
  expect(errors).toEqual(['the daily backup failed']);
  expect(await readdir(folder)).toEqual([]);
});

test('the leftover of an interrupted backup is deleted even if the next one fails as well', async () => {
  const { options } = backups('2027-03-02T12:00:00Z');
  await writeFile(join(folder, `${nameOf('2027-03-01')}.unfinished`), '');
  const empty = await createEmptyDatabase();
  try {
    await expect(backUpDaily({ ...options, database: empty.config })).rejects.toThrow('holds no data');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await empty.drop();
  }
});

test('after the disk was full, the next attempt is made three hours later', async () => {
  const { clock, options } = backups('2027-03-02T12:00:00Z');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const attempts: string[] = [];
  const log = { info: () => undefined, error: () => attempts.push(clock.now().toISOString().slice(11, 16)) };
  // The first statement of a backup fails as a write to a full disk does.
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: unknown, text: unknown, ...rest: unknown[]): unknown {
    if (typeof text === 'string' && text.startsWith('lock table')) return Promise.reject(full);
    return Reflect.apply(query, this, [text, ...rest]);
  });
  const running = startDailyBackups(options, log);
  try {
    await vi.waitFor(() => {
      expect(attempts).toEqual(['12:00']);
    });
    for (const time of ['14:59', '15:00']) {
      clock.set(`2027-03-02T${time}:00Z`);
      vi.advanceTimersByTime(15 * 60 * 1000);
      await pause(500);
    }
  } finally {
    vi.useRealTimers();
    await running.close();
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  expect(attempts).toEqual(['12:00', '15:00']);
});
