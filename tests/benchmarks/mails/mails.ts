import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { createUser, testPassword } from '../../support/users.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy, memoryOf } from '../machine.ts';
import { post, withServers, type Surroundings } from '../registering.ts';
import type { PlainWork } from './send-plain.ts';
import { startSmtpProcess, type SmtpProcess } from './smtp-process.ts';

/*
 * Measures bulk emails: npm run benchmark:mails [-- --recipients 10000] [--megabytes 5] [--registrations 60]
 * - emails per second to recipients in two languages, with an attachment, through a real SMTP server, beside a bare loop of
 * nodemailer that sends the same email over as many connections, before and after;
 * - the server's memory above idle meanwhile;
 * - how much longer a registration takes meanwhile, and how soon a one-time code arrives that is requested in the middle.
 * Prints each figure beside its limit; no missed limit is an error. The mail server and the loop run in their own processes.
 */
const { values: options } = parseArgs({
  options: { recipients: { type: 'string' }, megabytes: { type: 'string' }, registrations: { type: 'string' } },
});
const recipients = Number(options.recipients ?? 10_000);
const megabytes = Number(options.megabytes ?? 5);
const registrations = Number(options.registrations ?? 60);
/** As many connections as the server has for bulk emails, see api/mailings/sending/sender.ts. */
const connections = 3;
/** The start of the addresses that get emails before anything is measured. */
const warmUp = 'warm-up';
/** Maximum duration of the whole benchmark, in seconds. */
const longest = 3_600;
/** Time between two registrations, in ms: a busy morning, but not so busy that bulk emails wait. */
const betweenRegistrations = 150;
const file = randomBytes(megabytes * 1024 * 1024);
const plain = fileURLToPath(new URL('send-plain.ts', import.meta.url));

/** Creates a mailing that is ready to start. */
async function insertMailing(pool: Pool, name: string, count: number): Promise<string> {
  const id = randomUUID();
  const texts = {
    en: {
      subject: 'Advent at the center',
      text: 'Dear {firstName},\n\nthe program of Advent is attached.\n\n- Prayer\n- Rest',
    },
    es: {
      subject: 'Adviento en el centro',
      text: 'Hola, {firstName}:\n\nadjuntamos el programa.\n\n- Oración\n- Descanso',
    },
  };
  await pool.query(
    `insert into mailings (id, state, kind, audience, texts, created_at, sent_at)
     values ($1, 'paused', 'news', '{}', $2, now(), now())`,
    [id, JSON.stringify(texts)],
  );
  await pool.query(
    `insert into mailing_files (id, mailing_id, name, content) values (gen_random_uuid(), $1, 'program.pdf', $2)`,
    [id, file],
  );
  await pool.query(
    `insert into mailing_recipients (mailing_id, first_name, address, language, state, next_try_at)
     select $1, 'Ana', $2 || n || '@example.org', case when n % 2 = 0 then 'en' else 'es' end, 'waiting', timestamptz '2027-03-01'
     from generate_series(1, $3::int) as n`,
    [id, name, count],
  );
  return id;
}

const start = (pool: Pool, id: string) => pool.query(`update mailings set state = 'sending' where id = $1`, [id]);

/**
 * Sends a mailing. Returns its rate in emails per second.
 * @param name the start of its recipients' addresses, and of no others: the rate counts every email to such an address
 */
async function sendMailing(pool: Pool, smtp: SmtpProcess, name: string, count: number): Promise<number> {
  const isOfThis = (to: string): boolean => to.startsWith(name);
  await start(pool, await insertMailing(pool, name, count));
  await smtp.waitFor(isOfThis, count, longest);
  return rateOf(smtp, isOfThis);
}

function rateOf(smtp: SmtpProcess, fits: (to: string) => boolean): number {
  const times = smtp.arrivals(fits).map(({ at }) => at);
  return (times.length - 1) / ((Math.max(...times) - Math.min(...times)) / 1000);
}

