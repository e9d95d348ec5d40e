import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { sendAccountNotice, sendLinkMail } from './account/jobs.ts';
import { auditUnchanged } from './audit/audit.ts';
import { applyProposal, sendProposalMail } from './account/proposed-address/proposed-address.ts';
import { makeSecrets } from './platform/secrets.ts';
import type { SigningKeys } from './platform/keys/signing-keys.ts';
import type { Config } from './platform/config.ts';
import { isoDayIn } from './church-year/rules.ts';
import { sendContactMail } from './contact/jobs.ts';
import { createDatabaseClock } from './platform/data/clock.ts';
import { watchConnections } from './platform/data/connections.ts';
import type { PulseTimes } from './platform/data/connections.ts';
import { openDatabase } from './platform/data/database.ts';
import { migrateToLatest } from './platform/data/migrate.ts';
import type { Database } from './platform/data/tables.gen.ts';
import { seedEvents } from './events/seed.ts';
import { deleteDueForms } from './forms/retention.ts';
import { shortestFillTime } from './forms/rules.ts';
import { createRateLimiter, defaultLimits } from './platform/http/limits/rate-limit.ts';
import type { Limits } from './platform/http/limits/rate-limit.ts';
import { createSecureServer } from './platform/http/security-headers.ts';
import { deleteEnded } from './platform/http/limits/stored-limit.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import { openJobQueue } from './platform/jobs/queue.ts';
import { createRush } from './platform/jobs/foreground-requests.ts';
import { createMailLimiter, defaultMailLimits } from './platform/mail/limiter.ts';
import type { MailLimits } from './platform/mail/limiter.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { MailPatience } from './platform/mail/mailer.ts';
import { sendSealed } from './platform/mail/sealed.ts';
import { withDemoPayPal } from './demo/paypal/mount.ts';
import type { Parts } from './context.ts';
import { endPaymentHold, reconcileOrders } from './payments/paypal/jobs.ts';
import { followNotice } from './payments/paypal/webhook-events.ts';
import { createPayPal } from './payments/paypal/paypal.ts';
import { sendReturnedMail } from './payments/mail/returned.ts';
import { sendPrayerMail } from './prayer/jobs.ts';
import { careForRegistrations } from './registrations/lifecycle/reminders.ts';
import { sendRegistrationLinks } from './registrations/mail/lost-links.ts';
import { sendRegistrationMail } from './registrations/jobs.ts';
import { offerAddedPlaces } from './registrations/lifecycle/lifecycle.ts';
import { followDeposits } from './registrations/lifecycle/follow-deposits.ts';
import { followAddresses } from './registrations/lifecycle/release.ts';
import { mailMessage } from './registrations/desk/messages.ts';
import { sendSabbathMail } from './sabbath/jobs.ts';
import { createServer } from './server.ts';
import { sendCode } from './session/code-mail.ts';
import { sendWaiverMail } from './waiver/jobs.ts';
import { beginReminders } from './waiver/mail/reminders.ts';
import { readWaivers } from './waiver/texts.ts';

/** What an application is started with. */
export interface ApplicationOptions {
  readonly config: Config;
  readonly log: Logger;
  /** How to reach the database; it is migrated here. */
  readonly database: PoolConfig;
  /** What links and codes are made from; asked for once the database is migrated. */
  readonly signingKeys: (db: Kysely<Database>) => Promise<SigningKeys>;
  /** Where emails are written when no SMTP server is configured. */
  readonly mailDirectory: string;
  readonly demo?: boolean;
  /** Tests give a time of their own; all processes go by the clock of the database. */
  readonly clock?: () => Date;
  readonly limits?: Limits;
  readonly mailLimits?: MailLimits;
  readonly mailPatience?: MailPatience;
  /** The shortest time in which a person fills in a public form, in ms; tests are faster than people. */
  readonly shortestFillTime?: number;
  readonly validateResponses?: boolean;
  /** How often the database is asked whether it is there. */
  readonly pulse?: PulseTimes;
  /** Makes what answers everything outside /api. */
  readonly site?: (surroundings: SiteSurroundings) => Site | Promise<Site>;
}

/** What the site is made from. */
export interface SiteSurroundings {
  readonly parts: Parts;
  /** For connections of its own. */
  readonly database: PoolConfig;
  /** Where the API answers this process; known once it listens. */
  readonly apiOrigin: () => string;
}

/** What answers everything outside /api. */
export interface Site {
  readonly middleware: Koa.Middleware;
  /** Answers at once what can be answered from memory, before anything else is asked; false where it cannot. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly close?: () => Promise<void>;
}

/** An application that answers. */
export interface Application {
  /** Where it answers on this machine, such as http://127.0.0.1:3001. */
  readonly url: string;
  readonly parts: Parts;
  /** Stops answering, then working, then closes the database. */
  readonly close: () => Promise<void>;
}

/** Undoes what was opened, the last first; every step is tried, whatever the others do. */
async function closeAll(steps: readonly (() => Promise<void> | void)[], log: Logger): Promise<void> {
  for (const step of [...steps].reverse()) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error }, 'something did not stop well');
    }
  }
}

