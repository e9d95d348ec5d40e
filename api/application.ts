import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { sendAccountNotice, sendLinkMail } from './account/jobs.ts';
import { loadSecrets } from './access/secrets.ts';
import type { Config } from './config.ts';
import { sendContactMail } from './contact/jobs.ts';
import { openDatabase } from './data/database.ts';
import { migrateToLatest } from './data/migrate.ts';
import { seedEvents } from './events/seed.ts';
import { deleteDueForms } from './forms/retention.ts';
import { shortestFillTime } from './forms/rules.ts';
import { createRateLimiter, defaultLimits } from './http/rate-limit.ts';
import type { Limits } from './http/rate-limit.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { openJobQueue } from './jobs/queue.ts';
import { createRush } from './jobs/rush.ts';
import { createMailer } from './mail/mailer.ts';
import { withDemoPayPal } from './demo/paypal/mount.ts';
import type { Parts } from './parts.ts';
import { endPaymentHold, reconcileOrders } from './payments/paypal/jobs.ts';
import { followNotice } from './payments/paypal/notices.ts';
import { createPayPal } from './payments/paypal/paypal.ts';
import { sendReturnedMail } from './payments/paypal/returned-mail.ts';
import { sendPrayerMail } from './prayer/jobs.ts';
import { careForRegistrations } from './registrations/care.ts';
import { sendRegistrationLinks } from './registrations/find.ts';
import { sendRegistrationMail } from './registrations/jobs.ts';
import { offerAddedPlaces } from './registrations/lifecycle.ts';
import { mailMessage } from './registrations/staff-messages.ts';
import { sendSabbathMail } from './sabbath/jobs.ts';
import { createServer } from './server.ts';
import { sendWaiverMail } from './waiver/jobs.ts';
import { beginReminders } from './waiver/reminders.ts';
import { readWaivers } from './waiver/texts.ts';

/** What an application is started with. */
export interface ApplicationOptions {
  readonly config: Config;
  readonly log: Logger;
  /** How to reach the database; it is migrated here. */
  readonly database: PoolConfig;
  /** Where mails are written when no SMTP server is configured. */
  readonly mailDirectory: string;
  readonly demo?: boolean;
  readonly clock?: () => Date;
  readonly limits?: Limits;
  /** The shortest time in which a person fills in a public form, in ms; tests are faster than people. */
  readonly shortestFillTime?: number;
  readonly validateResponses?: boolean;
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

/** How long a request may take to arrive, in ms: enough for a phone on a poor network, too little to hold us up. */
const arrival = { headersTimeout: 20_000, requestTimeout: 60_000 };

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

async function listen(app: Koa, config: Config, answer: Site['answer'] = () => false): Promise<{ url: string; close: () => Promise<void> }> {
  // The callback is Koa's own and handles its errors.
  const handle = app.callback();
  const server = createHttpServer(arrival, (request, response) => {
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
  const { log, database, mailDirectory, demo = false, clock = () => new Date() } = options;
  const config = demo ? withDemoPayPal(options.config) : options.config;
  const opened: (() => Promise<void> | void)[] = [];
  try {
    await migrateToLatest(database);
    const { db, pool, close } = await openDatabase(database, log);
    opened.push(close);
    await seedEvents(db);
    const queue = await openJobQueue(database, log, clock);
    opened.push(() => queue.close());
    const mailer = createMailer({ ...config.mail, smtpUrl: demo ? undefined : config.mail.smtpUrl, directory: mailDirectory, log });
    opened.push(() => {
      mailer.close();
    });
    const secrets = await loadSecrets(db);
    const parts: Parts = {
      config,
      db,
      pool,
      clock,
      log,
      mailer,
      enqueue: queue.enqueue,
      enqueueAll: queue.enqueueAll,
      rush: createRush(),
      secrets,
      payPal: createPayPal(config, clock),
      waivers: readWaivers(config.site.name),
      rateLimiter: await createRateLimiter(pool, options.limits ?? defaultLimits, secrets.rateLimitKey),
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
      'party-message': (payload) => mailMessage(parts, payload),
      'registration-hold': (payload) => endPaymentHold(parts, payload),
      'paypal-notice': (payload) => followNotice(parts, payload),
      'paypal-returned-mail': (payload) => sendReturnedMail(parts, payload),
      'paypal-check': () => reconcileOrders(parts),
      'link-mail': (payload) => sendLinkMail(parts, payload),
      'account-notice': (payload) => sendAccountNotice(parts, payload),
      'waiver-mail': (payload) => sendWaiverMail(parts, payload),
      'waiver-reminders': () => beginReminders(parts),
      'contact-mail': (payload) => sendContactMail(parts, payload),
      'prayer-mail': (payload) => sendPrayerMail(parts, payload),
      'sabbath-mail': (payload) => sendSabbathMail(parts, payload),
      'forms-deletion': () => deleteDueForms(parts),
    };
    await queue.startWorker(handlers, parts.rush);
    let url = '';
    const site = await options.site?.({ parts, database, apiOrigin: () => url });
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
