import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemKinds } from '../../../../api/platform/contract/problem.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { startTestServer, type TestServer } from '../../../support/servers/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, publicUrl: 'https://retreats.test' });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

const expected = [
  'strict-transport-security: max-age=31536000; includesubdomains',
  'content-security-policy: ',
  'x-content-type-options: nosniff',
  'permissions-policy: camera=()',
  'referrer-policy: ',
];

/** Returns the response to exactly these bytes. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return (await text(socket)).toLowerCase();
}

describe('every answer has the security headers', () => {
  test.each([
    ['200', 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['404', 'GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['404', 'GET /nothing.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['405', 'PUT /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['400', 'nonsense\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n'],
    ['417', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('%s to %s', async (status, request) => {
    const answer = await answerTo(request);
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    for (const header of expected) expect(answer).toContain(`\r\n${header}`);
  });
});

describe('what Node cannot read is refused with a problem like everything else', () => {
  test.each([
    ['invalid-request', 'nonsense\r\n\r\n'],
    ['invalid-request', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'invalid-request',
      'POST /api/quotes HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['headers-too-large', `GET / HTTP/1.1\r\nHost: x\r\n${'X: a\r\n'.repeat(10_000)}\r\n`],
    ['expectation-failed', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
  ] as const)('%s', async (code, request) => {
    const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
    const { status } = problemKinds[code];
    expect(head.split('\r\n')[0]).toContain(` ${String(status)} `);
    expect(head).toContain('\r\ncontent-type: application/problem+json');
    expect(head).toContain(`\r\ncontent-length: ${String(body.length)}`);
    expect(JSON.parse(body)).toMatchObject({ code, status, type: `urn:problem:${code}` });
  });
});

describe('a body that does not match its encoding is the sender’s fault', () => {
  const cases = ['br', 'gzip', 'deflate', 'zstd', 'unknown'].flatMap((encoding) => [
    ['/api/quotes', 'application/json', encoding] as const,
    ['/contact', 'application/x-www-form-urlencoded', encoding] as const,
  ]);

  test.each(cases)('at %s, %s in %s', async (path, type, encoding) => {
    for (const body of ['{"not":"encoded"}', '', '\u001f\u008b', 'a'.repeat(5_000)]) {
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': type, 'Content-Encoding': encoding },
        body,
      });
      expect(response.status, body.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect(response.status, body.slice(0, 20)).toBeLessThan(500);
    }
  });
});
