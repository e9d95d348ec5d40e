import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication } from '../../../../api/application.ts';
import type { Application } from '../../../../api/application.ts';
import { readConfig } from '../../../../api/platform/config.ts';
import { createLog } from '../../../../api/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { signingKeysFor } from '../../../support/servers/signing-keys.ts';

let database: TestDatabase;
let mailDirectory: string;
let application: Application;

beforeAll(async () => {
  database = await createTestDatabase();
  mailDirectory = await mkdtemp(join(tmpdir(), 'draining-'));
  const config = readConfig({});
  application = await startApplication({
    config: { ...config, port: 0 },
    signingKeys: signingKeysFor(config),
    log: createLog('silent'),
    database: database.config,
    mailDirectory,
  });
});

afterAll(async () => {
  await database.close();
  await rm(mailDirectory, { recursive: true });
});

async function ask(agent: Agent, path = '/api/events'): Promise<IncomingMessage> {
  const sent = request(`${application.url}${path}`, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

test('a stopping process keeps answering, and closes each connection after its answer, before it stops listening', async () => {
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(proxy)).headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  for (const only of ['', '?only=traffic']) expect((await ask(proxy, `/api/health${only}`)).statusCode).toBe(200);
  const drained = application.drain();
  const last = await ask(proxy);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  // The next request gets a new connection.
  const next = await ask(proxy);
  expect([next.statusCode, next.headers.connection]).toEqual([200, 'close']);
  for (const only of ['', '?only=traffic']) expect((await ask(proxy, `/api/health${only}`)).statusCode).toBe(503);
  expect((await ask(proxy, '/api/health?only=process')).statusCode).toBe(200);
  await drained;
  await application.close();
  await expect(ask(proxy)).rejects.toThrow(/ECONNREFUSED/);
  proxy.destroy();
});
