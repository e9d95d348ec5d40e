/*
 * How many registrations a second the server takes over HTTP, beside a plain script that makes the same rows in one
 * transaction on the same database: npm run benchmark:registrations [-- rounds [registrations per round]]
 * First for one event, whose row every registration waits for, then spread over ten. Both have 64 callers, one process and a
 * pool of 20 connections. The server sends its mails too, as it does; those of the script, which wait in the queue like the
 * server's, nobody sends, and neither begins before all other mails are out. Turn by turn, each first in every other round.
 * Only the ratios say something, and of them the median: all share this machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Pool, PoolConfig } from 'pg';
import { startApplication } from '../../api/application.ts';
import { readConfig } from '../../api/config.ts';
import { openDatabase } from '../../api/data/database.ts';
import { startPostgres } from '../../api/data/postgres/start.ts';
import { createLog } from '../../api/log.ts';
import { createEvent } from '../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../factories/registration.ts';
import { median } from './figures.ts';
import { plainRegistration } from './plain-registration.ts';

const clients = 64;
const openDay = new Date('2027-04-01T12:00:00Z');
const log = createLog('silent');

/** Does something so many times with 64 at once; answers how many a second. */
async function measure(total: number, work: (number: number) => Promise<void>): Promise<number> {
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
  return total / ((performance.now() - started) / 1000);
}

/** The server, in a process of its own as in production. */
async function serve(database: PoolConfig, mailDirectory: string): Promise<void> {
  const application = await startApplication({
    config: { ...readConfig({}), port: 0 },
    log,
    database,
    mailDirectory,
    clock: () => openDay,
  });
  process.send?.(application.url);
  process.once('message', () => {
    void application.close().then(() => process.exit(0));
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

async function post(url: string, eventId: string): Promise<void> {
  const body = JSON.stringify(buildRegistration({ eventId, quotedTotalCents: 20_000 }));
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'Idempotency-Key': buildIdempotencyKey() };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${url}/api/registrations`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
  if (status !== 201) throw new Error(`A registration was answered ${String(status)}`);
}

/** Waits until all mails are sent, so that no round pays for the one before. */
async function mailsSent(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: boolean }>(`
      select exists (select from jobs.job where name = 'registration-mail' and state < 'completed' and start_after <= now()) as waiting`);
    if (!rows[0]?.waiting) return;
    await setTimeout(100);
  }
}

async function compare(url: string, pool: Pool, events: number, rounds: number, total: number): Promise<void> {
  const eventOf = (number: number): string => `measured-${String(number % events)}`;
  const ratios: number[] = [];
  // The round before the first only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    let plainOnes = events * 10_000_000 + round * 100_000;
    const ways = {
      http: (number: number) => post(url, eventOf(number)),
      plain: (number: number) => plainRegistration(pool, eventOf(number), (plainOnes += 1)),
    };
    const figures = { http: 0, plain: 0 };
    for (const way of round % 2 === 0 ? (['http', 'plain'] as const) : (['plain', 'http'] as const)) {
      await mailsSent(pool);
      // Connections that were closed meanwhile are opened again before the time runs.
      await measure(2 * clients, ways[way]);
      figures[way] = await measure(total, ways[way]);
    }
    if (round === 0) continue;
    const { http, plain } = figures;
    ratios.push(http / plain);
    console.log(`${String(events)} event(s), round ${String(round)}: HTTP ${http.toFixed(0)}/s, plain script ${plain.toFixed(0)}/s, ratio ${(http / plain).toFixed(2)}`);
  }
  console.log(`${String(events)} event(s): median ratio ${median(ratios).toFixed(2)}`);
}

async function benchmark(rounds: number, total: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'benchmark-'));
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDirectory: directory, log });
  try {
    const child = fork(import.meta.filename, ['serve', JSON.stringify(server.config), join(directory, 'mail')]);
    const [url] = (await once(child, 'message')) as [string];
    const { db, pool, close } = await openDatabase(server.config, log);
    for (let event = 0; event < 10; event += 1) await createEvent(db, `measured-${String(event)}`);
    for (const events of [1, 10]) await compare(url, pool, events, rounds, total);
    await close();
    child.send('stop');
    await once(child, 'exit');
  } finally {
    await server.stop();
    await rm(directory, { recursive: true });
  }
}

const [, , mode, ...rest] = process.argv;
if (mode === 'serve') {
  const [database = '', mailDirectory = ''] = rest;
  await serve(JSON.parse(database) as PoolConfig, mailDirectory);
} else {
  await benchmark(Number(mode ?? 9), Number(rest[0] ?? 500));
  agent.destroy();
}
