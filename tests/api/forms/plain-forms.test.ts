import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeStamp } from '../../../api/forms/stamp.ts';
import { createServer as createSite } from '../../../api/server.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let url: string;
let close: () => void;

/** The server's pages show the data they receive from a submitted form. */
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    database: database.config,
    clock: clock.now,
    limits: { forms: { points: 12, seconds: 900 } },
  });
  const app = createSite(server.context, {
    site: (ctx) => {
      const { posted } = ctx.state as { posted?: { status: number } };
      ctx.status = posted?.status ?? 200;
      ctx.body = JSON.stringify(posted ?? null);
    },
  });
  const handle = app.callback();
  const listening = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`;
  close = () => listening.close();
});

afterAll(async () => {
  close();
  await server.close();
  await database.close();
});

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const stamp = makeStamp(server.context.secrets, new Date(clock.now().getTime() - 60_000));
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ stamp, ...fields }),
  });
  return { status: response.status, location: response.headers.get('Location'), text: await response.text() };
}

const message = { firstName: ' Ana ', lastName: 'Núñez', email: 'ana@example.org', phone: '', message: 'One\r\ntwo' };

describe('a form on a page without scripts', () => {
  test('is accepted, once for the same answers, and redirects the browser', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await post('/contact?lng=es', message)).toMatchObject({ status: 303, location: '/contact?sent=1&lng=es' });
    }
    const { rows } = await database.pool.query(
      'select first_name, phone, message, language, origin, state from contact_messages',
    );
    expect(rows).toEqual([
      { first_name: 'Ana', phone: null, message: 'One\ntwo', language: 'es', origin: 'plainForm', state: 'new' },
    ]);
  });

  test('is shown again with the typed answers and the errors', async () => {
    const { status, text } = await post('/contact', { ...message, lastName: '', email: 'a+b@example.org' });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      values: { firstName: ' Ana ', lastName: '', email: 'a+b@example.org', message: 'One\ntwo' },
      code: 'invalid-request',
      errors: [
        { pointer: '/form/lastName', rule: 'required' },
        { pointer: '/form/email', rule: 'pattern' },
      ],
    });
  });

  test('stores false for an unchecked box', async () => {
    await post('/prayer', { firstName: 'Ana', prayerRequest: 'For peace' });
    await post('/prayer', { firstName: 'Leo', prayerRequest: 'For peace', shareWithTeam: 'on' });
    const { rows } = await database.pool.query(
      'select first_name, share_with_team from prayer_requests order by first_name',
    );
    expect(rows).toEqual([
      { first_name: 'Ana', share_with_team: false },
      { first_name: 'Leo', share_with_team: true },
    ]);
  });

  test('is held when the hidden field is filled in', async () => {
    await post('/contact', { ...message, message: 'Buy', 'topic-2': 'x' });
    const { rows } = await database.pool.query(`select held_reasons from contact_messages where message = 'Buy'`);
    expect(rows).toEqual([{ held_reasons: ['decoy'] }]);
  });

  test('is refused when another site’s page sends it', async () => {
    const foreign: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.test' }];
    for (const headers of foreign) {
      expect((await post('/contact', { ...message, message: 'Forged' }, headers)).status).toBe(403);
    }
    expect((await database.pool.query(`select 1 from contact_messages where message = 'Forged'`)).rows).toEqual([]);
  });

  test('is refused after too many from one network, and the typed answers are shown again', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await post('/contact', { ...message, message: `Number ${String(count)}` }));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.text).toContain('Number 11');
  });
});
