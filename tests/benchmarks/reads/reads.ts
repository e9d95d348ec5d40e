import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startApplication } from '../../../api/application.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { createLog } from '../../../api/platform/log.ts';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { signingKeysFor } from '../../support/servers/signing-keys.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { post, withServers } from '../registering.ts';
import type { PlainReads, Statement } from './plain-reads.ts';

/*
 * Measures how often per second one event and one registration can be read through the API, beside bare Koa and pg that run the
 * same statements on the same database. Each has its own process, and they take turns: npm run benchmark:reads [-- rounds]
 */
const clients = 32;
const perRound = 3000;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

type Headers = Readonly<Record<string, string>>;

async function get(url: string, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Responses per second, with as many concurrent requests as there are clients. */
async function measure(url: string, headers: Headers): Promise<number> {
  let left = perRound;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        await get(url, headers);
      }
    }),
  );
  return perRound / ((performance.now() - began) / 1000);
}

/** The statements that the site runs for one read, in order, as its connections send them. */
async function statementsOf(
  database: pg.PoolConfig,
  clock: () => Date,
  path: string,
  headers: Headers,
): Promise<Statement[]> {
  const mailDirectory = await mkdtemp(join(tmpdir(), 'benchmark-mail-'));
  const config = { ...readConfig({}), port: 0 };
  const application = await startApplication({
    config,
    signingKeys: signingKeysFor(config),
    log: createLog('silent'),
    database,
    mailDirectory,
    clock,
  });
  const statements: Statement[] = [];
  const real = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
  try {
    await get(`${application.url}${path}`, headers);
    Reflect.set(
      pg.Client.prototype,
      'query',
      function (this: { connectionParameters: { application_name: string } }, ...given: unknown[]) {
        const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
        if (this.connectionParameters.application_name === 'site') {
          const text = typeof first === 'string' ? first : first.text;
          const values = typeof first === 'string' ? second : first.values;
          statements.push({ text, values: Array.isArray(values) ? values : [] });
        }
        return Reflect.apply(real, this, given);
      },
    );
    await get(`${application.url}${path}`, headers);
  } finally {
    Reflect.set(pg.Client.prototype, 'query', real);
    await application.close();
    await rm(mailDirectory, { recursive: true });
  }
  return statements;
}

const rounds = Number(process.argv[2] ?? 7);
if (isMachineBusy()) console.log('Other programs are using the machine: do not trust these figures.');
await withServers(1, async ({ urls: [url = ''], db, database }) => {
  await createEvent(db, 'measured');
  const registered = await post(
    `${url}/api/registrations`,
    buildRegistration({ eventId: 'measured', quotedTotalCents: 20_000 }),
    {
      'Idempotency-Key': buildIdempotencyKey(),
    },
  );
  const { registration, key } = JSON.parse(registered.text) as { registration: { id: string }; key: string };
  const works: readonly { name: string; path: string; headers: Headers }[] = [
    { name: 'one event', path: '/api/events/measured', headers: {} },
    {
      name: 'one registration',
      path: `/api/registrations/${registration.id}/confirmation`,
      headers: { Authorization: `Bearer ${key}` },
    },
  ];
  const openDay = () => new Date('2027-04-01T12:00:00Z');
  const reads: Record<string, Statement[]> = {};
  for (const { path, headers } of works) reads[path] = await statementsOf(database, openDay, path, headers);
  const plain = fork(fileURLToPath(new URL('plain-reads.ts', import.meta.url)), [JSON.stringify(database)]);
  plain.send(reads satisfies PlainReads);
  const [plainUrl] = (await once(plain, 'message')) as [string];
  try {
    for (const { name, path, headers } of works) {
      const ratios: number[] = [];
      // Round 0 only warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const [here, there] = [await measure(`${url}${path}`, headers), await measure(`${plainUrl}${path}`, headers)];
        if (round === 0) continue;
        ratios.push(here / there);
        console.log(
          `${name}, round ${String(round)}: ${here.toFixed(0)}/s beside ${there.toFixed(0)}/s of bare Koa and pg, ratio ${(here / there).toFixed(2)}`,
        );
      }
      console.log(
        `${name} (${String(reads[path]?.length)} statements): median ratio ${judged(median(ratios), { atLeast: 0.8 })}`,
      );
    }
  } finally {
    agent.destroy();
    plain.disconnect();
  }
});
