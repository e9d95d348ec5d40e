import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { reportSite } from './report-site.ts';
import type { Reader } from './report-site.ts';

/* One run of each kind for each user holds across all processes of the site. */

const site = reportSite();
let other: TestServer;

beforeAll(async () => {
  other = await startTestServer({ database: site.database().config, clock: site.clock.now });
});

afterAll(() => other.close());

const stopped = 'You started another report, so this one was stopped.';

const runAt = ({ clientWith }: TestServer, { cookie, userId, types }: Reader, reportId: number) =>
  clientWith({ Cookie: cookie }).POST('/reports/run', {
    body: { reportId, filterValues: { name: 'nobody' }, userId, mode: 'list', userType: types },
  });

test('a list at one process stops the list of the same user at another, and nobody else’s', async () => {
  const [who, someone] = await Promise.all([site.reader('D'), site.reader('D')]);
  const release = await site.holdPrayerRequests();
  try {
    const first = site.run(who, 7);
    const untouched = site.run(someone, 7);
    await expect.poll(site.running).toBe(2);
    expect((await runAt(other, who, 9)).data?.results).toEqual([]);
    const { error, response } = await first;
    expect(response.status).toBe(429);
    expect(error).toMatchObject({ code: 'too-many-requests', error: stopped });
    expect(await site.running()).toBe(1);
    await release();
    expect((await untouched).data?.results).toEqual([]);
  } finally {
    await release().catch(() => undefined);
  }
});

test('of two lists that start at two processes at the same moment, one is finished', async () => {
  const who = await site.reader('D');
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([runAt(site.server(), who, 9), runAt(other, who, 9)]);
    const statuses = answers.map(({ response }) => response.status);
    expect(statuses).toContain(200);
  }
});

test('a file that is being read is broken off by another one, at the same process and at another', async () => {
  const who = await site.reader('D');
  // The names are long, so that the file exceeds the buffers between the query and a reader who has stopped reading.
  await site.fill(`
    insert into users (email, first_name, last_name, user_type, language)
    select 'long' || n || '@example.org', repeat('Long ', 39) || 'Long', 'Users', 'U', 'en' from generate_series(1, 40000) as n
  `);
  for (const server of [site.server(), other]) {
    const [long, short] = [await site.addresses(who, 9, { name: 'Long' }), await site.addresses(who, 7)];
    const first = await site.fetchFile(who, long.csvUrl);
    expect(first.status).toBe(200);
    const second = await fetch(server.url + (short.csvUrl ?? ''), { headers: { Cookie: who.cookie } });
    expect(await second.text()).toMatch(/^Received on,/);
    await expect(first.text()).rejects.toThrow();
    await expect.poll(site.running).toBe(0);
  }
});
