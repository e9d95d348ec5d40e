import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../api/platform/config.ts';
import { serveWellKnown } from '../../../../api/platform/pages/files/well-known.ts';

async function securityText(env: Readonly<Record<string, string>>) {
  const config = readConfig({ PUBLIC_URL: 'https://retreats.test', ...env });
  const app = new Koa();
  app.use(serveWellKnown({ config, db: undefined as never, clock: () => new Date('2027-04-01T12:00:00Z') }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${String(port)}/.well-known/security.txt`);
    return { type: response.headers.get('Content-Type'), lines: (await response.text()).split('\n') };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('security.txt gives the contact, the languages and the expiry date', async () => {
  expect(await securityText({ SITE_SECURITY_EMAIL: 'security@retreats.test' })).toEqual({
    type: 'text/plain; charset=utf-8',
    lines: [
      'Contact: mailto:security@retreats.test',
      'Expires: 2027-09-28T00:00:00Z',
      'Preferred-Languages: en, es',
      'Canonical: https://retreats.test/.well-known/security.txt',
      '',
    ],
  });
});

test('without a configured contact it names the address of the site', async () => {
  const { lines } = await securityText({ SITE_EMAIL: 'hello@retreats.test' });
  expect(lines[0]).toBe('Contact: mailto:hello@retreats.test');
});