/** Why it cannot listen, for the one who starts it. */
function listenError(cause: unknown, { host, port }: Config): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const address = `${host}, port ${String(port)}`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Another program answers on ${address} already, perhaps this site. Stop it, or set PORT to another port.`,
    EACCES: `This user may not answer on ${address}. Set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Set HOST to one of its own.`,
  };
  return new Error(reasons[String(code)] ?? `It cannot answer on ${address}: ${String(cause)}`, { cause });
}

async function listen(
  app: Koa,
  config: Config,
  answer: Site['answer'] = () => false,
): Promise<{ url: string; close: () => Promise<void> }> {
  // The callback is Koa's own and handles its errors.
  const handle = app.callback();
  const server = createSecureServer(config.publicUrl, (request, response) => {
    if (!answer(request, response)) void handle(request, response);
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
      // Requests under way may finish; kept-alive connections without one are ended at once.
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
 * @throws when any of it fails; what was opened until then is closed again.
 */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const { log, database, mailDirectory, demo = false } = options;
  const config = demo ? withDemoPayPal(options.config) : options.config;
  const opened: (() => Promise<void> | void)[] = [];
  try {
    await migrateToLatest(database);
    const connections = watchConnections(database, log, options.pulse);
    opened.push(() => connections.close());
    const { db, pool, close } = await openDatabase(connections.config, log);
    opened.push(close);
    await seedEvents(db);
    const databaseClock = await createDatabaseClock(pool, log, options.clock === undefined);
    opened.push(() => {
      databaseClock.close();
    });
    const clock = options.clock ?? databaseClock.now;
    await followDeposits({ db, clock });
    const queue = await openJobQueue(connections.config, log, {
      clock,
      databaseClock: databaseClock.now,
      timeZone: config.site.timeZone,
      hasTimetable: options.clock === undefined,
    });
    opened.push(() => queue.close());
    const mailer = createMailer({
      ...config.mail,
      names: config.site.name,
      patience: options.mailPatience,
      smtpUrl: demo ? undefined : config.mail.smtpUrl,
      directory: mailDirectory,
      log,
    });
    opened.push(() => {
      mailer.close();
    });
    const secrets = makeSecrets(await options.signingKeys(db));
    const parts: Parts = {
      config,
      db,
      pool,
      clock,
      today: () => isoDayIn(clock(), config.site.timeZone),
      log,
      mailer,
      mailLimiter: createMailLimiter(options.mailLimits ?? defaultMailLimits, secrets.rateLimitKey),
      enqueue: queue.enqueue,
      enqueueAll: queue.enqueueAll,
      rush: createRush(),
      secrets,
      payPal: createPayPal(config, clock),
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
      demoMailDirectory: demo ? mailDirectory : null,
    };
    const handlers: JobHandlers = {
      'registration-mail': (payload) => sendRegistrationMail(parts, payload),
      'registration-links': (payload) => sendRegistrationLinks(parts, payload),
      'registration-care': async () => {
        await offerAddedPlaces(parts);
        await careForRegistrations(parts);
      },
      'registration-addresses': () => followAddresses(parts),
      'party-message': (payload) => mailMessage(parts, payload),
      'registration-hold': (payload) => endPaymentHold(parts, payload),
      'paypal-notice': (payload) => followNotice(parts, payload),
      'paypal-returned-mail': (payload) => sendReturnedMail(parts, payload),
      'paypal-check': () => reconcileOrders(parts),
      'link-mail': (payload) => sendLinkMail(parts, payload),
      'account-notice': (payload) => sendAccountNotice(parts, payload),
      'proposed-address-mail': (payload) => sendProposalMail(parts, payload),
      'proposed-address': (payload) => applyProposal(parts, payload),
      'code-mail': (payload) => sendCode(parts, payload),
      'sealed-mail': (payload) => sendSealed(parts, payload),
      'waiver-mail': (payload) => sendWaiverMail(parts, payload),
      'waiver-reminders': () => beginReminders(parts),
      'contact-mail': (payload) => sendContactMail(parts, payload),
      'prayer-mail': (payload) => sendPrayerMail(parts, payload),
      'sabbath-mail': (payload) => sendSabbathMail(parts, payload),
      'forms-deletion': () => deleteDueForms(parts),
      'limits-deletion': () => deleteEnded(pool),
    };
    await queue.startWorker(handlers, parts.rush);
    let url = '';
    const site = await options.site?.({ parts, database: connections.config, apiOrigin: () => url });
    if (site?.close) opened.push(site.close);
    const server = await listen(createServer(parts, { site: site?.middleware }), config, site?.answer);
    opened.push(server.close);
    url = server.url;
    return { url, parts, close: () => closeAll(opened, log) };
  } catch (error) {
    await closeAll(opened, log);
    throw error;
  }
}
