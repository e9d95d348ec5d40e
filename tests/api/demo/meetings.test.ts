import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

const clock = createClock('2026-12-05T15:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now, demo: true });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Fetches a page of the stand-in provider. */
async function page(path: string, language = 'en') {
  const response = await fetch(`${server.url}/demo/meetings${path}`, { headers: { 'Accept-Language': language } });
  return { response, html: await response.text() };
}

test('staff request permission at the stand-in, and its page leads back to this site only', async () => {
  const { cookie } = await signInAs(server.context.db, 'S', clock.now());
  const client = server.clientWith({ Cookie: cookie });
  expect((await client.GET('/meetings/account')).data).toEqual({ configured: true, connected: false });
  const { data } = await client.POST('/meetings/sign-in');
  const asked = new URL(data?.url ?? '');
  expect(asked.pathname).toBe('/demo/meetings/authorize');

  const { response, html } = await page(`/authorize${asked.search}`);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
  expect(links.map(({ pathname }) => pathname)).toEqual(['/callback', '/callback']);
  expect(links[1]?.searchParams.get('error')).toBe('access_denied');
  expect((await page(`/authorize${asked.search}`, 'es')).html).toContain('<html lang="es">');

  asked.searchParams.set('redirect_uri', 'https://elsewhere.test/callback');
  const elsewhere = await page(`/authorize${asked.search}`);
  expect(elsewhere.response.status).toBe(401);
  expect(elsewhere.html).not.toContain('href');
});

test('there is no page for a meeting that nobody created, and no access without a token', async () => {
  expect((await page('/j/81234567890')).response.status).toBe(404);
  expect((await page('/users/me/meetings')).response.status).toBe(401);
});
