import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../api/platform/data/tables.gen.ts';
import { readWaivers } from '../../../api/waiver/texts.ts';
import { createEvent } from '../../factories/event.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { withServers, type Surroundings } from '../registering.ts';
import { fillParties, oneEvent, otherEvents } from './fill-parties.ts';
import { firstRowMs, type Reader, readerOf, runOf, type Run } from './runs.ts';
import { measureVisitors } from './visitors.ts';

/*
 * Measures reports, as ratios within one run.
 *   npm run benchmark:reports [-- --parties 1000000] [--few 10000] [--seconds 8] [--fill 3600]
 * With --keep DIR the database stays in that directory, and the next run with it measures at once, without the comparison with
 * few parties; you must delete the directory yourself. With --only visitors (or lists) it measures only those.
 * - a report of one event, which is as large at both sizes of the database, among few parties and among many;
 * - a report of all events beside a bare `group by` of its table;
 * - the first byte of a list beside the first row of its query;
 * - how long visitors wait while two complete files stream, and how much memory the server uses meanwhile.
 * Prints each figure beside its limit; no missed limit is an error. Parties have two and a half people on average. Uses its own
 * server.
 */
const { values: options } = parseArgs({
  options: {
    parties: { type: 'string' },
    few: { type: 'string' },
    seconds: { type: 'string' },
    fill: { type: 'string' },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
});
const most = Number(options.parties ?? 1_000_000);
const few = Math.min(most, Number(options.few ?? 10_000));
const seconds = Number(options.seconds ?? 8);
/** Maximum time for creating parties, in seconds: a slow machine creates fewer. */
const fill = Number(options.fill ?? 3600);
const repetitions = 7;
/** With more rows, a response spends its time on sending them, which a `group by` does not. */
const fewRows = 1_000;

/** IDs of the reports that can be limited to one event. */
const ofOneEvent = [2, 3, 4, 5, 6, 10];

/** For each report, the table that it scans for all events, and a column to group that table by. */
const tables: Readonly<Record<number, readonly [table: string, column: string]>> = {
  1: ['registrations', 'event_id'],
  2: ['registration_members', 'band'],
  3: ['payments', 'method'],
  4: ['registrations', 'event_id'],
  5: ['registration_members', 'band'],
  6: ['registration_members', 'band'],
  10: ['registration_messages', 'subject'],
};

/** Filter values that turn every filter off. */
const everything: Readonly<Record<number, Run['filterValues']>> = { 1: { concluded: true } };

async function medianOf(work: () => Promise<number>, times = repetitions): Promise<number> {
  const found: number[] = [];
  for (let number = 0; number <= times; number += 1) found.push(await work());
  // The first run only warms up.
  return median(found.slice(1));
}

async function oneEventTimes(reader: Reader): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  for (const reportId of ofOneEvent) {
    const run = { reportId, filterValues: { event: oneEvent } };
    times.set(reportId, await medianOf(async () => (await runOf(reader, run)).wholeMs));
  }
  return times;
}

async function groupByMs(pool: Pool, [table, column]: readonly [string, string]): Promise<number> {
  const began = performance.now();
  await pool.query(`select ${column}, count(*) from ${table} group by ${column}`);
  return performance.now() - began;
}

async function compareAllEvents(reader: Reader, pool: Pool): Promise<void> {
  for (const [id, table] of Object.entries(tables)) {
    const run = { reportId: Number(id), filterValues: everything[Number(id)] ?? {} };
    const bare = await medianOf(() => groupByMs(pool, table), 3);
    let said = '';
    let sent = 0;
    const whole = await medianOf(async () => {
      const { wholeMs, error, rows } = await runOf(reader, run);
      said = error ?? `${String(rows)} rows`;
      sent = rows;
      return wholeMs;
    }, 3);
    const ratio = whole / bare;
    const judgement =
      sent <= fewRows ? judged(ratio, { atMost: 8 }) : `${ratio.toFixed(2)} (not judged: all these rows are sent)`;
    console.log(
      `report ${id} of all events: ${whole.toFixed(0)} ms (${said}), group by ${bare.toFixed(0)} ms: ratio ${judgement}`,
    );
  }
}

