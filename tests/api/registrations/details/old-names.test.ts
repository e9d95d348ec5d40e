import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkData } from '../../../../api/platform/checks/check-data.ts';
import { countOldNames, deleteOldNames } from '../../../../api/registrations/details/old-names.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { databaseAddress, runCommand } from '../../../support/servers/run-command.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
/** Values that must not remain anywhere afterwards. */
const secrets = ['Quetzalcóatl', 'Xiadani', 'quetzal@example.org', '+12025550177', 'with love', '4711', 'be quick'];
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let oldId: string;
let newId: string;

async function register(eventId: string): Promise<string> {
  const contact = { ...buildContact(), firstName: 'Xiadani', lastName: 'Quetzalcóatl', phone: '+12025550177' };
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      eventId,
      contact: { ...contact, email: 'quetzal@example.org' },
      quotedTotalCents: 40_000,
      members: [
        buildMember({ firstName: 'Xiadani', lastName: 'Quetzalcóatl' }),
        buildMember({ firstName: 'Xiadani', lastName: 'Quetzalcóatl' }),
      ],
    }),
  });
  if (!data) throw new Error(JSON.stringify(error));
  return data.registration.id;
}

/** Returns every row of every table that contains one of the words, as text. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    for (const { text } of rows) if (words.some((word) => text.includes(word))) found.push(`${name}: ${text}`);
  }
  return found;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  const { cookie } = await signInAs(server.context.db, 'R', clock.now());
  staff = server.clientWith({ Cookie: cookie });
  await createEvent(server.context.db, 'long-ago');
  await createEvent(server.context.db, 'lately');
  [oldId, newId] = [await register('long-ago'), await register('lately')];
  for (const registrationId of [oldId, newId]) {
    const { error } = await staff.POST('/registrations/{registrationId}/payments', {
      params: { path: { registrationId }, header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: {
        kind: 'payment',
        method: 'Check',
        amountCents: 10_000,
        receivedOn: '2027-04-01',
        checkNumber: '4711',
        note: 'with love',
      },
    });
    if (error) throw new Error(JSON.stringify(error));
  }
  // Backdate the event to May 2019; its rows count as equally old.
  await database.pool.query(
    `update events set start_date = '2019-05-14', end_date = '2019-05-16', status = 'Completed' where id = 'long-ago'`,
  );
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function party(registrationId: string) {
  const { data, error } = await staff.GET('/registrations/{registrationId}', { params: { path: { registrationId } } });
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

const lastKept = new Date('2026-05-17T03:59:59Z');
const due = new Date('2026-05-17T04:00:00Z');

describe('names of events that ended seven years ago', () => {
  test('are counted, to the minute, in the time zone of the event', async () => {
    const { db } = server.context;
    expect(await countOldNames(db, lastKept, 7)).toMatchObject({ registrations: 0, people: 0, payments: 0 });
    expect(await countOldNames(db, due, 7)).toMatchObject({ registrations: 1, people: 2, payments: 1 });
    expect(await countOldNames(db, due, 8)).toMatchObject({ registrations: 0 });
  });

  test('are counted by the command, which changes nothing in a dry run', async () => {
    const before = await rowsWith(secrets);
    const env = { DATABASE_URL: databaseAddress(database.config) };
    const { code, output, errors } = await runCommand('data/delete-old', ['--dry-run'], { directory: tmpdir(), env });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('Would delete, of events that ended more than 7 years ago:');
    expect(output).toContain('the names and addresses of 1 registrations');
    expect(output).toContain('the names of 2 people');
    expect(await rowsWith(secrets)).toEqual(before);
    const longer = await runCommand('data/delete-old', ['--dry-run'], {
      directory: tmpdir(),
      env: { ...env, KEEP_YEARS: '90' },
    });
    expect(longer.output).toContain('the names and addresses of 0 registrations');
  });

  test('are nowhere afterwards; figures stay, others are untouched, it is recorded, and nothing is done twice', async () => {
    const { db } = server.context;
    const [before, other] = [await party(oldId), await party(newId)];
    const counted = await countOldNames(db, due, 7);
    expect(await deleteOldNames(db, due, 7)).toEqual(counted);
    expect(await deleteOldNames(db, due, 7)).toMatchObject({ registrations: 0, people: 0 });

    const after = await party(oldId);
    expect(after.contact).toEqual({ firstName: '—', lastName: '—', phone: '—' });
    expect(after.members.map(({ firstName, age, band }) => ({ firstName, age, band }))).toEqual(
      before.members.map(({ age, band }) => ({ firstName: '—', age, band })),
    );
    expect(after.payment).toEqual(before.payment);
    expect(after.state).toBe(before.state);
    expect(await party(newId)).toEqual(other);

    const { rows } = await database.pool.query<{ reference: string }>(
      'select reference from registrations where id = $1',
      [oldId],
    );
    expect((await rowsWith([oldId])).filter((row) => secrets.some((secret) => row.includes(secret)))).toEqual([]);
    expect((await rowsWith(secrets)).filter((row) => row.includes(rows[0]?.reference ?? ''))).toEqual([]);
    for (const search of [rows[0]?.reference ?? '', rows[0]?.reference.replace('-', '') ?? '']) {
      const { data } = await staff.GET('/registrations', { params: { query: { search } } });
      expect(data?.items.map(({ id }) => id)).toEqual([oldId]);
    }

    const trail = await db
      .selectFrom('audit_entries')
      .select(['subject', 'actor_user_id', 'details'])
      .where('action', '=', 'old-names-deleted')
      .execute();
    expect(trail).toEqual([
      { subject: 'event:long-ago', actor_user_id: null, details: { registrations: 1, people: 2 } },
    ]);
    const client = new pg.Client(database.config);
    await client.connect();
    expect(await checkData(client).finally(() => client.end())).toEqual([]);
  });
});

test('audit entries older than two years are deleted by the command, which records it', async () => {
  const entries = () => database.pool.query<{ action: string }>('select action from audit_entries order by id');
  await database.pool.query(`
    insert into audit_entries (at, action, subject, details)
    select now() - age::interval, 'signed-out', 'user:1', '{}' from unnest(array['2 years 1 day', '1 year 364 days']) as age`);
  const before = (await entries()).rows.length;
  const { code, output, errors } = await runCommand('data/delete-old', [], {
    directory: tmpdir(),
    env: { DATABASE_URL: databaseAddress(database.config), KEEP_YEARS: '90' },
  });
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain('Deleted 1 entries of the audit trail that are older than 2 years.');
  const { rows } = await entries();
  expect(rows).toHaveLength(before);
  expect(rows.at(-1)?.action).toBe('old-entries-deleted');
});
