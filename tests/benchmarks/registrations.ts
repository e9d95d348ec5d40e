/*
 * How many registrations a second the server takes over HTTP, beside a plain script that writes the same rows on the
 * same database: node tests/benchmarks/registrations.ts [registrations per round, 2000 when not said]
 * First for one event, whose row every registration waits for, then spread over ten.
 * Only the ratio says something; both share this machine with the clients and the database.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { startApplication } from '../../api/application.ts';
import { readConfig } from '../../api/config.ts';
import { openDatabase } from '../../api/data/database.ts';
import { startPostgres } from '../../api/data/postgres/start.ts';
import { createLog } from '../../api/log.ts';
import { createEvent } from '../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../factories/registration.ts';
import { plainRegistration } from './plain-registration.ts';

const clients = 64;
const rounds = 3;
const total = Number(process.argv[2] ?? 2000);
const openDay = new Date('2027-04-01T12:00:00Z');
const log = createLog('silent');

/** Does something so many times with 64 at once; answers how many a second. */
async function measure(work: (number: number) => Promise<void>): Promise<number> {
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

async function benchmark(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'benchmark-'));
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDirectory: directory, log });
  try {
    const child = fork(import.meta.filename, ['serve', JSON.stringify(server.config), join(directory, 'mail')]);
    const [url] = (await once(child, 'message')) as [string];
    const { db, pool, close } = await openDatabase(server.config, log);
    for (let event = 0; event < 10; event += 1) await createEvent(db, `measured-${String(event)}`);
    let series = 0;
    for (const events of [1, 10]) {
      const eventOf = (number: number): string => `measured-${String(number % events)}`;
      for (let round = 1; round <= rounds; round += 1) {
        series += 1;
        const http = await measure((number) => post(url, eventOf(number)));
        const plain = await measure((number) => plainRegistration(pool, eventOf(number), series * 10_000_000 + number));
        console.log(
          `${String(events)} event(s), round ${String(round)}: HTTP ${http.toFixed(0)}/s, plain script ${plain.toFixed(0)}/s, ratio ${(http / plain).toFixed(2)}`,
        );
      }
    }
    await close();
    child.send('stop');
    await once(child, 'exit');
  } finally {
    await server.stop();
    await rm(directory, { recursive: true });
  }
}

const [, , mode, database, mailDirectory] = process.argv;
if (mode === 'serve' && database !== undefined && mailDirectory !== undefined) {
  await serve(JSON.parse(database) as PoolConfig, mailDirectory);
} else {
  await benchmark();
  agent.destroy();
}
