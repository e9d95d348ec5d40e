import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../../../../api/platform/data/postgres/start.ts';
import { createLog } from '../../../../api/platform/log.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { startSite, type SiteProcess } from '../../../support/servers/site-process.ts';

const now = '2027-04-01T12:00:00Z';
const eventId = 'new-york-convention-2027';
const clients = 16;
/** Fewer people than the event has places for, so every submission must succeed in the end. */
const submissions = Array.from({ length: 150 }, (_, number) => ({
  key: buildIdempotencyKey(),
  // One network per household: the limits per network are tested elsewhere.
  network: `192.0.2.${String(number)}`,
  body: buildRegistration({
    eventId,
    members: Array.from({ length: 1 + (number % 2) }, () => buildMember()),
    contact: buildContact({ email: `n${String(number)}@example.org` }),
  }),
}));
type Submission = (typeof submissions)[number];

let directory: string;
let site: SiteProcess;
/**
 * How long a start after a crash may take, in ms. On a busy machine it may take twice as long as the start that created the
 * database.
 */
let longestStart: number;
/** Maps the key of each registration that was answered with 201 to its reference. */
let acknowledged: Map<string, string>;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'durability-'));
  await chmod(directory, 0o711);
  acknowledged = new Map();
  site = await startSite(directory, now);
  longestStart = Math.max(15_000, 2 * site.startedIn);
});

afterEach(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

async function send({ key, network, body }: Submission): Promise<number> {
  const response = await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': network },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { registration?: { reference: string } };
  if (answer.registration) acknowledged.set(key, answer.registration.reference);
  return response.status;
}

/**
 * Sends all submissions from parallel clients, and calls `strike` once this many are acknowledged. It does not resend failed
 * ones.
 */
async function sendAll(strikeAt: number, strike: () => void): Promise<{ unanswered: number; refused: Set<number> }> {
  const waiting = [...submissions];
  const outcome = { unanswered: 0, refused: new Set<number>() };
  let hasStruck = false;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const status = await send(next).catch(() => 0);
        if (status === 0) outcome.unanswered += 1;
        else if (status !== 201) outcome.refused.add(status);
        if (acknowledged.size >= strikeAt && !hasStruck) {
          hasStruck = true;
          strike();
        }
      }
    }),
  );
  return outcome;
}

function killDatabase(): void {
  const [pid] = readFileSync(join(directory, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Joins the server of the data directory. */
function openServer(): Promise<RunningPostgres> {
  return startPostgres({
    dataDirectory: directory,
    binaries: process.env.TEST_POSTGRES_BIN || undefined,
    log: createLog('silent'),
  });
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const server = await openServer();
  const client = new pg.Client(server.config);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Checks that the stored data is consistent and contains everything that was acknowledged. */
async function expectWhole(): Promise<void> {
  const [sums] = await query(`
    select
      (select taken from event_places where event_id = '${eventId}')
        = (select count(*) from registration_members join registrations on registrations.id = registration_id
           where event_id = '${eventId}' and state <> 'cancelled') as places,
      (select bool_and(party_size = (select count(*) from registration_members where registration_id = registrations.id))
         from registrations) as people,
      (select bool_and(total_cents = (select sum(total_cents) from registration_quote_lines where registration_id = registrations.id))
         from registrations) as prices,
      (select array_agg(id::text order by id::text) from registrations)
        = (select array_agg(data ->> 'registrationId' order by data ->> 'registrationId') from jobs.job
           where name = 'registration-mail') as jobs`);
  expect(sums).toEqual({ places: true, people: true, prices: true, jobs: true });
  const stored = await query<{ idempotency_key: string; reference: string }>(
    'select idempotency_key, reference from registrations',
  );
  const references = new Map(stored.map(({ idempotency_key: key, reference }) => [key, reference]));
  expect([...acknowledged].filter(([key, reference]) => references.get(key) !== reference)).toEqual([]);
}

/** Sends every request again with its key: afterwards each party is registered exactly once, with one email. */
async function expectOnceEach(): Promise<void> {
  const before = new Map(acknowledged);
  const again = await Promise.all(submissions.map(send));
  expect(again.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect([...before].filter(([key, reference]) => acknowledged.get(key) !== reference)).toEqual([]);
  await expectWhole();
  expect(await query('select count(*)::int as count from registrations')).toEqual([{ count: submissions.length }]);

  const wanted = submissions.map(({ body }) => body.contact.email).sort();
  await giveUpOnDeadWorkers();
  await expect.poll(addressees, { timeout: 30_000, interval: 200 }).toEqual(wanted);
}

/** Triggers what the queue does by itself when a job times out after two minutes. */
async function giveUpOnDeadWorkers(): Promise<void> {
  const server = await openServer();
  const boss = new PgBoss({ ...server.config, schema: 'jobs', schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await query(`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`);
  await boss.supervise('registration-mail');
  await query(`update jobs.job set start_after = now() where state = 'retry'`);
  await boss.stop();
  await server.stop();
}

/** Returns the recipients of all emails. After a crash an email may be sent twice, with the same id. */
async function addressees(): Promise<string[]> {
  const files = (await readdir(join(directory, 'mail'))).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(directory, 'mail', name)))),
  );
  return [...new Set(emails.map(({ to }) => to?.[0]?.address ?? ''))].sort();
}

describe('during a burst of registrations', { timeout: 240_000 }, () => {
  test('the server is killed: nothing acknowledged is lost, and everything can be sent again', async () => {
    const { unanswered } = await sendAll(50, () => void site.kill());
    expect(unanswered).toBeGreaterThan(0);
    expect(acknowledged.size).toBeGreaterThanOrEqual(50);
    site = await startSite(directory, now);
    expect(site.startedIn).toBeLessThan(longestStart);
    await expectWhole();
    await expectOnceEach();
  });

  test('the database is killed: the same server continues with it', async () => {
    const { refused } = await sendAll(50, () => {
      killDatabase();
    });
    expect(refused).toEqual(new Set([503]));
    await expect
      .poll(async () => (await fetch(`${site.url}/api/health`)).status, { timeout: 20_000, interval: 100 })
      .toBe(200);
    await expectWhole();
    await expectOnceEach();
  });

  test('both are killed', async () => {
    const { unanswered } = await sendAll(50, () => {
      void site.kill();
      killDatabase();
    });
    expect(unanswered).toBeGreaterThan(0);
    site = await startSite(directory, now);
    expect(site.startedIn).toBeLessThan(longestStart);
    await expectWhole();
    await expectOnceEach();
  });
});
