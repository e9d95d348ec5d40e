import { Agent, request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContact, buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey(), ...headers },
    body,
  });
  const text = await response.text();
  return {
    status: response.status,
    size: text.length,
    problem: JSON.parse(text) as { code?: string; errors?: { in: string; pointer: string; rule: string }[] },
  };
}

const party = (members: string): string => `{"eventId":"new-york-convention-2027","rooms":0,"members":${members}}`;

describe('a body that would keep the server busy', () => {
  test.each([
    ['forty thousand people', party(`[${Array.from({ length: 40_000 }, () => '{}').join(',')}]`)],
    ['twenty thousand levels', party(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
    ['ten thousand fields', `{${Array.from({ length: 10_000 }, (_, index) => `"${String(index)}":1`).join(',')}}`],
  ])('with %s is refused before it is checked', async (_, body) => {
    const { status, problem, size } = await post('/quotes', body);
    expect([status, problem.code]).toEqual([413, 'payload-too-large']);
    expect(size).toBeLessThan(1_000);
  });

  test('gets a list of errors that is not much longer than itself', async () => {
    const { status, problem } = await post(
      '/registrations',
      party(`[${Array.from({ length: 1_900 }, () => '{}').join(',')}]`),
    );
    expect(status).toBe(400);
    expect(problem.errors).toHaveLength(700);
  });

  test('a party of 200 with every field filled in is accepted', async () => {
    const member = buildMember({
      firstName: 'A'.repeat(80),
      lastName: 'B'.repeat(80),
      gender: 'female',
      lodging: 'none',
      deleted: false,
    });
    const body = buildRegistration({ members: Array.from({ length: 200 }, () => member) });
    expect((await post('/registrations', JSON.stringify(body))).status).toBe(201);
  });

  test('that is not compressed as it says is not understood', async () => {
    const { status, problem } = await post('/quotes', 'not gzip', { 'Content-Encoding': 'gzip' });
    expect([status, problem.code]).toEqual([400, 'invalid-request']);
  });

  test.each(['gzip', 'deflate', 'br'] as const)(
    'that %s makes a thousand times smaller is limited by its real size',
    async (encoding) => {
      const compress = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }[encoding];
      const bomb = compress(Buffer.from(party(`[${' '.repeat(20_000_000)}]`)));
      expect(bomb.length).toBeLessThan(50_000);
      const { status, problem } = await post('/quotes', new Uint8Array(bomb), { 'Content-Encoding': encoding });
      expect([status, problem.code]).toEqual([413, 'payload-too-large']);
    },
  );

  test('and is refused at its first bytes leaves its connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (path: string, body?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
        request(`${server.url}/api${path}`, { agent, ...(body && { method: 'POST', headers }) }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        })
          .on('error', reject)
          .end(body);
      });
    const statuses = [];
    for (let round = 0; round < 5; round += 1) {
      statuses.push(await statusOf('/mail-bounces', 'a'.repeat(900_000)), await statusOf('/events'));
    }
    agent.destroy();
    expect(statuses).toEqual(Array.from({ length: 5 }, () => [400, 200]).flat());
  });
});

describe('a text that cannot be stored as it is', () => {
  test.each([
    ['a NUL', 'a\0b'],
    ['half a pair', 'a\ud800'],
    ['the other half', '\udc00a'],
    ['a line break', 'Ana\r\nBcc: eve@example.org'],
    ['an escape', '\u001b[31mAna'],
    ['a tag', '<b>Ana</b><script>alert(1)</script>'],
    ['a zero-width joiner', '👨\u200d👩\u200d👧'],
    ['a zero-width space', 'A\u200bna'],
    ['a change of direction', 'Ana\u202egpj.exe'],
  ])('with %s is refused as a name', async (_, firstName) => {
    const body = buildRegistration({
      members: [buildMember({ firstName })],
      contact: buildContact({ lastName: firstName }),
    });
    const { status, problem } = await post('/registrations', JSON.stringify(body));
    expect(status).toBe(400);
    const faults = problem.errors?.map(({ in: place, pointer, rule }) => `${place} ${pointer} ${rule}`);
    expect(faults?.sort()).toEqual(['body /contact/lastName pattern', 'body /members/0/firstName pattern']);
  });

  test('is refused as an event and as a search too', async () => {
    const quote = await post('/quotes', JSON.stringify({ eventId: 'a\0', rooms: 0, members: [{ age: 40 }] }));
    expect(quote.problem.errors).toEqual([{ in: 'body', pointer: '/eventId', rule: 'pattern' }]);
    const { cookie } = await signInAs(database.db, 'R', clock.now());
    const search = await fetch(`${server.url}/api/registrations?search=%00`, { headers: { cookie } });
    expect(search.status).toBe(400);
  });
});

test.each(['9999-12-31', '0001-01-01'])('%s is refused as a start date', async (day) => {
  const { cookie } = await signInAs(database.db, 'A', clock.now());
  const calendar = await fetch(`${server.url}/api/saturday-calendar?from=${day}`, { headers: { cookie } });
  const expected = { code: 'invalid-request', errors: [{ in: 'query', pointer: '/from', rule: 'format' }] };
  expect([calendar.status, await calendar.json()]).toMatchObject([400, expected]);
  const texts = { en: { title: 'Prayer' }, es: { title: 'Oración' } };
  const content = {
    texts,
    kind: 'open',
    date: day,
    time: '10:00',
    minutes: 60,
    timeZone: 'America/New_York',
    spoken: 'en',
  };
  const body = JSON.stringify({ content, repetition: { repeats: 'once' } });
  const { status, problem } = await post('/online-sessions', body, { cookie });
  expect([status, problem.errors]).toMatchObject([400, [{ in: 'body', pointer: '/content/date', rule: 'format' }]]);
});

test.each(['%00', '%E0%A4%A', 'a%2Fb', '..%2f..', 'x'.repeat(90), "';--", '__proto__'])(
  '/api/events/%s is not found',
  async (id) => {
    const response = await fetch(`${server.url}/api/events/${id}`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not-found' }]);
  },
);

test('an address is decoded once: what is encoded twice is another one', async () => {
  const statusOf = async (id: string) => (await fetch(`${server.url}/api/events/${id}`)).status;
  expect(await statusOf('new-york-convention-2027')).toBe(200);
  expect(await statusOf('new%2Dyork%2Dconvention%2D2027')).toBe(200);
  expect(await statusOf('new%252Dyork%252Dconvention%252D2027')).toBe(404);
});

test.each(['😀👩🏽', 'Ana & Luis', "O'Neil; drop table users--", 'Ñandú', '李'])(
  'the name %s is stored as typed',
  async (firstName) => {
    const { data } = await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ members: [buildMember({ firstName })], contact: buildContact({ firstName }) }),
    });
    expect(data?.registration.members[0]?.firstName).toBe(firstName);
    expect(data?.registration.contact.firstName).toBe(firstName);
  },
);

test.each([
  'session=%E0%A4%A',
  `session=${'A'.repeat(43)}`,
  `session=${'A'.repeat(7_000)}`,
  'session',
  '=;;=',
  'i18next=%E0%A4%A',
])('the cookie %s gives no access and breaks nothing', async (cookie) => {
  const session = await fetch(`${server.url}/api/session`, { headers: { cookie } });
  expect([session.status, await session.json()]).toEqual([200, { session: null }]);
  expect((await fetch(`${server.url}/api/registrations`, { headers: { cookie } })).status).toBe(401);
});
