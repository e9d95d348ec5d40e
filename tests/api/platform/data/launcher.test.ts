import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../api/platform/data/database.ts';
import { openListener } from '../../../../api/platform/data/listen.ts';
import { migrateToLatest } from '../../../../api/platform/data/migrate.ts';
import { defaultDataDirectory } from '../../../../api/platform/data/postgres/data-directory.ts';
import { startPostgres, type RunningPostgres } from '../../../../api/platform/data/postgres/start.ts';
import { openJobQueue } from '../../../../api/platform/jobs/queue.ts';
import { createForegroundRequests } from '../../../../api/platform/jobs/foreground-requests.ts';
import { idleHandlers } from '../../../support/jobs.ts';

const binaries = process.env.TEST_POSTGRES_BIN || undefined;
const script = fileURLToPath(new URL('server-user.ts', import.meta.url));
const linux = process.platform === 'linux';
const root = process.getuid?.() === 0;

let directory: string;
let warnings: string[];
let ownServers: RunningPostgres[];
let children: ChildProcessWithoutNullStreams[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'launcher-'));
  chmodSync(directory, 0o711);
  warnings = [];
  ownServers = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await stopped(child);
  for (const server of ownServers) await server.stop();
  const left = serverPid();
  if (left) process.kill(left, 'SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function start(): Promise<RunningPostgres> {
  const log = { info: () => undefined, warn: (message: string) => warnings.push(message) };
  const server = await startPostgres({ dataDirectory: directory, binaries, log });
  ownServers.push(server);
  return server;
}

/** Starts another process that uses the server, and waits until the server is up. */
async function startProcess() {
  const child = spawn(process.execPath, [script, directory, ...(binaries ? [binaries] : [])]);
  children.push(child);
  child.stderr.pipe(process.stderr);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, ...(JSON.parse(line) as { adopted: boolean; config: pg.PoolConfig }) };
}

async function stopped(child: ChildProcessWithoutNullStreams): Promise<void> {
  const exit = once(child, 'exit');
  child.stdin.end();
  await exit;
}

async function killed(child: ChildProcessWithoutNullStreams): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

