import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../../api/application.ts';
import { readConfig } from '../../api/config.ts';
import { startPostgres } from '../../api/data/postgres/start.ts';
import { createLog } from '../../api/log.ts';
import { createSite } from '../../api/pages/site.ts';

/*
 * The built site as production runs it, in a process of its own, on an empty database: what the benchmarks of pages ask.
 * It sends its address once it answers, and ends with its parent.
 */
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
const config = readConfig({ PORT: String(await freePort()) });
const application = await startApplication({
  config,
  log,
  database: server.config,
  mailDirectory: join(directory, 'mail'),
  site: createSite,
});

process.once('disconnect', () => {
  void application
    .close()
    .then(() => server.stop())
    .then(() => rm(directory, { recursive: true }))
    .then(() => process.exit(0));
});
process.send?.(config.publicUrl);