/** Sends the same email from a bare loop. */
async function sendPlain(smtp: SmtpProcess, name: string, count: number): Promise<number> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.from(smtp.first(), 'latin1'));
  if (html === '') throw new Error('The mail server kept no email of the warm-up to send again');
  const work: PlainWork = {
    smtpUrl: smtp.url,
    connections,
    from: 'Retreats <no-reply@retreats.test>',
    subject,
    text,
    html,
    file: file.toString('base64'),
    recipients: Array.from({ length: count }, (_, number) => `${name}${String(number)}@example.org`),
  };
  const child = fork(plain);
  const sent = once(child, 'message');
  child.send(work);
  await sent;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
  return rateOf(smtp, (to) => to.startsWith(name));
}

/** The median time of some registrations, in ms. */
async function registrationMs(url: string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < registrations; number += 1) {
    const body = buildRegistration({ eventId: 'measured', quotedTotalCents: 20_000 });
    const began = performance.now();
    const { status } = await post(`${url}/api/registrations`, body, { 'Idempotency-Key': buildIdempotencyKey() });
    times.push(performance.now() - began);
    if (status !== 201) throw new Error(`A registration was answered ${String(status)}`);
    await pause(betweenRegistrations);
  }
  return median(times);
}

/** How many seconds a one-time code takes to arrive. */
async function codeSeconds(url: string, smtp: SmtpProcess, email: string): Promise<number> {
  const began = performance.now();
  const { status } = await post(`${url}/api/session`, { email, password: testPassword }, {});
  if (status !== 202) throw new Error(`A login was answered ${String(status)}`);
  const isCode = (to: string): boolean => to === email;
  await smtp.waitFor(isCode, 1, 60);
  return ((smtp.arrivals(isCode)[0]?.at ?? Number.NaN) - began) / 1000;
}

async function benchmark(smtp: SmtpProcess, { urls: [url = ''], processIds: [id = 0], db, pool }: Surroundings) {
  await createEvent(db, 'measured');
  const { email } = await createUser(db, 'R', { email: 'staff@example.org' });
  if (isMachineBusy()) console.log('The machine is busy: these figures say less.');
  // Warms up: compiles code and opens connections.
  await registrationMs(url);
  await sendMailing(pool, smtp, warmUp, 2 * connections);
  const idle = await memoryOf(id);

  const before = await sendPlain(smtp, 'plain-before', Math.ceil(recipients / 2));
  let most = 0;
  const watch = setInterval(() => {
    void memoryOf(id).then((now) => {
      most = Math.max(most, now);
    });
  }, 100);
  const rate = await sendMailing(pool, smtp, 'reader', recipients);
  clearInterval(watch);
  const after = await sendPlain(smtp, 'plain-after', Math.ceil(recipients / 2));
  const bare = 2 / (1 / before + 1 / after);
  console.log(
    `${String(recipients)} emails with ${String(megabytes)} MB: ${rate.toFixed(1)}/s, bare loop ${before.toFixed(1)}/s and ${after.toFixed(1)}/s: ratio ${judged(rate / bare, { atLeast: 0.8 })}`,
  );
  console.log(`server memory: ${judged(most - idle, { atMost: 60 }, 0)} MB above idle`);

  const quiet = await registrationMs(url);
  const mailing = await insertMailing(pool, 'meanwhile', 10_000);
  await start(pool, mailing);
  await smtp.waitFor((to) => to.startsWith('meanwhile'), connections, 60);
  const busy = await registrationMs(url);
  console.log(
    `a registration: ${quiet.toFixed(1)} ms, ${busy.toFixed(1)} ms while emails are sent: ratio ${judged(busy / quiet, { atMost: 1.2 })}`,
  );
  const seconds = await codeSeconds(url, smtp, email);
  console.log(`a one-time code asked for meanwhile arrives after ${judged(seconds, { atMost: 5 }, 1)} s`);
  await pool.query(`update mailings set state = 'canceled' where id = $1`, [mailing]);
}

const smtp = await startSmtpProcess(warmUp);
try {
  await withServers(1, (surroundings) => benchmark(smtp, surroundings), {
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Retreats <no-reply@retreats.test>', MAIL_BULK_PER_MINUTE: '100000' },
  });
} finally {
  await smtp.stop();
}
