import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../../api/platform/contract/compiled.ts';
import { migrateToLatest } from '../../../../api/platform/data/migrate.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import { createUser } from '../../../support/users.ts';

const migration = '0038-clean-names';
let database: TestDatabase;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

/** Stored names, each with its cleaned version. */
const names: readonly (readonly [string, string])[] = [
  ['Ana', 'Ana'],
  [
    'María de los Ángeles Guadalupe Fernández de Córdoba y Álvarez de Toledo',
    'María de los Ángeles Guadalupe Fernández de Córdoba y Álvarez de Toledo',
  ],
  ["O'Neil-Sáenz  Jr.", "O'Neil-Sáenz  Jr."],
  ['<b>Ana</b>', 'Ana'],
  ['<<b>script>Ana', 'Ana'],
  ['<img src=x onerror=alert(1)>', '–'],
  ['Ana < Sol > Luz', 'Ana Sol Luz'],
  ['Ana\r\nBcc: all@example.org', 'Ana Bcc: all@example.org'],
  ['\u202Egro.live\u202C Ana', 'gro.live Ana'],
  ['A\u200Bn\u00ADa\uFEFF', 'Ana'],
  ['\u2066\u2069\u061C', '–'],
  ['Ana\u2028Sol\u0085', 'Ana Sol'],
];

const column = { users: 'first_name', registrations: 'contact_last_name', registration_members: 'first_name' };

/** Registers parties and creates users, whose names are then overwritten. */
async function register(): Promise<void> {
  const clock = () => new Date('2027-04-01T12:00:00Z');
  const server = await startTestServer({ database: database.config, clock });
  await createEvent(server.context.db, 'weekend');
  for (const _ of names) {
    const { response } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId: 'weekend', members: [buildMember()], quotedTotalCents: 20_000 }),
    });
    expect(response.status).toBe(201);
    await createUser(database.db, 'U');
  }
  await server.close();
}

test('names from before the rule are cleaned so that the contract accepts them; all others stay as they are', async () => {
  await register();
  const ids = new Map<string, string[]>();
  for (const [table, name] of Object.entries(column)) {
    const { rows } = await database.pool.query<{ id: string }>(`select id::text from ${table} order by id limit $1`, [
      names.length,
    ]);
    ids.set(
      table,
      rows.map(({ id }) => id),
    );
    for (const [index, { id }] of rows.entries()) {
      await database.pool.query(`update ${table} set ${name} = $1 where id::text = $2`, [names[index]?.[0], id]);
    }
  }
  await database.pool.query(`update registrations set search_text = 'ab12 <b>ana</b> sol' where id::text = $1`, [
    ids.get('registrations')?.[0],
  ]);
  await database.pool.query('delete from kysely_migration where name = $1', [migration]);
  expect(await migrateToLatest(database.config)).toEqual([migration]);

  const accepted = new RegExp(String(contract.schemas['PersonName']?.['pattern']), 'u');
  for (const [table, name] of Object.entries(column)) {
    const { rows } = await database.pool.query<{ id: string; name: string }>(
      `select id::text, ${name} as name from ${table} order by id limit $1`,
      [names.length],
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.get(table));
    expect(
      rows.map((row) => row.name),
      table,
    ).toEqual(names.map(([, clean]) => clean));
    for (const row of rows) expect(row.name).toMatch(accepted);
  }
  const { rows } = await database.pool.query('select search_text from registrations where id::text = $1', [
    ids.get('registrations')?.[0],
  ]);
  expect(rows).toEqual([{ search_text: 'ab12 ana sol' }]);
});

/** Tables newer than the migration, which never contained a name that the contract refuses. */
const laterTables = ['mailing_list_entries', 'mailing_recipients', 'news_subscribers'];

test('the migration covers every table with names of people, except newer ones', async () => {
  const source = await readFile(
    new URL(`../../../../api/platform/data/migrations/0026-0050/${migration}.ts`, import.meta.url),
    'utf8',
  );
  const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(first|last|guardian|emergency)_name$'`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { table_name, column_name } of rows.filter((row) => !laterTables.includes(row.table_name)))
    expect(source).toMatch(new RegExp(`${table_name}: \\[.*'${column_name}'`));
});