function serverPid(): number | undefined {
  const file = join(directory, 'postgres/pgdata/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

async function ask<T>(config: pg.ClientConfig, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

const count = (config: pg.ClientConfig) =>
  ask(config, async (client) => (await client.query<{ n: number }>('select count(*)::int as n from kept')).rows[0]?.n);
const keep = (config: pg.ClientConfig) =>
  ask(config, (client) => client.query('create table if not exists kept (n int); insert into kept values (1)'));

describe('a fresh directory', () => {
  it('gets a server for a role without special privileges, in UTF-8, with checksums', async () => {
    const { adopted, config } = await start();
    expect(adopted).toBe(false);
    const { rows } = await ask(config, (client) =>
      client.query(`select lower('ÁÉÑ') as lower, current_setting('data_checksums') as checksums,
        current_setting('listen_addresses') as listens, rolsuper from pg_roles where rolname = current_user`),
    );
    expect(rows).toEqual([{ lower: 'áéñ', checksums: 'on', listens: '', rolsuper: false }]);
  });

  it('serves two processes that start at once', async () => {
    const [one, two] = await Promise.all([startProcess(), startProcess()]);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
    await keep(one.config);
    expect(await count(two.config)).toBe(1);
  });

  it('is set up again from scratch after an interrupted attempt', async () => {
    mkdirSync(join(directory, 'postgres/pgdata.init'), { recursive: true });
    writeFileSync(join(directory, 'postgres/pgdata.init/PG_VERSION'), '18');
    const { config } = await start();
    await keep(config);
    expect(await count(config)).toBe(1);
  });
});

describe('starting and stopping', () => {
  it('stops the server and finds the data again', async () => {
    const first = await start();
    await keep(first.config);
    await first.stop();
    expect(serverPid()).toBeUndefined();
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await count(second.config)).toBe(1);
  });

  it('leaves the server to another process when its starter stops, and the last process stops it', async () => {
    const starter = await startProcess();
    const other = await start();
    expect(other.adopted).toBe(true);
    await keep(other.config);
    await stopped(starter.child);
    expect(await count(other.config)).toBe(1);
    await other.stop();
    expect(serverPid()).toBeUndefined();
  });

  it('logs nothing when everything that uses the server is closed before it', async () => {
    const server = await start();
    const note = (_: object, message: string) => warnings.push(message);
    await migrateToLatest(server.config);
    const database = await openDatabase(server.config, { warn: note });
    const queue = await openJobQueue(
      server.config,
      { warn: note, error: note },
      { clock: () => new Date(), databaseClock: () => new Date(), hasTimetable: true, timeZone: 'America/New_York' },
    );
    await queue.startWorker(
      { ...idleHandlers, 'registration-mail': () => Promise.resolve() },
      createForegroundRequests(),
    );
    const told = (what: string) => () => warnings.push(what);
    const listening = await openListener(server.config);
    listening.hear('site_changed', {
      onNotice: told('change'),
      onLost: told('lost'),
      onRestored: told('restored'),
    });
    await queue.close();
    await listening.close();
    await database.close();
    await server.stop();
    expect(warnings).toEqual([]);
    expect(serverPid()).toBeUndefined();
  });

  it('stops the server once when all processes stop at the same moment', async () => {
    const users = await Promise.all([startProcess(), startProcess(), startProcess()]);
    await Promise.all(users.map(({ child }) => stopped(child)));
    expect(serverPid()).toBeUndefined();
  });
});

describe('after a kill', () => {
  it('adopts the server whose starter was killed', async () => {
    const starter = await startProcess();
    await keep(starter.config);
    await killed(starter.child);
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(await count(next.config)).toBe(1);
    await next.stop();
    expect(serverPid()).toBeUndefined();
  });

  it('starts the server again when it is killed in use', async () => {
    const { config } = await start();
    await keep(config);
    const pid = serverPid();
    if (pid) process.kill(pid, 'SIGKILL');
    await expect.poll(() => count(config).catch(() => 'away'), { timeout: 20_000 }).toBe(1);
    expect(serverPid()).not.toBe(pid);
    expect(warnings).toEqual(['the embedded database server has stopped; restarting it']);
  });

  it.runIf(linux)('starts even if a backend of the killed server hangs', async () => {
    const starter = await startProcess();
    await keep(starter.config);
    const pid = serverPid();
    const hanging = new pg.Client(starter.config);
    hanging.on('error', () => undefined);
    await hanging.connect();
    const backEnd = (await hanging.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    process.kill(backEnd ?? 0, 'SIGSTOP');
    await killed(starter.child);
    process.kill(pid ?? 0, 'SIGKILL');
    const { adopted, config } = await start();
    expect(adopted).toBe(false);
    expect(await count(config)).toBe(1);
    await hanging.end().catch(() => undefined);
  });

  it.runIf(linux)('is not misled by a stale PID file that names another living process', async () => {
    const first = await start();
    await keep(first.config);
    await first.stop();
    writeFileSync(join(directory, 'postgres/pgdata/postmaster.pid'), `${process.pid}\n`, { mode: 0o600 });
    const { config } = await start();
    expect(await count(config)).toBe(1);
  });
});

describe.runIf(root)('as root', () => {
  it('reports that the server cannot reach the directory', async () => {
    chmodSync(directory, 0o700);
    await expect(start()).rejects.toThrow(/who cannot reach that directory. Set DATA_DIR/);
  });

  it('stores the data under /var/lib if the server cannot reach the checkout', () => {
    expect(defaultDataDirectory(directory)).toBe(join(directory, 'data'));
    chmodSync(directory, 0o700);
    expect(defaultDataDirectory(directory)).toMatch(/^\/var\/lib\/launcher-\w+-[0-9a-f]{12}$/);
  });
});
