import { join } from 'node:path';
import { startApplication } from '../../api/application.ts';
import { readConfig } from '../../api/config.ts';
import { startPostgres } from '../../api/data/postgres/start.ts';
import { createLog } from '../../api/log.ts';

/*
 * The server in a process of its own, without pages, for tests that kill it:
 *   fork(run-site.ts, [data directory, time it is], with an IPC channel)
 * It sends its address once it answers.
 */
const [, , dataDirectory = '', now = ''] = process.argv;
const log = createLog('silent');
const server = await startPostgres({ dataDirectory, binaries: process.env.TEST_POSTGRES_BIN || undefined, log });
const application = await startApplication({
  config: { ...readConfig({ TRUST_PROXY: 'true' }), port: 0 },
  log,
  database: server.config,
  mailDirectory: join(dataDirectory, 'mail'),
  clock: () => new Date(now),
});
process.once('SIGTERM', () => {
  void application
    .close()
    .then(() => server.stop())
    .then(() => process.exit(0));
});
process.send?.(application.url);
