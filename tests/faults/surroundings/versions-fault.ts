import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import { openDatabase } from '../../../api/platform/data/database.ts';
import { createEvent } from '../../factories/event.ts';
import { onServer, type TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { gather } from '../database/registering.ts';
import type { Fault, Outcome } from '../outcome.ts';
import { createKillableSite } from '../site/site-process.ts';
import { longestWait, secondsUntil, watchHealth } from '../waiting.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = 'api/platform/data/migrations';
const now = '2027-04-01T12:00:00Z';
/** How long both versions serve together, in ms. */
const together = 10_000;

/** The version before the newest migration; undefined if the git history is missing. */
function versionBefore(): string | undefined {
  const git = (...given: string[]) => execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--verify', `${git('log', '-1', '--format=%H', '--', migrations)}^`);
  } catch {
    return undefined;
  }
}

/** Unpacks a version of the program into a folder, with the packages of this one. */
function unpack(version: string, folder: string): string {
  const files = execFileSync('git', ['archive', version], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'tests/faults/site/serve-site.ts');
}

/** The earlier version serves; this one starts beside it and migrates the database; the earlier one stops. */
async function update({ config }: DatabaseServer, version: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-version-'));
  const name = `fault_${randomUUID().replaceAll('-', '')}`;
  await onServer(config, `create database ${name}`);
  const database = { ...config, database: name };
  const orders = { database, mailDirectory: join(folder, 'mail'), now, clockGoes: true, hasPages: false, env: {} };
  const old = await createKillableSite(orders, unpack(version, folder));
  const fresh = await createKillableSite(orders);
  const failures: string[] = [];
  try {
    await old.start();
    let isOldThere = true;
    // Pages of the earlier version call any running process.
    const ofOldPages = {
      server: {
        get url() {
          return isOldThere ? old.url : fresh.url;
        },
      },
    };
    await fresh.start();
    const opened = await openDatabase(database, { warn: () => undefined });
    try {
      const eventIds = ['first', 'second'];
      for (const id of eventIds) await createEvent(opened.db, id, { maxRegistrationCount: 5_000 });
      const health = watchHealth({ server: fresh });
      const crowds = [gather(ofOldPages, eventIds), gather({ server: fresh }, eventIds)];
      const acknowledged = () => crowds.reduce((sum, crowd) => sum + crowd.acknowledged(), 0);
      await secondsUntil(() => crowds.every((crowd) => crowd.acknowledged() > 5));
      await pause(together);
      isOldThere = false;
      await old.stop();
      const before = acknowledged();
      const recovery = await secondsUntil(() => acknowledged() > before);
      for (const crowd of crowds) await crowd.finish(longestWait);
      const { slowest, failures: ofHealth } = await health.stop();
      const client = await opened.pool.connect();
      const wrong = await checkData(client).finally(() => client.release());
      failures.push(...ofHealth, ...wrong.flatMap(({ sentences }) => sentences));
      const counts = [];
      for (const crowd of crowds) counts.push(await crowd.count(opened.pool));
      const fives = crowds.flatMap(({ statuses }) => [...statuses].filter(([status]) => status >= 500));
      return {
        acknowledged: acknowledged(),
        lost: counts.reduce((sum, { lost }) => sum + lost, 0),
        doubled: Math.max(...counts.map(({ doubled }) => doubled)),
        otherErrors: fives.reduce((sum, [, times]) => sum + times, 0),
        health: slowest,
        recovery,
        failures: [...failures, ...crowds.flatMap(({ badRefusals }) => [...badRefusals])],
      };
    } finally {
      await opened.close();
    }
  } finally {
    await Promise.all([old.kill(), fresh.kill()]);
    await onServer(config, `drop database ${name} with (force)`).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two versions at once, while pages of the earlier one are open. */
export function versionsFault(databases: () => Promise<DatabaseServer>): Fault {
  return {
    name: 'two versions at once',
    run: async () => {
      const version = versionBefore();
      return version === undefined
        ? { skipped: 'the history of the program is not here' }
        : update(await databases(), version);
    },
  };
}
