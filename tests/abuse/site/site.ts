import { randomUUID } from 'node:crypto';
import type { PoolConfig } from 'pg';
import { openDatabase } from '../../../api/platform/data/database.ts';
import type { OpenDatabase } from '../../../api/platform/data/database.ts';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import type { Limits } from '../../../api/platform/http/limits/rate-limit.ts';
import { onServer } from '../../support/database/database-server.ts';
import { createClock } from '../../support/clock.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';
import type { KnownValues } from '../requests/request.ts';
import { createSend } from '../send.ts';
import type { Send } from '../send.ts';
import { createCallers } from './callers.ts';
import type { Callers } from './callers.ts';
import { fillSite } from './fill.ts';
import { installJournal, testName } from './journal.ts';
import { collectKnown } from './known-values.ts';

/** The tests' own connections: the journal attributes their changes to the tests, not to a request. */
type TestPool = Pick<OpenDatabase, 'db' | 'pool'>;

/** A site with data that requests are sent to. */
export interface Site extends TestPool {
  readonly server: TestServer;
  readonly known: KnownValues;
  readonly send: Send;
  readonly callers: Callers;
  readonly close: () => Promise<void>;
}

/** Creates identical sites. */
export interface SiteMaker {
  readonly open: () => Promise<Site>;
  readonly close: () => Promise<void>;
}

const silent = { warn: () => undefined };
const unlimited = 1_000_000_000;
/** All requests come from one network, and each user sends thousands. */
const limits = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, { points: unlimited, seconds: 900 }]),
) as unknown as Limits;
const mailLimits = {
  recipient: { emails: unlimited, seconds: 900 },
  network: { emails: unlimited, seconds: 900 },
  addressReminder: { emails: unlimited, seconds: 900 },
  spareForPasswords: unlimited,
};
const now = '2027-04-01T12:00:00Z';

async function startOn(config: PoolConfig): Promise<Omit<Site, 'known'>> {
  const clock = createClock(now);
  const opened = await openDatabase({ ...config, application_name: testName }, silent);
  const server = await startTestServer({ database: config, clock: clock.now, demo: true, limits, mailLimits });
  const callers = createCallers(server.context, opened.db);
  const { send, end } = createSend(server.url, callers);
  return {
    server,
    db: opened.db,
    pool: opened.pool,
    send,
    callers,
    close: async () => {
      end();
      await server.close();
      await opened.close();
    },
  };
}

/** Fills one site and copies all others from it. `template` is a database with all tables and no rows. */
export async function createSiteMaker(server: PoolConfig, template: string): Promise<SiteMaker> {
  const made: string[] = [];
  const copy = async (from: string): Promise<PoolConfig> => {
    const database = `abuse_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${database} template ${from}`);
    made.push(database);
    return { ...server, database };
  };
  const drop = async (database: string): Promise<void> => {
    await onServer(
      server,
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${database}' and backend_type = 'client backend'`,
    );
    await onServer(server, `drop database ${database}`);
    made.splice(made.indexOf(database), 1);
  };
  const filled = await copy(template);
  const first = await startOn(filled);
  await fillSite(first.server, first.send);
  await first.close();
  return {
    async open() {
      const config = await copy(String(filled.database));
      const site = await startOn(config);
      await installJournal(site.pool);
      return {
        ...site,
        known: await collectKnown(site.server.context),
        close: async () => {
          await site.close();
          await drop(String(config.database));
        },
      };
    },
    close: async () => {
      for (const database of [...made]) await drop(database);
    },
  };
}
