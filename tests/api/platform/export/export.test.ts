import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { databaseAddress, runCommand } from '../../../support/servers/run-command.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import { createUser } from '../../../support/users.ts';

let database: TestDatabase;
let directory: string;
let reference: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'export-'));
  const clock = createClock('2027-04-01T12:00:00Z');
  const server = await startTestServer({ database: database.config, clock: clock.now });
  await createUser(server.context.db, 'U');
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({
      contact: buildContact({ lastName: 'O’Neill, "Pat"' }),
      members: [buildMember(), buildMember({ firstName: 'Zoë', age: 30, gender: 'female' })],
    }),
  });
  reference = data?.registration.reference ?? '';
  await server.close();
});

afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

function run(...given: string[]) {
  return runCommand('data/export', given, { directory, env: { DATABASE_URL: databaseAddress(database.config) } });
}

test('all data is exported in open formats, without secrets', async () => {
  const { code, output, errors } = await run('out');
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(/^Wrote out: [\d,]+ rows in \d+ tables\./);
  const files = await readdir(join(directory, 'out'));
  expect(files.sort()).toEqual([
    'README.txt',
    'events-en.ics',
    'events-es.ics',
    'registrations.json',
    'tables',
    'tables.json',
  ]);
  const read = (name: string) => readFile(join(directory, 'out', name), 'utf8');

  const registrations = JSON.parse(await read('registrations.json')) as unknown[];
  expect(registrations).toMatchObject([
    {
      reference,
      event: 'new-york-convention-2027',
      contact: { lastName: 'O’Neill, "Pat"', email: 'ana.nunez@example.org' },
      people: [
        { firstName: 'Ana', gender: null },
        { firstName: 'Zoë', age: 30, gender: 'female', needsStepFree: null, wantedRoommate: null },
      ],
      price: { currency: 'USD', lines: [{ quantity: 2 }] },
      payments: [],
    },
  ]);
  expect(
    Object.keys((registrations as [{ people: [object] }])[0].people[0]).filter((name) => /hash|token|key/i.test(name)),
  ).toEqual([]);
  const csv = await read('tables/registrations.csv');
  expect(csv).toContain('"O’Neill, ""Pat"""');
  expect(csv.split('\n', 1)[0]).toMatch(/^id,reference,event_id,/);
  expect((await read('events-en.ics')).match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThan(1);

  const tables = JSON.parse(await read('tables.json')) as {
    table: string;
    rows: number;
    columns: Record<string, string>;
  }[];
  for (const { table, rows } of tables) {
    const counted = await database.pool.query<{ count: number }>(`select count(*)::int as count from "${table}"`);
    expect([table, rows]).toEqual([table, counted.rows[0]?.count]);
  }
  const names = tables.map(({ table }) => table);
  expect((await readdir(join(directory, 'out/tables'))).sort()).toEqual(names.map((name) => `${name}.csv`).sort());
  for (const secret of ['sessions', 'settings', 'news_key', 'meeting_accounts', 'sign_in_codes'])
    expect(names).not.toContain(secret);
  const columns = tables.flatMap(({ columns: of }) => Object.keys(of));
  expect(columns.filter((column) => /hash|token|password/.test(column))).toEqual([]);
  const { rows: users } = await database.pool.query<{ password_hash: string | null }>(
    'select password_hash from users',
  );
  const exported = await read('tables/users.csv');
  for (const { password_hash } of users) if (password_hash !== null) expect(exported).not.toContain(password_hash);
});

test('an existing folder is left alone', async () => {
  const { code, errors } = await run('.');
  expect([code, errors]).toEqual([1, 'The folder . already exists. Choose another name, or delete it first.\n']);
  const none = await run();
  expect([none.code, none.output]).toEqual([1, '']);
  expect(none.errors).toContain('npm run export -- folder');
});
