import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../../api/application.ts';
import { signingKeysFor } from '../support/servers/signing-keys.ts';
import { readConfig } from '../../api/platform/config.ts';
import { defaultLimits } from '../../api/platform/http/limits/rate-limit.ts';
import { wideIntakeLimits } from '../support/servers/limits.ts';
import { createLog } from '../../api/platform/log.ts';
import { createSite } from '../../api/platform/pages/site.ts';
import { onServer, startTestServer as startDatabase } from '../support/database/database-server.ts';
import { startMeetingProvider } from '../support/servers/meeting-provider.ts';
import { startSmtp } from '../support/servers/smtp.ts';
import { parseUserTypes } from '../../api/access/rules.ts';
import { createDepositEvent, createSmallEvent, openSession, prepareData, registerFamily } from './steps/data.ts';
import { startLaterSite } from './steps/later-site.ts';
import type { LaterSite } from './steps/later-site.ts';

/*
 * The built site for the journeys: a database and a mail server of their own, and a clock that stands at a time when the
 * New York convention takes registrations. The mails that arrive can be asked for on the next port.
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
});
const application = await startApplication({
  config,
  signingKeys: signingKeysFor(config),
  log: createLog('error'),
  database: { ...database.config, database: database.template },
  mailDirectory,
  clock: () => now,
  limits: { ...defaultLimits, ...wideIntakeLimits },
  // The clock stands still, so that every form seems to be filled in at once.
  shortestFillTime: 0,
  validateResponses: true,
  site: createSite,
});
await prepareData(application.parts);

let later: Promise<LaterSite> | undefined;
/** Most runs have no journey that needs it, so it starts when it is asked for. */
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
 * GET /later starts the site of some months later, on the third port after this, and its PayPal on the second.
 * GET /later?type=R opens a session there. GET /later?fault=error&on=capture has something go wrong
 * at that PayPal, GET /later?amount=70.00 has it take another amount.
 * GET /?to=address&subject=part waits for the mail and answers its subject, text and html.
 * GET /family?email=address&language=es registers a family with minors.
 * GET /deposit-event?id=name makes an event that asks for a deposit, with later=1 at the site of some months later, by PayPal.
 * GET /session?type=P opens a session of someone of that type, for journeys that are not about signing in.
 */
const mails = createServer((request, response) => {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('Content-Type', 'application/json');
  const [userType] = parseUserTypes(query.get('type') ?? '');
  if (pathname === '/session' && userType) {
    void openSession(application.parts, userType, now).then((session) => response.end(JSON.stringify(session)));
    return;
  }
  if (pathname === '/later') {
    void laterSite().then(async ({ application: { parts }, payPal }) => {
      const kind = (['never', 'lost', 'error'] as const).find((name) => name === query.get('fault'));
      if (kind) payPal.faults.push({ on: new RegExp(query.get('on') ?? ''), kind });
      const value = query.get('amount');
      if (value !== null) payPal.oddities.push({ amount: { value, currency_code: 'USD' } });
      response.end(JSON.stringify(userType ? await openSession(parts, userType, parts.clock()) : {}));
    });
    return;
  }
  if (pathname === '/deposit-event') {
    const id = query.get('id') ?? '';
    const made = query.has('later')
      ? laterSite().then(({ application: { parts } }) => createDepositEvent(parts, id, ['PayPal']))
      : createDepositEvent(application.parts, id, ['Zelle', 'Check']);
    void made.then(() => response.end('{}'));
    return;
  }
  if (pathname === '/small-event') {
    const kind = { hasSessions: query.has('sessions'), isOver: query.has('over') };
    void createSmallEvent(application.parts, query.get('id') ?? '', Number(query.get('places') ?? 2), kind).then(() =>
      response.end('{}'),
    );
    return;
  }
  if (pathname === '/family') {
    const language = query.get('language') === 'es' ? 'es' : 'en';
    void registerFamily(application.parts, query.get('email') ?? '', language).then((family) =>
      response.end(JSON.stringify(family)),
    );
    return;
  }
  const to = query.get('to') ?? '';
  const subject = query.get('subject') ?? '';
  void smtp
    .waitForMail((mail) => mail.envelope.to.includes(to) && (mail.subject ?? '').includes(subject))
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
mails.listen(port + 1, '127.0.0.1');

const stop = async () => {
  mails.close();
  mails.closeAllConnections();
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
