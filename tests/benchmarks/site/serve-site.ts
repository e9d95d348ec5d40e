import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../../../api/application.ts';
import { signingKeysFor } from '../../support/servers/signing-keys.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { startPostgres } from '../../../api/platform/data/postgres/start.ts';
import { createLog } from '../../../api/platform/log.ts';
import { createSite } from '../../../api/platform/pages/site.ts';
import { openSession } from '../../e2e/steps/data.ts';
import { fillLists } from '../lists/fill.ts';
import type { Question } from './site.ts';

/*
 * The built site as production runs it, in its own process, on an empty database, for the page benchmarks.
 *   fork(serve-site.ts, [the start time, if not now], with an IPC channel) It sends its URL once it is ready, answers one
 *   question after another, and exits with its parent.
 */
const [, , beginning] = process.argv;
const began = performance.now();
const log = createLog('info');

/** A free port. Pages contain their own URL, so the port must be known before the site starts. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const directory = await mkdtemp(join(tmpdir(), 'benchmark-'));
await chmod(directory, 0o711);
const server = await startPostgres({ dataDirectory: directory, log });
// Each visitor and family of a benchmark has its own network.
const config = readConfig({ PORT: String(await freePort()), TRUST_PROXY: 'true' });
const application = await startApplication({
  config,
  log,
  database: server.config,
  signingKeys: signingKeysFor(config),
  mailDirectory: join(directory, 'mail'),
  site: createSite,
  ...(beginning !== undefined && {
    clock: () => new Date(Date.parse(beginning) + performance.now() - began),
  }),
});

const { context } = application;

async function answer(question: Question): Promise<unknown> {
  switch (question.about) {
    case 'used': {
      const { user, system } = process.cpuUsage();
      return { processorMs: (user + system) / 1000, memory: process.memoryUsage.rss() };
    }
    case 'session':
      return openSession(context, question.userType, context.clock(), true);
    case 'fill':
      await fillLists(context, question.rows);
      return true;
  }
}

process.on('message', (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
process.once('disconnect', () => {
  void application
    .close()
    .then(() => server.stop())
    .then(() => rm(directory, { recursive: true }))
    .then(() => process.exit(0));
});
process.send?.(config.publicUrl);
