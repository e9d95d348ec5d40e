import { expect, test } from 'vitest';
import { startTestServer } from '../../support/servers/server.ts';
import { reportSite } from './report-site.ts';

const site = reportSite();

test('a list of more than 100,000 rows reports its size and contains no rows', async () => {
  const who = await site.reader('D');
  await site.fill(`
    insert into users (email, first_name, last_name, user_type, language)
    select 'many' || n || '@example.org', 'Many', 'Users', 'U', 'en' from generate_series(1, 100001) as n
  `);
  const { data } = await site.run(who, 9, { name: 'Many Users' });
  expect(data).toEqual({ error: '100,001 rows; narrow the filters or download the complete file' });
  const { data: runs } = await who.client.GET('/reports/runs');
  expect(runs?.items[0]?.rows).toBe(100_001);
  await site.query(`delete from users where email = 'many1@example.org'`);
  const whole = await site.run(who, 9, { name: 'Many Users' });
  expect(whole.data?.results).toHaveLength(100_000);
});

test('a list that takes too long is answered with a message and no rows, and its connection serves the next one', async () => {
  const patient = { database: site.database().config, clock: site.clock.now, longestReport: 1_500 };
  const hurried = await startTestServer(patient);
  try {
    const { cookie, userId } = await site.reader('D');
    const release = await site.holdPrayerRequests();
    const run = (language: string, reportId: number, mode: 'list' | 'download' = 'list') =>
      hurried
        .clientWith({ Cookie: cookie, 'Accept-Language': language })
        .POST('/reports/run', { body: { reportId, filterValues: {}, userId, mode, userType: 'D' } });
    const { data, response } = await run('en', 7);
    expect([response.status, data]).toEqual([
      200,
      { error: 'The report took longer than 30 seconds; narrow the filters or download the complete file' },
    ]);
    expect((await run('es', 7)).data).toEqual({
      error: 'El reporte tardó más de 30 segundos; limite los filtros o descargue el archivo completo',
    });
    const { data: files } = await run('en', 7, 'download');
    expect(files).toMatchObject({
      error: expect.stringMatching(/^Counting the rows took longer than 30 seconds/) as string,
    });
    expect(files?.csvUrl).toBeDefined();
    expect(files?.fileUrl).toBeUndefined();
    await release();
    expect((await run('en', 7)).data?.results).toEqual([]);
  } finally {
    await hurried.close();
  }
});

test('a second run by a user stops the first', async () => {
  const who = await site.reader('D');
  const release = await site.holdPrayerRequests();
  const first = site.run(who, 7);
  await expect.poll(site.running).toBe(1);
  const second = site.run(who, 9, { name: 'nobody' });
  expect((await first).error).toMatchObject({
    code: 'too-many-requests',
    error: 'You started another report, so this one was stopped.',
  });
  expect((await second).data?.results).toEqual([]);
  await release();
});

test('closing the tab cancels the query in the database', async () => {
  const who = await site.reader('D');
  const release = await site.holdPrayerRequests();
  const tab = new AbortController();
  const body = { reportId: 7, filterValues: {}, userId: who.userId, mode: 'list' as const, userType: 'D' };
  const answer = who.client.POST('/reports/run', { body, signal: tab.signal });
  await expect.poll(site.running).toBe(1);
  tab.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(site.running).toBe(0);
  await release();
});

test('two runs take all connections; visitors keep theirs, and a third reader is told to try again', async () => {
  const release = await site.holdPrayerRequests();
  const [first, second, third] = await Promise.all([site.reader('D'), site.reader('D'), site.reader('D')]);
  const one = site.run(first, 7);
  const two = site.run(second, 7);
  await expect.poll(site.running).toBe(2);
  const { error, response } = await site.run(third, 9);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(error).toMatchObject({ error: 'Other reports are running. Please try again in a moment.' });
  expect((await site.server().client.GET('/events')).response.status).toBe(200);
  await release();
  expect((await one).data?.results).toEqual([]);
  expect((await two).data?.results).toEqual([]);
});

test('makes one workbook at a time; the address of one that has to wait still works', async () => {
  const [first, second] = await Promise.all([site.reader('D'), site.reader('D')]);
  const [one, two] = [await site.addresses(first, 7), await site.addresses(second, 7)];
  const release = await site.holdPrayerRequests();
  const made = site.fetchFile(first, one.fileUrl);
  await expect.poll(site.running).toBe(1);
  const refused = await site.fetchFile(second, two.fileUrl);
  expect(refused.status).toBe(503);
  expect(await site.running()).toBe(1);
  await release();
  expect((await made).status).toBe(200);
  await (await made).arrayBuffer();
  expect((await site.fetchFile(second, two.fileUrl)).status).toBe(200);
});

test('opening an address twice does not stop the first download', async () => {
  const who = await site.reader('D');
  const { csvUrl } = await site.addresses(who, 7);
  const release = await site.holdPrayerRequests();
  const opened = site.fetchFile(who, csvUrl);
  await expect.poll(site.running).toBe(1);
  expect((await site.fetchFile(who, csvUrl)).status).toBe(410);
  await release();
  expect(await (await opened).text()).toMatch(/^Received on,/);
});

test('reports cannot write, and nobody keeps a connection without reading', async () => {
  const { lease } = site.server().context.reportConnections;
  const { client, release } = await lease(1);
  await expect(client.query('delete from report_runs')).rejects.toThrow('read-only transaction');
  const { rows } = await client.query<{ pause: string }>(
    `select current_setting('idle_in_transaction_session_timeout') as pause`,
  );
  expect(rows).toEqual([{ pause: '2min' }]);
  release();
});
