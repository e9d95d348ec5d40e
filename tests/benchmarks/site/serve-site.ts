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

/*
 * The built site as production runs it, in a process of its own, on an empty database: what the benchmarks of pages ask.
 *   fork(serve-site.ts, [the time it begins with, if not now], with an IPC channel)
 * It sends its address once it answers, says at each message what it has used, and ends with its parent.
 */
const [, , beginning] = process.argv;
const began = performance.now();
const log = createLog('info');

/** A port that nobody listens on. Pages name their own address, so it must be known before the site starts. */
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
// Readers and families of a benchmark come from networks of their own.
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

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processorMs: (user + system) / 1000, memory: process.memoryUsage.rss() });
});
process.once('disconnect', () => {
  void application
    .close()
    .then(() => server.stop())
    .then(() => rm(directory, { recursive: true }))
    .then(() => process.exit(0));
});
process.send?.(config.publicUrl);
