import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../api/platform/commands/ensure-build.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { isMachineBusy } from '../benchmarks/machine.ts';
import { createEvent } from '../factories/event.ts';
import { waitForJobs } from '../faults/kills/rows.ts';
import { onServer, startTestServer } from '../support/database/database-server.ts';
import { startFaultySmtp } from '../support/servers/faulty-smtp.ts';
import { signInAs } from '../support/users.ts';
import { disturbances } from './disturbances.ts';
import { growing } from './growth.ts';
import { firstAndLast, p99 } from './judge.ts';
import { lost } from './lost.ts';
import { heading, row, takeSample, type Sample } from './measure.ts';
import { createProcesses } from './processes.ts';
import { letVisitorsCome } from './visitors.ts';

/*
 * Simulates a long opening day: two processes and one database, people who read, request prices, register, work and write, with a
 * deploy, a night, a lost database and a restart in between: npm run test:soak -- hours [--rate visitors per second]
 * It passes if nothing grows without bound, no acknowledged data is lost, and people wait no longer at the end.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rate: { type: 'string', default: '20' } },
});
const hours = Number(positionals[0]);
const rate = Number(values.rate);
if (!(hours > 0) || !(rate > 0)) throw new Error('For how many hours? npm run test:soak -- 8, or 0.1 for six minutes');

const whole = hours * 3_600_000;
/** Ten minutes, or less if there would be too few samples for judging growth. */
const interval = Math.min(600_000, whole / 36);
/** Waiting times at the end may be at most this many times as long as at the beginning. */
const slower = 1.2;
const warmUp = 30_000;
/** The undisturbed fraction of the run at the end; an hour or a sixth of the run counts from it. */
const quietEnd = 1 / 4;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const day = (fromToday: number): string => {
  const date = new Date(Date.now() + fromToday * 86_400_000);
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  return `${String(date.getUTCDate()).padStart(2, '0')}-${month}-${String(date.getUTCFullYear())}`;
};

ensureBuild();
const wasBusy = isMachineBusy();
const server = await startTestServer({ waitsForDisk: true });
const directory = await mkdtemp(join(tmpdir(), 'soak-'));
// Accepts every email and remembers the recipient.
const smtp = await startFaultySmtp(() => 1);
const config = { ...server.config, database: `soak_${randomUUID().replaceAll('-', '')}` };
await onServer(server.config, `create database ${config.database} template ${server.template}`);
const processes = await createProcesses(2, {
  database: config,
  mailDirectory: join(directory, 'mail'),
  clockGoes: true,
  hasPages: true,
  env: {
    PUBLIC_URL: 'http://retreats.test',
    TRUST_PROXY: 'true',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Retreats <no-reply@retreats.test>',
  },
});
const { db, pool, close } = await openDatabase(
  { ...config, application_name: 'soak', max: 5 },
  { warn: () => undefined },
);

const failures: string[] = [];
const samples: Sample[] = [];

/** Runs through the day, sample by sample. */
async function liveThrough(): Promise<void> {
  const eventIds = ['one', 'two', 'three'];
  for (const id of eventIds)
    await createEvent(db, id, {
      ...{ type: 'Convention', reg_date: day(-30), reg_end_date: day(60), start_date: day(90), end_date: day(91) },
      rates: { adultRetreatRate: 50, youngAdultRate: 50, teenRate: 50, childRate: 50, toddlerRate: 0 },
      maxRegistrationCount: 1_000_000,
    });
  await Promise.all(processes.all.map((site) => site.start()));
  const signIn = async () => (await signInAs(db, 'A,R', new Date())).cookie;
  let cookie = await signIn();
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const visitors = letVisitorsCome({ processes, eventIds, rate, staffCookie: () => cookie, today });
  await pause(warmUp);
  visitors.beginCounting();
  const began = performance.now();
  const elapsed = () => performance.now() - began;

  const happening = (async () => {
    for (const { name, at, happen } of disturbances({ sites: processes.all, pool, database: config, directory })) {
      await pause(Math.max(0, at * whole - elapsed()));
      const beganAt = elapsed();
      await happen();
      say(
        `  after ${(beganAt / 60_000).toFixed(1)} minutes, for ${((elapsed() - beganAt) / 1000).toFixed(1)} s: ${name}`,
      );
    }
  })();

  // Disturbances take longer on a busy machine, but the last hour must be undisturbed anyway.
  let end = whole;
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const happened = happening.finally(() => {
    over.abort();
    end = Math.max(whole, elapsed() + whole * quietEnd);
  });
  // A failure surfaces where the promise is awaited.
  happened.catch(() => undefined);
  say(heading);
  while (elapsed() < end || !isOver()) {
    await pause(isOver() ? Math.min(interval, Math.max(1_000, end - elapsed())) : interval);
    const sample = await takeSample(pool, processes.all, elapsed());
    samples.push(sample);
    say(row(sample));
    // No session lasts as long as the day.
    cookie = await signIn();
  }
  await happened;
  const lasted = elapsed();
  await visitors.finish();
  await waitForJobs(pool);

  const { acknowledged, times, wrong } = visitors;
  const all = Object.values(times).flat();
  for (const [kind, those] of Object.entries(times))
    say(`${kind}: ${String(those.length)}, p99 ${p99(those.map(({ ms }) => ms)).toFixed(0)} ms`);
  const { registrations, payments, messages } = acknowledged;
  say(
    `acknowledged: ${String(registrations.size)} registrations, ${String(payments.size)} payments, ${String(messages.size)} messages; ` +
      `asked again ${String(processes.askedAgain())} times`,
  );
  for (const [what, count] of wrong) failures.push(`${String(count)} × ${what}`);
  if (registrations.size === 0) failures.push('nobody registered');
  failures.push(...(await lost(pool, acknowledged, smtp.taken)), ...growing(samples));
  const { first, last } = firstAndLast(all, whole, lasted);
  say(
    `p99 at the beginning ${first.toFixed(0)} ms, at the end ${last.toFixed(0)} ms: ${(last / first).toFixed(2)} times`,
  );
  if (!(last <= first * slower)) failures.push(`people wait longer at the end: more than ${String(slower)} times`);
}

let cleaning: Promise<void> | undefined;
function cleanUp(): Promise<void> {
  cleaning ??= (async () => {
    await processes.close();
    await close();
    await smtp.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  })();
  return cleaning;
}
// It may run for hours, and may be stopped from the keyboard.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void cleanUp().finally(() => process.exit(1));
  });

try {
  await liveThrough();
  for (const failure of failures) say(`does not hold: ${failure}`);
  if (wasBusy || isMachineBusy())
    say('Other programs take processor time: the times say more of them than of the site.');
  say(failures.length === 0 ? 'All holds.' : `${String(failures.length)} things do not hold.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await cleanUp();
}
