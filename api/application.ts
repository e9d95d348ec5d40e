import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type Koa from 'koa';
import type { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { auditUnchanged } from './audit/audit.ts';
import { makeSecrets } from './platform/secrets.ts';
import type { SigningKeys } from './platform/keys/signing-keys.ts';
import type { Config } from './platform/config.ts';
import { isoDayIn } from './platform/moments/rules.ts';
import { startDailyBackups } from './platform/backup/daily.ts';
import { createDatabaseClock } from './platform/data/clock.ts';
import { watchConnections } from './platform/data/connections.ts';
import type { PulseTimes } from './platform/data/connections.ts';
import { openDatabase, openReserve, poolFor } from './platform/data/database.ts';
import type { ReplicaSource } from './platform/data/replica/watch-replica.ts';
import { openListener } from './platform/data/listen.ts';
import type { Listener } from './platform/data/listen.ts';
import { openPooledDatabase } from './platform/data/pooler/pooled-database.ts';
import { migrateToLatest } from './platform/data/migrate.ts';
import type { Database } from './platform/data/tables.gen.ts';
import { seedEvents } from './events/seed.ts';
import { shortestFillTime } from './forms/rules.ts';
import type { SendRefusal } from './platform/http/problem.ts';
import { createRateLimiter, defaultLimits } from './platform/http/limits/rate-limit.ts';
import type { Limits } from './platform/http/limits/rate-limit.ts';
import { createSecureServer } from './platform/http/security-headers.ts';
import { createJobHandlers } from './job-handlers.ts';
import { openJobQueue } from './platform/jobs/queue.ts';
import { createForegroundRequests } from './platform/jobs/foreground-requests.ts';
import { createMailLimiter, defaultMailLimits } from './platform/mail/limiter.ts';
import type { MailLimits } from './platform/mail/limiter.ts';
import { openBulkLine } from './platform/mail/bulk/bulk-line.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { MailPatience } from './platform/mail/mailer.ts';
import { listenError } from './platform/listen-error.ts';
import { startMetricsServer } from './platform/metrics/metrics-server.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { withDemoAddress } from './demo/address.ts';
import { lateJobName } from './demo/late-job.ts';
import { withDemoMeetings } from './demo/meetings/mount.ts';
import { withDemoPayPal } from './demo/paypal/mount.ts';
import type { AppContext } from './context.ts';
import { createPayPal } from './payments/paypal/paypal.ts';
import { isMoneyUnderWay } from './payments/paypal/store.ts';
import { updateOwedSince } from './registrations/lifecycle/update-owed-since.ts';
import { startMailingSender } from './mailings/sending/sender.ts';
import { openReportConnections } from './reports/connections.ts';
import { createServer } from './server.ts';
import { readWaivers } from './waiver/texts.ts';

/** The options an application is started with. */
export interface ApplicationOptions {
  readonly config: Config;
  readonly log: Logger;
  /** How to connect to the database, which is migrated here. */
  readonly database: PoolConfig;
  /** How requests connect if a pooler in transaction mode is between; all else, which needs sessions, connects to `database`. */
  readonly pooled?: PoolConfig;
  /** A replica of the database, which reports read from while it keeps up. */
  readonly replica?: ReplicaSource;
  /** The keys for links and codes; requested once the database is migrated. */
  readonly signingKeys: (db: Kysely<Database>) => Promise<SigningKeys>;
  /** Where emails are written when no SMTP server is configured. */
  readonly mailDirectory: string;
  readonly demo?: boolean;
  /** Tests set their own time; all other processes use the database's clock. */
  readonly clock?: () => Date;
  readonly limits?: Limits;
  readonly mailLimits?: MailLimits;
  readonly mailPatience?: MailPatience;
  /** The shortest time in which a person fills in a public form, in ms; tests are faster than people. */
  readonly shortestFillTime?: number;
  readonly validateResponses?: boolean;
  /** How often to check whether the database responds. */
  readonly pulse?: PulseTimes;
  /** How long a report's list may take, in ms. */
  readonly longestReport?: number;
  /** Creates the handler for everything outside /api. */
  readonly site?: (surroundings: SiteSurroundings) => Site | Promise<Site>;
}

/** The dependencies of the site. */
export interface SiteSurroundings {
  readonly context: AppContext;
  /** Hears which data other processes change. */
  readonly listener: Listener;
  /** The address at which the API answers this process; known once it listens. */
  readonly apiOrigin: () => string;
}

/** The handler for everything outside /api. */
export interface Site {
  readonly middleware: Koa.Middleware;
  /** Answers from memory, before anything else runs; returns false if it cannot. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sends the page for a reader to whom the API refuses a file. */
  readonly sendRefusal?: SendRefusal;
  readonly close?: () => Promise<void>;
}

/** A running application. */
export interface Application {
  /** Its address on this machine, such as http://127.0.0.1:3001. */
  readonly url: string;
  readonly context: AppContext;
  /**
   * Keeps answering for a few seconds, reports in `/api/health` that it is about to stop, and closes each connection after its next
   * response. A proxy then sends its requests to the other processes, and none on a connection that is about to close.
   */
  readonly drain: () => Promise<void>;
  /** Stops answering, then stops the jobs, then closes the database. */
  readonly close: () => Promise<void>;
}

/** How long a stopping process still accepts requests, in ms: longer than a busy proxy leaves a connection unused. */
const drainTime = 2_000;

/** How long one piece of a bulk email waits at most while people wait for a request, in ms: about as long as a registration takes. */
const longestPause = 20;

/** Closes everything that was opened, last first. Every step is tried, even if others fail. */
async function closeAll(steps: readonly (() => Promise<void> | void)[], log: Logger): Promise<void> {
  for (const step of [...steps].reverse()) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error }, 'shutdown step failed');
    }
  }
}

