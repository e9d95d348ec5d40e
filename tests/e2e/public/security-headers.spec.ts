import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

/** Every kind of response of the site. */
const answers = [
  ['a page', '/prayers', 200],
  ['a page that is not for search engines', '/login', 200],
  ['an unknown page', '/no-such-page', 404],
  ['an unknown event', '/events/no-such-event', 404],
  ['what to try in the demonstration, which is elsewhere', '/demo', 404],
  ['the emails of the demonstration, which is elsewhere', '/demo/mail', 404],
  ['the same in other letters', '/Demo/Mail', 404],
  ['the emails of the demonstration by the API', '/api/demo/mail', 404],
  ['the control of the demonstration’s PayPal', '/demo/paypal/control', 404],
  ['another spelling', '/PRAYERS', 308],
  ['a line break in the address', '/prayers/%0d', 404],
  ['a line break alone', '/%0a', 404],
  ['a zero byte', '/%00', 404],
  ['a broken escape', '/%E0%A4%A', 404],
  ['a file', '/icon.svg', 200],
  ['an unknown file', '/no-such-file.png', 404],
  ['a file outside', '/..%2f..%2fpackage.json', 404],
  ['robots', '/robots.txt', 200],
  ['the site map', '/sitemap.xml', 200],
  ['a calendar', '/events/new-york-convention-2027.ics', 200],
  ['the API', '/api/health', 200],
  ['an unknown operation', '/api/no-such-thing', 404],
  ['what needs a session', '/api/account', 401],
  ['the contract', '/openapi.yaml', 404],
  ['the contract by the API', '/api/openapi.yaml', 404],
  ['the metrics, which are elsewhere', '/metrics', 404],
] as const;

const required = ['content-security-policy', 'x-content-type-options', 'permissions-policy', 'referrer-policy'];

/** The status line and the headers of the response to exactly these bytes. */
async function headOf(
  baseURL: string | undefined,
  line: string,
): Promise<{ status: number; headers: Map<string, string> }> {
  const { port, host } = new URL(baseURL ?? '');
  const socket = connect(Number(port), 'localhost');
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`);
  const [first = '', ...rest] = ((await text(socket)).split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = rest.map((header) => {
    const at = header.indexOf(':');
    return [header.slice(0, at).toLowerCase(), header.slice(at + 1).trim()] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers) };
}

for (const [name, path, status] of answers) {
  test(`${name} (${path}) is answered ${String(status)}, with the security headers`, async ({ baseURL }) => {
    const answer = await headOf(baseURL, `GET ${path}`);
    expect(answer.status).toBe(status);
    for (const header of required) expect(answer.headers.get(header), header).toBeTruthy();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const type = answer.headers.get('content-type');
    // A redirect has no body. JSON is always UTF-8.
    if (status !== 308)
      expect(type).toMatch(
        /^(?:text\/[\w.-]+; charset=utf-8|application\/xml; charset=utf-8|image\/\S+|application\/(?:problem\+)?json)/,
      );
  });
}

test('a method that nothing answers is refused with them', async ({ baseURL }) => {
  for (const line of ['PUT /prayers', 'DELETE /', 'PATCH /icon.svg', 'TRACE /']) {
    const answer = await headOf(baseURL, line);
    expect([line, answer.status >= 400 && answer.status < 500]).toEqual([line, true]);
    for (const header of required) expect(answer.headers.get(header), `${line} ${header}`).toBeTruthy();
  }
});

test('files of the build and a page’s data have them too', async ({ baseURL, request }) => {
  const page = await request.get('/prayers', { headers: { 'Sec-Fetch-Dest': 'document' } });
  const addresses = new Set((await page.text()).match(/\/assets\/[\w.-]+\.(?:json|js|css|woff2)/g));
  expect(addresses.size).toBeGreaterThan(1);
  for (const address of addresses) {
    const { status, headers } = await headOf(baseURL, `GET ${address}`);
    expect([address, status]).toEqual([address, 200]);
    for (const header of required) expect(headers.get(header), `${address} ${header}`).toBeTruthy();
    expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'");
  }
});
