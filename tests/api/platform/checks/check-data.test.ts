import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkData } from '../../../../api/platform/checks/check-data.ts';
import { checks } from '../../../../api/platform/checks/checks.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { databaseAddress, runCommand } from '../../../support/servers/run-command.ts';
import { startTestServer } from '../../../support/servers/server.ts';

let database: TestDatabase;
let client: pg.Client;
let reference: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const server = await startTestServer({ database: database.config, clock: createClock('2027-04-01T12:00:00Z').now });
  for (const people of [3, 2]) {
    const { data } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ members: Array.from({ length: people }, () => buildMember()) }),
    });
    reference = data?.registration.reference ?? '';
  }
  await server.close();
  client = new pg.Client(database.config);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
});

/** Returns the findings after this statement, on copies of the tables without constraints and indexes. */
async function foundAfter(statement: string): Promise<string> {
  const other = new pg.Client(database.config);
  await other.connect();
  const name = 'copies';
  try {
    await other.query(`create schema ${name}`);
    for (const table of [
      'registrations',
      'registration_members',
      'event_places',
      'payments',
      'form_counts',
      'events',
    ]) {
      await other.query(`create table ${name}.${table} (like public.${table})`);
      await other.query(`insert into ${name}.${table} overriding system value select * from public.${table}`);
    }
    await other.query(`set search_path = ${name}, public`);
    await other.query(statement);
    const findings = await checkData(other);
    return findings.flatMap(({ sentences }) => sentences).join('\n');
  } finally {
    await other.query(`drop schema ${name} cascade`);
    await other.end();
  }
}

/** Runs the owner's command as a process. */
function check(given: string[] = []) {
  return runCommand('data/check-data', given, {
    directory: tmpdir(),
    env: { DATABASE_URL: databaseAddress(database.config) },
  });
}

test('the site’s own data has no findings', async () => {
  expect(await checkData(client)).toEqual([]);
});

test.each([
  [
    'a place too many',
    'update event_places set taken = taken + 1',
    /: 6 places are recorded as taken, and its parties have 5 people/,
  ],
  [
    'a lost place',
    'update event_places set taken = 0 where taken > 0',
    /: 0 places are recorded as taken, and its parties have 5/,
  ],
  ['more people than places', 'update events set max_registration_count = 4', / has 4 places, and 5 are taken/],
  ['a lost person', 'delete from registration_members where position = 1', /is recorded with 2 people, and has 1/],
  [
    'money that is in no ledger',
    'update registrations set paid_cents = 5000',
    /50\.00 is recorded as paid.*its ledger has 0\.00/,
  ],
  ['too much returned', 'update registrations set refunded_cents = paid_cents + 1', /was refunded 0\.01 of 0\.00/],
  ['another price', 'update registrations set total_cents = total_cents + 1', /and the lines of its price come to/],
  [
    'a form too many',
    `insert into form_counts (id, form, state, language, part, count) values (-1, 'contact_messages', 'new', 'en', '', 1)`,
    /contact_messages \(new, en\): 1 are recorded, and there are 0/,
  ],
] as const)('%s is found and described in words', async (_name, statement, sentence) => {
  expect(await foundAfter(statement)).toMatch(sentence);
});

test('a duplicate row is found, even if its index is missing', async () => {
  const found = await foundAfter(
    `insert into registrations select * from public.registrations where reference = '${reference}'`,
  );
  expect(found).toContain('The reference is in 2 rows of registrations instead of one.');
});

test('the command reports that all is well, and exits with 0', async () => {
  const { code, output, errors } = await check();
  expect([code, errors]).toEqual([0, '']);
  expect(output).toBe(`All is well: ${String(checks.length)} checks found no problems.\n`);
  const help = await check(['--help']);
  expect([help.code, help.errors]).toEqual([0, '']);
  expect(help.output).toContain('npm run check-data');
});

describe('when something is wrong', () => {
  const lost = [
    'drop index registrations_search',
    'alter table registrations drop constraint registrations_reference_key',
    'drop trigger notify_site_changed on events',
  ];
  const restored = ['INDEX registrations_search', 'registrations_reference_key', 'TRIGGER notify_site_changed'];

  test('the command names it, names no person, changes nothing, and exits with 1', async () => {
    await client.query('update event_places set taken = taken + 1 where taken > 0');
    const { code, output, errors } = await check();
    expect([code, errors]).toEqual([1, '']);
    expect(output).toMatch(
      /^Failed: places and waiting parties of each event\n {2}Event .*: 6 places are recorded as taken, and its parties have 5 people/,
    );
    const names = await client.query<{ contact_last_name: string }>('select contact_last_name from registrations');
    for (const { contact_last_name } of names.rows) expect(output).not.toContain(contact_last_name);
    expect((await check()).output).toBe(output);
    await client.query('update event_places set taken = taken - 1 where taken > 0');
  });

  test.each(lost.map((statement, index) => [statement, restored[index] ?? ''] as const))(
    'after "%s" it is named, with the statement that creates it again',
    async (statement, name) => {
      await client.query(statement);
      const { code, output } = await check();
      expect(code).toBe(1);
      const [, sentence = '', ...more] = output.trimEnd().split('\n');
      expect(more).toEqual([]);
      expect(sentence).toContain(name);
      const again = /is missing\. To create it again: (.*;)$/.exec(sentence)?.[1] ?? '';
      await client.query(again);
      expect((await check()).code).toBe(0);
    },
  );

  test('a database of an earlier version is not checked', async () => {
    const { rows } = await client.query<{ name: string }>(
      'delete from kysely_migration where name = (select max(name) from kysely_migration) returning name',
    );
    const { code, output, errors } = await check();
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('Start the site once, then try again.');
    await client.query("insert into kysely_migration (name, timestamp) values ($1, '')", [rows[0]?.name]);
  });
});
