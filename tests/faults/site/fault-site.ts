import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import type { PoolConfig } from 'pg';
import { readConfig } from '../../../api/platform/config.ts';
import type { paths } from '../../../api/platform/contract/schema.gen.ts';
import { openDatabase } from '../../../api/platform/data/database.ts';
import { makeSecrets } from '../../../api/platform/secrets.ts';
import { readWaivers } from '../../../api/waiver/texts.ts';
import { auditSiteOn, type AuditSite } from '../../api/audit/actions/site.ts';
import { onServer, type TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { startMeetingProvider, type MeetingProvider } from '../../support/servers/meeting-provider.ts';
import { startPayPalServer, type PayPalServer } from '../../support/servers/paypal-server.ts';
import { signingKeysFor } from '../../support/servers/signing-keys.ts';
import { startSmtp, type TestSmtp } from '../../support/servers/smtp.ts';
import { createKillableSite, type KillableSite } from './site-process.ts';
import type { SiteOrders } from './serve-site.ts';
import { proxyStatements, type StatementProxy } from './statement-proxy.ts';

/** The time on these sites: registration for the tests' events is open. */
const siteTime = '2027-04-01T12:00:00Z';

/** A site in its own process that can be killed, on a clean database, with every service that it calls. */
export interface FaultSite extends AuditSite {
  readonly process: KillableSite;
  readonly proxy: StatementProxy;
  readonly smtp: TestSmtp;
  readonly payPal: PayPalServer;
  readonly provider: MeetingProvider;
  readonly bounceSecret: string;
  /** Runs a statement on its database server, outside its database. */
  readonly onServer: (statement: string) => Promise<void>;
  readonly databaseName: string;
  readonly close: () => Promise<void>;
}

/** Overrides for a fault site. */
export interface FaultSiteOrders extends Partial<
  Pick<SiteOrders, 'now' | 'clockGoes' | 'hasPages' | 'env' | 'mailDirectory'>
> {
  /** Puts something between the site and the services that it calls. Returns the environment variables that lead there. */
  readonly through?: (services: Pick<FaultSite, 'smtp' | 'payPal' | 'provider'>) => Promise<SiteOrders['env']>;
}

/** Starts a site on a database copied from the server's template. */
export async function startFaultSite(
  { config, template }: DatabaseServer,
  { through, now: beginning = siteTime, ...orders }: FaultSiteOrders = {},
): Promise<FaultSite> {
  const name = `fault_${randomUUID().replaceAll('-', '')}`;
  await onServer(config, `create database ${name} template ${template}`);
  const own: PoolConfig = { ...config, database: name };
  const began = performance.now();
  const now = () => new Date(Date.parse(beginning) + (orders.clockGoes === true ? performance.now() - began : 0));
  const directory = await mkdtemp(join(tmpdir(), 'faults-'));
  const [proxy, smtp, payPal, provider] = await Promise.all([
    proxyStatements(own),
    startSmtp(),
    startPayPalServer({ clock: now }),
    startMeetingProvider(now),
  ]);
  const bounceSecret = 'a-secret-of-the-mail-server';
  const env = {
    PUBLIC_URL: 'http://retreats.test',
    TRUST_PROXY: 'true',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Retreats <no-reply@retreats.test>',
    MAIL_BOUNCE_ADDRESS: 'bounce@retreats.test',
    MAIL_BOUNCE_SECRET: bounceSecret,
    SITE_ADDRESS: '1 Hill Road | Springfield',
    PAYPAL_TIMEOUT_MS: '1000',
    ...payPal.env,
    ...provider.env,
    ...orders.env,
    ...(await through?.({ smtp, payPal, provider })),
  };
  const process = await createKillableSite({
    database: proxy.config,
    mailDirectory: join(directory, 'mail'),
    now: beginning,
    clockGoes: false,
    hasPages: false,
    ...orders,
    env,
  });
  const opened = await openDatabase(own, { warn: () => undefined });
  const close = async (): Promise<void> => {
    await process.kill();
    await Promise.all([proxy.close(), smtp.close(), payPal.close(), provider.close(), opened.close()]);
    await onServer(config, `drop database ${name} with (force)`).catch(() => undefined);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await process.start();
    const clientWith = (headers: Record<string, string>) =>
      createClient<paths>({ baseUrl: `${process.url}/api`, headers });
    const settings = readConfig(env);
    const context = {
      db: opened.db,
      secrets: makeSecrets(await signingKeysFor(settings)()),
      waivers: readWaivers(settings.site.name),
    };
    const server = { url: process.url, context, client: clientWith({}), clientWith };
    const site = await auditSiteOn(server, opened, now);
    const atServer = (statement: string) => onServer(config, statement);
    return {
      ...site,
      ...{ process, proxy, smtp, payPal, provider, bounceSecret, close },
      onServer: atServer,
      databaseName: name,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
