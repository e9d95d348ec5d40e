import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import { openDatabase } from '../../api/platform/data/database.ts';
import type { OpenDatabase } from '../../api/platform/data/database.ts';
import { startPostgres } from '../../api/platform/data/postgres/start.ts';
import type { Limits } from '../../api/platform/http/limits/rate-limit.ts';
import { createLog } from '../../api/platform/log.ts';
import { startFlags } from '../support/commands/start-flags.ts';

const script = fileURLToPath(new URL('serve-registrations.ts', import.meta.url));
/** A day on which the events of createEvent are open. */
export const openDay = '2027-04-01T12:00:00Z';
const log = createLog('silent');

/** Number of concurrent clients. */
export const clients = 64;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Servers in their own processes, on one database. */
export interface Surroundings extends Pick<OpenDatabase, 'db' | 'pool'> {
  readonly urls: readonly string[];
  /** The servers' database connection. */
  readonly database: PoolConfig;
  /** The servers' processes. */
  readonly processIds: readonly number[];
}

interface ServersOptions {
  /** A directory whose database is kept for the next run. */
  readonly kept?: string | undefined;
  /** Variables of the servers' configuration. */
  readonly env?: Readonly<Record<string, string>>;
  /** Limits that differ from the product's. */
  readonly limits?: Partial<Limits>;
}

/** Runs `work` with this many servers on a fresh database, and cleans up afterwards unless `kept` is set. */
export async function withServers(
  count: number,
  work: (surroundings: Surroundings) => Promise<void>,
  { kept, env = {}, limits = {} }: ServersOptions = {},
): Promise<void> {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 'benchmark-')));
  if (kept !== undefined) await mkdir(kept, { recursive: true });
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDirectory: directory, log });
  try {
    const children = Array.from({ length: count }, () =>
      fork(
        script,
        [
          ...[JSON.stringify(server.config), join(directory, 'mail'), openDay],
          ...[JSON.stringify(env), JSON.stringify(limits)],
        ],
        { execArgv: [...startFlags] },
      ),
    );
    const urls = await Promise.all(children.map(async (child) => ((await once(child, 'message')) as [string])[0]));
    const { db, pool, close } = await openDatabase(server.config, log);
    await work({ urls, database: server.config, processIds: children.map(({ pid = 0 }) => pid), db, pool });
    await close();
    await Promise.all(
      children.map(async (child) => {
        child.send('stop');
        await once(child, 'exit');
      }),
    );
  } finally {
    agent.destroy();
    await server.stop();
    if (kept === undefined) await rm(directory, { recursive: true });
  }
}

/** Runs `work` this many times with all clients at once. Returns the duration in seconds. */
export async function inRush(total: number, work: (number: number) => Promise<void>): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < total) {
        next += 1;
        await work(next);
      }
    }),
  );
  return (performance.now() - started) / 1000;
}

/** The response to a POST. */
export interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Posts JSON over a keep-alive connection. */
export async function post(url: string, body: object, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const json = JSON.stringify(body);
  const all = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json), ...headers };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: all }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject).end(json);
  });
}
