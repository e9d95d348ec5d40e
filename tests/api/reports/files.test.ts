import { read, utils } from 'xlsx';
import { beforeAll, expect, test } from 'vitest';
import { reports } from '../../../api/reports/registry.ts';
import { fileQuery } from '../../../api/reports/rows.ts';
import { signInAs } from '../../support/users.ts';
import { reportSite } from './report-site.ts';
import type { Reader } from './report-site.ts';

const site = reportSite();
let who: Reader;

beforeAll(async () => {
  who = await site.reader('A');
  await site.query(`
    insert into users (email, first_name, last_name, user_type, language) values
      ('a@example.org', '=HYPERLINK("x")', 'Files', 'U', 'en'), ('b@example.org', '+1', 'Files', 'U', 'en'),
      ('c@example.org', 'José', 'Files', 'U', 'en'), ('d@example.org', E'two\\nlines, "q"', 'Files', 'U', 'en')
  `);
});

test('CSV has a byte order mark, and no cell that a program would run', async () => {
  const { csvUrl } = await site.addresses(who, 9, { name: 'Files' });
  const response = await site.fetchFile(who, csvUrl);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Users_by_type_report.csv"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines[0]).toBe('Last name,First name,Email,Types,Language,State,Created on,Last login');
  const text = lines.join('\n');
  expect(text).toContain(`Files,"'=HYPERLINK(""x"")",a@example.org`);
  expect(text).toContain(`Files,'+1,b@example.org`);
  expect(text).toContain('Files,José,c@example.org');
  expect(text).toContain('Files,"two\nlines, ""q""",d@example.org');
});

test('a workbook contains dates, sums and texts unchanged', async () => {
  const { fileUrl } = await site.addresses(who, 9, { name: 'Files' });
  const book = read(new Uint8Array(await (await site.fetchFile(who, fileUrl)).arrayBuffer()), {
    cellNF: true,
    cellFormula: true,
  });
  const sheet = book.Sheets['Report'] ?? {};
  const names = utils.sheet_to_json<string[]>(sheet, { header: 1 }).map(([, first]) => first);
  expect(names.toSorted()).toEqual(['+1', '=HYPERLINK("x")', 'First name', 'José', 'two\nlines, "q"']);
  expect(sheet['G2']).toMatchObject({ t: 'n', z: '[$-409]dd-mmm-yyyy' });
  const cells = Object.entries(sheet).filter(([key]) => !key.startsWith('!')) as [string, { f?: string }][];
  expect(cells.filter(([, { f }]) => f !== undefined)).toEqual([]);
  const spanish = await site.reader('A', 'es');
  const events = await site.addresses(spanish, 1, { concluded: true });
  const response = await site.fetchFile(spanish, events.fileUrl);
  expect(response.headers.get('content-disposition')).toContain('Inscripciones_por_evento_report.xlsx');
  const rows = utils.sheet_to_csv(read(new Uint8Array(await response.arrayBuffer())).Sheets['Report'] ?? {});
  expect(rows).toMatch(/^Evento,Primer día,[\s\S]*\nTotal,,,,0,/);
});

test('the database sorts the rows of one file at a time: the next one has its titles, and waits for its rows', async () => {
  const other = await site.database().pool.connect();
  await other.query(`select pg_advisory_lock(hashtextextended('rows of a report file', 0))`);
  const { csvUrl } = await site.addresses(who, 9, { name: 'Files' });
  const response = await site.fetchFile(who, csvUrl);
  const waiting = () =>
    site.query(`select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and not granted`);
  await expect.poll(waiting).toHaveLength(1);
  other.release(true);
  expect(await response.text()).toContain('José');
});

test.each([
  [2, 'registration_members_name'],
  [3, 'payments_received'],
  [6, 'registration_members_name'],
])('the rows of report %i are read in the order of the index %s, and are not sorted', async (id, index) => {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error('no such report');
  const values = { text: () => undefined, isOn: () => false };
  const surroundings = {
    language: 'en' as const,
    now: new Date(),
    today: '2027-04-01',
    timeZone: 'America/New_York',
    events: [],
    held: ['A'] as const,
    waiverVersions: { Residential: 'a', Convention: 'b' },
  };
  const { sql, parameters } = fileQuery(site.server().context.db, { report, values, surroundings });
  const client = await site.database().pool.connect();
  try {
    await client.query('begin');
    // The tables are too small for the database to prefer an index by itself.
    await client.query('set local enable_sort = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${sql}`, [...parameters]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('an address works once, for five minutes, in the session that asked for it', async () => {
  const { csvUrl = '', fileUrl } = await site.addresses(who, 1);
  expect((await site.fetchFile({ cookie: '' }, csvUrl)).status).toBe(401);
  const other = await signInAs(site.server().context.db, 'A', site.clock.now());
  expect((await site.fetchFile(other, csvUrl)).status).toBe(403);
  expect(await site.query(`select details from audit_entries where action = 'report-refused'`)).toEqual([
    { details: { report: 1 } },
  ]);
  const forged = csvUrl.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  expect((await site.fetchFile(who, forged)).status).toBe(404);
  const first = await site.fetchFile(who, csvUrl);
  expect(first.status).toBe(200);
  await first.text();
  const again = await site.fetchFile(who, csvUrl);
  expect(again.status).toBe(410);
  expect(await again.json()).toMatchObject({
    code: 'link-invalid',
    error: expect.stringContaining('already used') as string,
  });
  site.clock.advance(5 * 60_000);
  expect((await site.fetchFile(who, fileUrl)).status).toBe(410);
});

// The names are long, so that the file exceeds the buffers between the query and a reader who has stopped reading.
test('a report of more than 100,000 rows is available only as CSV; if its reader leaves, the query ends', async () => {
  const reader = await site.reader('A');
  await site.fill(`
    insert into users (email, first_name, last_name, user_type, language)
    select 'many' || n || '@example.org', repeat('Many ', 39) || 'Many', 'Users', 'U', 'en' from generate_series(1, 100001) as n
  `);
  const { fileUrl, csvUrl, error } = await site.addresses(reader, 9, { name: 'Many Users' });
  expect(fileUrl).toBeUndefined();
  expect(error).toBe('The Excel file holds 100,000 rows at most; download the CSV file');
  const running = async () => {
    const [row] = await site.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'site reports' and state <> 'idle'`,
    );
    return row?.['count'];
  };
  const stop = new AbortController();
  const response = await site.fetchFile(reader, csvUrl, stop.signal);
  await response.body?.getReader().read();
  // The titles are sent before the query runs.
  await expect.poll(running).toBe(1);
  stop.abort();
  await expect.poll(running).toBe(0);
  const whole = await site.fetchFile(reader, (await site.addresses(reader, 9, { name: 'Many Users' })).csvUrl);
  expect((await whole.text()).split('\r\n')).toHaveLength(100_003);
});
