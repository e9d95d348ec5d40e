import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../../api/application.ts';
import { signingKeysFor } from '../support/servers/signing-keys.ts';
import { readConfig } from '../../api/platform/config.ts';
import { defaultLimits } from '../../api/platform/http/limits/rate-limit.ts';
import { wideAddressLimits, wideIntakeLimits, wideMailLimits } from '../support/servers/limits.ts';
import { createLog } from '../../api/platform/log.ts';
import { createSite } from '../../api/platform/pages/site.ts';
import { onServer, startTestServer as startDatabase } from '../support/database/database-server.ts';
import { startMeetingProvider } from '../support/servers/meeting-provider.ts';
import { startSmtp } from '../support/servers/smtp.ts';
import { parseUserTypes } from '../../api/access/rules.ts';
import {
  beginSession,
  createDepositEvent,
  createDoorEvent,
  createSmallEvent,
  openSession,
  reopenSession,
  prepareData,
  registerFamily,
} from './steps/data.ts';
import { startLaterSite } from './steps/later-site.ts';
import type { LaterSite } from './steps/later-site.ts';

/*
 * The built site for the journeys: it has its own database and mail server, and a clock stopped at a time when the New York
 * convention accepts registrations. The next port serves the received emails.
 */
const port = Number(process.env.E2E_PORT);
const now = new Date('2026-12-01T15:00:00Z');

const smtp = await startSmtp();
const meetings = await startMeetingProvider();
const database = await startDatabase();
const laterDatabase = { ...database.config, database: `${database.template}_later` };
await onServer(database.config, `create database ${laterDatabase.database} template ${database.template}`);
const mailDirectory = await mkdtemp(join(tmpdir(), 'e2e-mail-'));
const config = readConfig({
  ...meetings.env,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Retreats <no-reply@retreats.test>',
  PORT: String(port),
  // News is not sent without a postal address.
  SITE_ADDRESS: '1 Hill Road | Springfield, IL 62701',
});
const application = await startApplication({
  config,
  signingKeys: signingKeysFor(config),
  log: createLog('error'),
  database: { ...database.config, database: database.template },
  mailDirectory,
  clock: () => now,
  limits: { ...defaultLimits, ...wideIntakeLimits, ...wideAddressLimits },
  mailLimits: wideMailLimits,
  // The clock is stopped, so every form seems to be filled in at once.
  shortestFillTime: 0,
  validateResponses: true,
  site: createSite,
});
await prepareData(application.context);

let later: Promise<LaterSite> | undefined;
/** Most runs have no journey that needs it, so it starts on demand. */
const laterSite = (): Promise<LaterSite> =>
  (later ??= startLaterSite({
    port: port + 3,
    payPalPort: port + 2,
    smtpUrl: smtp.url,
    log: createLog('error'),
    database: laterDatabase,
    mailDirectory,
    site: createSite,
  }));

/**
 * GET /later starts the site set some months later, on the third port after this one, and its PayPal on the second.
 * GET /later?type=R opens a session there, with own=1 for a new user. GET /later?fault=error&on=capture causes a fault at that
 * PayPal, GET /later?amount=70.00 makes it capture another amount. GET /?to=address&subject=part waits for the email and returns
 * its subject, text and HTML; with nth=2, those of the second one. GET /family?email=address&language=es registers a family with
 * minors. GET /deposit-event?id=name creates an event that requires a deposit; with later=1 on the later site, by PayPal. GET
 * /later-again?id=7 opens another session for a user there. GET /begin-session?id=uuid&minutesAgo=5 moves the start of an online
 * session to that time. GET /door-event?id=name creates an event that takes place now, on the later site. GET /session?type=P
 * opens a session for a user of that type, for journeys that are not about logging in; with own=1 for a new user.
 */
const emails = createServer((request, response) => {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('Content-Type', 'application/json');
  const [userType] = parseUserTypes(query.get('type') ?? '');
  if (pathname === '/session' && userType) {
    void openSession(application.context, userType, now, query.has('own')).then((session) =>
      response.end(JSON.stringify(session)),
    );
    return;
  }
  if (pathname === '/later') {
    void laterSite().then(async ({ application: { context }, payPal }) => {
      const kind = (['never', 'lost', 'error'] as const).find((name) => name === query.get('fault'));
      if (kind) payPal.faults.push({ on: new RegExp(query.get('on') ?? ''), kind });
      const value = query.get('amount');
      if (value !== null) payPal.oddities.push({ amount: { value, currency_code: 'USD' } });
      response.end(
        JSON.stringify(userType ? await openSession(context, userType, context.clock(), query.has('own')) : {}),
      );
    });
    return;
  }
  if (pathname === '/later-again') {
    void laterSite().then(async ({ application: { context } }) => {
      response.end(JSON.stringify(await reopenSession(context, Number(query.get('id')), context.clock())));
    });
    return;
  }
  if (pathname === '/door-event') {
    const id = query.get('id') ?? '';
    void laterSite().then(async ({ application: { context } }) => {
      await createDoorEvent(context, id);
      response.end('{}');
    });
    return;
  }
  if (pathname === '/deposit-event') {
    const id = query.get('id') ?? '';
    const made = query.has('later')
      ? laterSite().then(({ application: { context } }) => createDepositEvent(context, id, ['PayPal']))
      : createDepositEvent(application.context, id, ['Zelle', 'Check']);
    void made.then(() => response.end('{}'));
    return;
  }
  if (pathname === '/begin-session') {
    void beginSession(application.context, query.get('id') ?? '', Number(query.get('minutesAgo') ?? 5)).then(() =>
      response.end('{}'),
    );
    return;
  }
  if (pathname === '/small-event') {
    const kind = { hasSessions: query.has('sessions'), isOver: query.has('over') };
    void createSmallEvent(application.context, query.get('id') ?? '', Number(query.get('places') ?? 2), kind).then(() =>
      response.end('{}'),
    );
    return;
  }
  if (pathname === '/family') {
    const language = query.get('language') === 'es' ? 'es' : 'en';
    void registerFamily(application.context, query.get('email') ?? '', language).then((family) =>
      response.end(JSON.stringify(family)),
    );
    return;
  }
  const to = query.get('to') ?? '';
  const subject = query.get('subject') ?? '';
  const nth = Number(query.get('nth') ?? 1);
  const matching = () =>
    smtp.received.filter((mail) => mail.envelope.to.includes(to) && (mail.subject ?? '').includes(subject));
  void smtp
    .waitForMail((mail) => mail === matching()[nth - 1])
    .then((mail) => {
      response.end(
        JSON.stringify({
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          count: smtp.received.filter(({ envelope }) => envelope.to.includes(to)).length,
        }),
      );
    });
});
emails.listen(port + 1, '127.0.0.1');

const stop = async () => {
  emails.close();
  emails.closeAllConnections();
  await (await later)?.close();
  await application.close();
  await smtp.close();
  await meetings.close();
  await database.stop();
  await rm(mailDirectory, { recursive: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
