import type { PoolConfig } from 'pg';
import { startApplication } from '../../api/application.ts';
import { readConfig } from '../../api/config.ts';
import { createLog } from '../../api/log.ts';

/*
 * The server without pages, in a process of its own as in production:
 *   fork(serve-registrations.ts, [database, mail directory, the time it begins with], with an IPC channel)
 * It sends its address once it answers, and ends in order at the first message.
 */
const [, , database = '', mailDirectory = '', beginning = ''] = process.argv;
const began = performance.now();
const application = await startApplication({
  config: { ...readConfig({}), port: 0 },
  log: createLog('silent'),
  database: JSON.parse(database) as PoolConfig,
  mailDirectory,
  clock: () => new Date(Date.parse(beginning) + performance.now() - began),
});
process.once('message', () => {
  void application.close().then(() => process.exit(0));
});
process.send?.(application.url);
