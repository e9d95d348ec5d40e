import type { PoolConfig } from 'pg';
import { startApplication } from '../../api/application.ts';
import { signingKeysFor } from '../support/servers/signing-keys.ts';
import { readConfig } from '../../api/platform/config.ts';
import { defaultLimits } from '../../api/platform/http/limits/rate-limit.ts';
import type { Limits } from '../../api/platform/http/limits/rate-limit.ts';
import { createLog } from '../../api/platform/log.ts';
import { wideIntakeLimits } from '../support/servers/limits.ts';

/*
 * The server without pages, in its own process as in production:
 *   fork(serve-registrations.ts, [database, mail directory, start time, configuration, limits], with an IPC channel)
 * It sends its URL once it is ready, and shuts down cleanly at the first message.
 */
const [, , database = '', mailDirectory = '', beginning = '', env = '{}', limits = '{}'] = process.argv;
const began = performance.now();
const config = readConfig(JSON.parse(env) as Record<string, string>);
const application = await startApplication({
  config: { ...config, port: 0 },
  signingKeys: signingKeysFor(config),
  log: createLog('silent'),
  database: JSON.parse(database) as PoolConfig,
  mailDirectory,
  // All clients call from one IP address.
  limits: { ...defaultLimits, ...wideIntakeLimits, ...(JSON.parse(limits) as Partial<Limits>) },
  clock: () => new Date(Date.parse(beginning) + performance.now() - began),
});
process.once('message', () => {
  void application.close().then(() => process.exit(0));
});
// A benchmark that failed stops no server.
process.once('disconnect', () => process.exit(1));
process.send?.(application.url);