async function listen(
  app: Koa,
  config: Config,
  answer: Site['answer'],
  isStopping: () => boolean,
): Promise<{ url: string; close: () => Promise<void> }> {
  // The callback is Koa's own and handles its errors.
  const handle = app.callback();
  const server = createSecureServer(config.publicUrl, (request, response) => {
    if (isStopping()) response.setHeader('Connection', 'close');
    if (!answer?.(request, response)) void handle(request, response);
  });
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(error, config);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${String(address.port)}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // Requests in progress may finish; idle kept-alive connections are closed at once.
      server.closeIdleConnections();
      const deadline = setTimeout(() => {
        server.closeAllConnections();
      }, 5_000);
      await closed;
      clearTimeout(deadline);
    },
  };
}

/**
 * Starts the application on a database: migrates, writes the embedded events, opens the queue and answers HTTP.
 * @throws when any step fails; everything opened so far is closed again.
 */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const { log, database, mailDirectory, demo = false } = options;
  const config = demo ? withDemoAddress(withDemoMeetings(withDemoPayPal(options.config))) : options.config;
  const opened: (() => Promise<void> | void)[] = [];
  try {
    await migrateToLatest(database);
    const connections = watchConnections(database, log, options.pulse);
    opened.push(() => connections.close());
    const { db, pool, close } = options.pooled
      ? await openPooledDatabase(
          { database, pooled: { ...options.pooled, Client: connections.config.Client } },
          config,
          log,
        )
      : await openDatabase({ ...connections.config, ...poolFor(config.databasePool) }, log);
    opened.push(close);
    await openReserve(pool);
    const listener = await openListener(connections.config);
    opened.push(() => listener.close());
    const reportConnections = await openReportConnections(
      { watched: connections.config, database, pool, replica: options.replica, listener },
      log,
      options.longestReport,
    );
    opened.push(() => reportConnections.close());
    await seedEvents(db, config.site.timeZone);
    const databaseClock = await createDatabaseClock(pool, log, options.clock === undefined);
    opened.push(() => {
      databaseClock.close();
    });
    const clock = options.clock ?? databaseClock.now;
    await updateOwedSince({ db, clock });
    const queue = await openJobQueue(connections.config, log, {
      clock,
      databaseClock: databaseClock.now,
      timeZone: config.site.timeZone,
      hasTimetable: options.clock === undefined,
    });
    opened.push(() => queue.close());
    const metrics = createMetrics(clock);
    const mailer = createMailer({
      ...config.mail,
      names: config.site.name,
      patience: options.mailPatience,
      smtpUrl: demo ? undefined : config.mail.smtpUrl,
      directory: mailDirectory,
      log,
      countEmail: metrics.countEmail,
    });
    opened.push(() => {
      mailer.close();
    });
    const secrets = makeSecrets(await options.signingKeys(db));
    let isStopping = false;
    const context: AppContext = {
      isStopping: () => isStopping,
      config,
      db,
      pool,
      reportConnections,
      clock,
      today: () => isoDayIn(clock(), config.site.timeZone),
      log,
      mailer,
      metrics,
      mailLimiter: createMailLimiter(options.mailLimits ?? defaultMailLimits, secrets.rateLimitKey),
      enqueue: queue.enqueue,
      enqueueAll: queue.enqueueAll,
      foregroundRequests: createForegroundRequests(),
      secrets,
      payPal: createPayPal(config, clock),
      isMoneyUnderWay,
      waivers: readWaivers(config.site.name),
      rateLimiter: createRateLimiter(pool, options.limits ?? defaultLimits, secrets.rateLimitKey, (limit, key) =>
        auditUnchanged(db, {
          at: clock(),
          action: 'limit-reached',
          subject: `limit:${limit}`,
          details: { limit, key: key.slice(0, 16) },
        }),
      ),
      shortestFillTime: options.shortestFillTime ?? shortestFillTime,
      validateResponses: options.validateResponses ?? false,
      mailDirectory,
      demoMailDirectory: demo ? mailDirectory : null,
    };
    await queue.startWorker(createJobHandlers(context), context.foregroundRequests, demo ? [lateJobName] : []);
    const smtpUrl = demo ? undefined : config.mail.smtpUrl;
    const sender = { from: config.mail.from, names: config.site.name };
    const line = { smtpUrl, sender, dkim: config.mail.dkim, mailer, patience: options.mailPatience };
    const whenFree = () => context.foregroundRequests.over(longestPause);
    const mailings = startMailingSender(context, {
      database: connections.config,
      openLine: () => openBulkLine({ ...line, whenFree }),
    });
    opened.push(() => mailings.close());
    const { folder, key } = config.backup;
    if (folder !== undefined && !demo) {
      const backups = startDailyBackups({ database, folder, key, clock, timeZone: config.site.timeZone }, log);
      opened.push(() => backups.close());
    }
    if (config.metricsPort !== undefined) {
      const figures = await startMetricsServer(
        { metrics, pool, reportConnections, backups: folder, log },
        config.metricsPort,
      );
      opened.push(figures.close);
    }
    let url = '';
    const site = await options.site?.({ context, listener, apiOrigin: () => url });
    if (site?.close) opened.push(site.close);
    const server = await listen(
      createServer(context, { site: site?.middleware, sendRefusal: site?.sendRefusal }),
      config,
      site?.answer,
      context.isStopping,
    );
    opened.push(server.close);
    url = server.url;
    const drain = async () => {
      isStopping = true;
      await pause(drainTime);
    };
    return { url, context, drain, close: () => closeAll(opened, log) };
  } catch (error) {
    await closeAll(opened, log);
    throw error;
  }
}
