import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { listDoorParties } from '../../api/arrivals/list.ts';
import { findEvent } from '../../api/events/port.ts';
import { readParties } from '../../api/packet/packet.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { migrateToLatest } from '../../api/platform/data/migrate.ts';
import { startPostgres } from '../../api/platform/data/postgres/start.ts';
import type { Database } from '../../api/platform/data/tables.gen.ts';
import { createLog } from '../../api/platform/log.ts';
import { getOverview } from '../../api/registrations/overview/overview.ts';
import { listRooms } from '../../api/rooming/rooms.ts';
import { readRooming } from '../../api/rooming/snapshot.ts';
import { search } from '../../api/workspace/search/search.ts';
import { readWaivers } from '../../api/waiver/texts.ts';
import { createEvent } from '../factories/event.ts';
import { measureArrivals } from './door/arrivals.ts';
import { addParties } from './door/parties.ts';
import { judged, median } from './figures.ts';
import { isMachineBusy } from './machine.ts';

/*
 * Compares the cost of event-day queries among 100,000 registrations of 50 events with the cost among 1,000.
 *   npm run benchmark:desk [-- rows]
 * The event overview, the board with 400 people, the packet for 700, and the list and search at the door use events of the same
 * size in both, so that only the surrounding data differs. The queries alternate, so that a busy moment slows both. At the end,
 * 20 devices record 700 arrivals at once (arrivals.ts). benchmark:door measures the search for a party on a prepared device, and
 * benchmark:board measures work on the board.
 */
const rows = Number(process.argv[2] ?? 100_000);
const fewRows = 1_000;
const events = 50;
const log = createLog('silent');
const now = new Date('2027-05-09T12:00:00Z');
const clock = () => now;
const waivers = readWaivers({ en: 'Retreat center', es: 'Casa de retiros' });
const version = waivers.Residential.en.version;

/** The measured events, with their people in parties of four and rooms of four beds. */
const measured = [
  { id: 'board', people: 400 },
  { id: 'packet', people: 700 },
] as const;

/** Adds rooms to an event, with one party in each. */
async function assign(pool: Pool, event: string): Promise<void> {
  await pool.query(
    `insert into rooms (id, event_id, house, name, beds, is_step_free, has_bath, is_out_of_service, is_shared)
     select gen_random_uuid(), $1, 'House ' || row_number() over () % 3, (row_number() over ())::text,
       array['single', 'single', 'single', 'single'], false, true, false, false
     from registrations where event_id = $1`,
    [event],
  );
  await pool.query(
    `insert into room_placements (event_id, member_id, registration_id, room_id, space, is_pinned, is_by_hand)
     select $1, m.id, r.id, room.id, m.position + 1, false, true
     from (select id, row_number() over (order by id) as n from registrations where event_id = $1) r
       join (select id, row_number() over (order by id) as n from rooms where event_id = $1) room on room.n = r.n
       join registration_members m on m.registration_id = r.id`,
    [event],
  );
}

/** Fills a database with the measured events among this many other registrations. */
async function fill({ db, pool }: { db: Kysely<Database>; pool: Pool }, registrations: number): Promise<void> {
  const dates = { start_date: '10-MAY-2027', end_date: '12-MAY-2027' };
  for (const { id, people } of measured) {
    await createEvent(db, id, dates);
    await addParties(pool, id, people / 4, 4);
    await assign(pool, id);
  }
  for (let event = 0; event < events - measured.length; event += 1) {
    const id = `other-${String(event)}`;
    await createEvent(db, id, dates);
    await addParties(pool, id, Math.round(registrations / events), 1);
  }
  await pool.query('vacuum analyze');
}

async function eventOf(db: Kysely<Database>, id: string) {
  const event = await findEvent(db, id);
  if (!event) throw new Error(`There is no event ${id}`);
  return event;
}

const questions: Readonly<Record<string, (db: Kysely<Database>) => Promise<unknown>>> = {
  'overview of an event': (db) => getOverview({ db, clock, waivers }, 'packet', 'en'),
  'board of 400 people': (db) => readRooming(db, 'board'),
  'packet of 700 people': async (db) =>
    Promise.all([listRooms(db, 'packet'), readParties(db, await eventOf(db, 'packet'), version, now)]),
  'door list of 700 people': async (db) =>
    listDoorParties({ db, waivers, clock }, await eventOf(db, 'packet'), { page: 1, pageSize: 250, language: 'en' }),
  'news of the door': async (db) =>
    listDoorParties({ db, waivers, clock }, await eventOf(db, 'packet'), {
      page: 1,
      pageSize: 250,
      language: 'en',
      since: now,
    }),
  'search for a party': (db) => search(db, 'perez 17', { held: ['R'], language: 'en' }, now),
};

const turns = { counted: 31, before: 8 };

async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

async function benchmark(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'benchmark-'));
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDirectory: directory, log });
  try {
    await migrateToLatest(server.config);
    const many = await openDatabase(server.config, log);
    await many.pool.query('create database few');
    const fewConfig = { ...server.config, database: 'few' };
    await migrateToLatest(fewConfig);
    const few = await openDatabase(fewConfig, log);
    await fill(many, rows);
    await fill(few, fewRows);
    if (isMachineBusy()) console.log('The machine is busy: these times say less.');
    for (const [name, ask] of Object.entries(questions)) {
      const times = { many: [] as number[], few: [] as number[] };
      for (let turn = -turns.before; turn < turns.counted; turn += 1) {
        const taken = { many: await timeOf(ask(many.db)), few: await timeOf(ask(few.db)) };
        if (turn < 0) continue;
        times.many.push(taken.many);
        times.few.push(taken.few);
      }
      const [ofMany, ofFew] = [median(times.many), median(times.few)];
      console.log(
        `${name}: ${ofMany.toFixed(2)} ms, ${ofFew.toFixed(2)} ms among ${String(fewRows)}: ratio ${judged(ofMany / ofFew, { atMost: 1.5 })}`,
      );
    }
    await few.close();
    await many.close();
  } finally {
    await server.stop();
    await rm(directory, { recursive: true });
  }
}

await benchmark();
const arrivals = await measureArrivals();
console.log(
  `${arrivals.what}: median ${arrivals.median.toFixed(0)} ms, p99 ${judged(arrivals.p99, { atMost: 300 }, 0)} ms`,
);
