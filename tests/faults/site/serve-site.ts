import { flushCompileCache } from 'node:module';
import type { PoolConfig } from 'pg';
import { startApplication } from '../../../api/application.ts';
import { readConfig } from '../../../api/platform/config.ts';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import { createLog } from '../../../api/platform/log.ts';
import { createSite } from '../../../api/platform/pages/site.ts';
import { wideAddressLimits, wideIntakeLimits, wideMailLimits } from '../../support/servers/limits.ts';
import { signingKeysFor } from '../../support/servers/signing-keys.ts';

/** The options for starting a site in its own process. */
export interface SiteOrders {
  readonly database: PoolConfig;
  readonly port: number;
  readonly mailDirectory: string;
  /** The time at which its clock is stopped or starts. Without it, its clock and its schedule are the database's. */
  readonly now?: string;
  /** Whether its clock runs. */
  readonly clockGoes: boolean;
  /** Whether it also serves pages; then it must be built. */
  readonly hasPages: boolean;
  readonly env: Readonly<Record<string, string>>;
}

/*
 * The site in its own process, for faults: fork(serve-site.ts, [orders as JSON], with an IPC channel).
 * It tells its parent when it is ready, adjusts its clock by the number of ms in a message, and shuts down cleanly at SIGTERM, as
 * in production.
 */
const orders = JSON.parse(process.argv[2] ?? '{}') as SiteOrders;
const began = performance.now();
const wide = { points: 1_000_000, seconds: 900 };
let offset = 0;
const { now } = orders;
const config = readConfig({ ...orders.env, PORT: String(orders.port) });
const application = await startApplication({
  config,
  log: createLog(process.env['FAULTS_LOG'] === undefined ? 'silent' : 'info'),
  database: orders.database,
  signingKeys: signingKeysFor(config),
  mailDirectory: orders.mailDirectory,
  ...(now !== undefined && {
    clock: () => new Date(Date.parse(now) + offset + (orders.clockGoes ? performance.now() - began : 0)),
  }),
  limits: {
    ...defaultLimits,
    ...wideIntakeLimits,
    ...wideAddressLimits,
    registrations: wide,
    quotes: wide,
    forms: wide,
  },
  mailLimits: { ...wideMailLimits, recipient: { emails: 100_000, seconds: 900 } },
  shortestFillTime: 0,
  ...(orders.hasPages && { site: createSite }),
});
process.on('message', (ms: number) => {
  offset += ms;
});
process.once('SIGTERM', () => {
  void application
    .drain()
    .then(application.close)
    .then(() => process.exit(0));
});
// Nobody needs it without its parent.
process.once('disconnect', () => process.exit(1));
// A killed process would not write its cache at the end.
flushCompileCache();
process.send?.(application.url);