async function compareFirstBytes(reader: Reader, db: Kysely<Database>, pool: Pool): Promise<void> {
  for (const reportId of [2, 4]) {
    const run = { reportId, filterValues: { event: 'report-7' } };
    let rows = 0;
    const query = await medianOf(() => firstRowMs(db, pool, run), 5);
    const list = await medianOf(async () => {
      const ran = await runOf(reader, run);
      ({ rows } = ran);
      return ran.firstByteMs;
    }, 5);
    console.log(
      `report ${String(reportId)} of ${String(rows)} rows: first byte after ${list.toFixed(0)} ms, the query's first row after ${query.toFixed(0)} ms: ${judged(list - query, { atMost: 200 }, 0)} ms later`,
    );
  }
}

/** Fills the database with few parties and then with many, and compares reports of one event between the two. */
async function compareOneEvent(one: Reader, db: Kysely<Database>, pool: Pool): Promise<void> {
  await createEvent(db, oneEvent);
  for (let event = 0; event < otherEvents; event += 1) await createEvent(db, `report-${String(event)}`);
  const { version } = readWaivers({ en: 'Retreat center', es: 'Centro de retiros' }).Residential.en;
  await pool.query(
    `insert into waiver_texts (version, language, title, blocks, first_signed_at)
     select $1, language, 'Waiver', '[]', now() from unnest(array['en', 'es']) as language`,
    [version],
  );
  await fillParties(pool, { from: 1, to: few, waiverVersion: version, seconds: fill });
  const amongFew = await oneEventTimes(one);
  const parties = await fillParties(pool, { from: few + 1, to: most, waiverVersion: version, seconds: fill });
  const amongMany = await oneEventTimes(one);
  for (const [reportId, before] of amongFew) {
    const after = amongMany.get(reportId) ?? Number.NaN;
    console.log(
      `report ${String(reportId)} of one event: ${before.toFixed(1)} ms among ${String(few)} parties, ${after.toFixed(1)} ms among ${String(parties)}: ratio ${judged(after / before, { atMost: 1.5 })}`,
    );
  }
}

async function benchmark({ urls: [url = ''], processIds: [processId = 0], db, pool }: Surroundings): Promise<void> {
  if (isMachineBusy()) console.log('The machine is busy: these figures say less.');
  // Renames the users of an earlier run, whose addresses would clash.
  if (options.keep !== undefined) await pool.query(`update users set email = 'earlier' || id || '@example.org'`);
  const [one, other] = [await readerOf(db, url), await readerOf(db, url)];
  const { rows: filled } = await pool.query('select from registrations limit 1');
  if (filled.length === 0) await compareOneEvent(one, db, pool);
  if (options.only !== 'visitors') {
    await compareFirstBytes(one, db, pool);
    await compareAllEvents(one, pool);
  }
  if (options.only !== 'lists') await compareVisitors(url, processId, [one, other]);
}

async function compareVisitors(url: string, processId: number, readers: readonly Reader[]): Promise<void> {
  const { p99, memoryMegabytes, sentMegabytes } = await measureVisitors({ url, processId, readers, seconds });
  const beside = (ms: number): string =>
    `${ms.toFixed(1)} ms, quiet ${p99.quiet.toFixed(1)} ms: ratio ${judged(ms / p99.quiet, { atMost: 1.5 })}`;
  console.log(`visitors' p99 while the rows of two files are sorted: ${beside(p99.sorting)}`);
  console.log(`visitors' p99 while two files stream, ${sentMegabytes.toFixed(0)} MB: ${beside(p99.busy)}`);
  console.log(`server memory: ${judged(memoryMegabytes, { atMost: 150 }, 0)} MB above idle`);
}

await withServers(1, benchmark, { kept: options.keep });
