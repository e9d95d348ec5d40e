import { join } from 'node:path';
import { startApplication } from '../../../api/application.ts';
import { signingKeysFor } from './signing-keys.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { startPostgres } from '../../../api/platform/data/postgres/start.ts';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import { createLog } from '../../../api/platform/log.ts';
import { wideIntakeLimits } from './limits.ts';

/*
 * Runs the server in its own process, without pages, for tests that kill it:
 *   fork(run-site.ts, [data directory, current time], with an IPC channel)
 * It sends its address once it answers requests.
 */
const [, , dataDirectory = '', now = ''] = process.argv;
const log = createLog('silent');
const server = await startPostgres({ dataDirectory, binaries: process.env.TEST_POSTGRES_BIN || undefined, log });
const config = readConfig({ TRUST_PROXY: 'true' });
const application = await startApplication({
  config: { ...config, port: 0 },
  log,
  database: server.config,
  signingKeys: signingKeysFor(config),
  mailDirectory: join(dataDirectory, 'mail'),
  clock: () => new Date(now),
  limits: { ...defaultLimits, ...wideIntakeLimits },
});
process.once('SIGTERM', () => {
  void application
    .close()
    .then(() => server.stop())
    .then(() => process.exit(0));
});
process.send?.(application.url);
