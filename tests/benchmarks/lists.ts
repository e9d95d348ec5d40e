import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { listAuditEntries } from '../../api/audit/list.ts';
import { sortEvents } from '../../api/events/rules.ts';
import { findEvents } from '../../api/events/store.ts';
import { lists } from '../../api/platform/contract/lists.gen.ts';
import type { Input } from '../../api/platform/contract/handler.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { migrateToLatest } from '../../api/platform/data/migrate.ts';
import { startPostgres } from '../../api/platform/data/postgres/start.ts';
import type { Database } from '../../api/platform/data/tables.gen.ts';
import { createLog } from '../../api/platform/log.ts';
import { findPartiesOf } from '../../api/registrations/mail/lost-links-email.ts';
import { findKnownPeople } from '../../api/registrations/desk/known-people.ts';
import { listRegistrations } from '../../api/registrations/desk/list.ts';
import { listUsers } from '../../api/user-desk/list.ts';
import { readWaivers } from '../../api/waiver/texts.ts';
import { listColleaguesActions } from '../../api/workspace/colleagues.ts';
import { listNextEvents } from '../../api/workspace/next-events.ts';
import { countOpenWork } from '../../api/workspace/open-work.ts';
import { search } from '../../api/workspace/search/search.ts';
import { createEvent } from '../factories/event.ts';
import { fillLists } from './fill-lists.ts';
import { judged, median } from './figures.ts';
import { fillForms, formQuestions, formTables } from './form-lists.ts';
import type { FormQuestion } from './form-lists.ts';
import { isMachineBusy } from './machine.ts';

/*
 * Measures a page of each staff list and the search for a party among 100,000 rows: npm run benchmark:lists [-- rows]
 * It runs every query with EXPLAIN ANALYZE. It fails if a query scans a large table, or reads more than a fixed number of
 * database pages (of 8 kB), which does not grow with the number of rows. For forms, it also prints the time beside that of the
 * same queries among a thousand forms, which find as many rows.
 */
const rows = Number(process.argv[2] ?? 100_000);
const log = createLog('silent');
const now = new Date('2027-04-10T12:00:00Z');
const waivers = readWaivers({ en: 'Retreat center', es: 'Casa de retiros' });
const large = ['registrations', 'registration_members', 'users', 'audit_entries', ...formTables];

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Whether a plan node reads half of a large table or more; a node that counts up to a limit stops before that. */
function readsWhole(node: Plan): boolean {
  const looked = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return large.includes(node['Relation Name'] ?? '') && looked >= rows / 2;
}

/** The most database pages that one page of a list may read, whatever the size of the table. */
const mostPages = 1_600;

/** A query of a list. */
interface Question {
  readonly name: string;
  readonly ask: (db: Kysely<Database>) => Promise<unknown>;
}

const registrations = { page: 1, pageSize: 25, sort: '-createdAt', lng: 'en' } as const;
const users = { page: 1, pageSize: 25, sort: 'name' } as const;
const bothWays = <Field extends string>(fields: readonly Field[]) =>
  fields.flatMap((field) => [field, `-${field}`] as const);
const sorts = bothWays(lists.listRegistrations.sortFields);
const userSorts = bothWays(lists.listUsers.sortFields);

function list(name: string, query: Partial<Input<'listRegistrations'>['query']>): Question {
  return {
    name: `registrations, ${name}`,
    ask: (db) => {
      const asked = { ...registrations, ...query } as Input<'listRegistrations'>['query'];
      return listRegistrations({ db, waivers }, asked, now);
    },
  };
}

const questions: Question[] = [
  ...sorts.map((sort) => list(`by ${sort}`, { sort })),
  list('of one event', { eventId: 'list-3' }),
  list('of one event with children', { eventId: 'list-3', band: 'child' }),
  list('of one event without a signature', { eventId: 'list-3', needs: 'signature' }),
  list('of one event with money to come', { eventId: 'list-3', money: 'open' }),
  list('of one event still to come', { eventId: 'list-3', presence: 'toCome' }),
  list('of one state', { state: 'confirmed' }),
  list('part paid', { paymentStatus: 'partPaid' }),
  list('overdue', { overdue: true }),
  list('with a rare word', { search: 'rareza' }),
  list('with two words', { search: 'perez 4711' }),
  list('with a word of everyone', { search: 'example' }),
  ...userSorts.map(
    (sort): Question => ({ name: `users, by ${sort}`, ask: (db) => listUsers(db, { ...users, sort }, now) }),
  ),
  { name: 'users, of one type', ask: (db) => listUsers(db, { ...users, type: 'R' }, now) },
  { name: 'users, with a rare word', ask: (db) => listUsers(db, { ...users, search: 'rareza' }, now) },
  { name: 'users, inactive', ask: (db) => listUsers(db, { ...users, state: 'inactive' }, now) },
  { name: 'audit trail, newest', ask: (db) => listAuditEntries(db, { lng: 'en', page: 1 }, now) },
  {
    name: 'audit trail, of one action',
    ask: (db) => listAuditEntries(db, { lng: 'en', page: 1, action: 'registration-viewed' }, now),
  },
  {
    name: 'audit trail, of one person',
    ask: (db) => listAuditEntries(db, { lng: 'en', page: 1, actorUserId: 7 }, now),
  },
  {
    name: 'audit trail, about one thing',
    ask: (db) => listAuditEntries(db, { lng: 'en', page: 1, subject: 'user:7' }, now),
  },
  {
    name: 'audit trail, of one day',
    ask: (db) =>
      listAuditEntries(db, { lng: 'en', page: 1, from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z' }, now),
  },
  { name: 'parties under an address', ask: (db) => findPartiesOf(db, 'Contact4711@example.org', now) },
  {
    name: 'people who come already',
    ask: (db) =>
      findKnownPeople(db, 'list-3', {
        people: [{ firstName: 'Rareza', lastName: 'Perez 4711', age: 40 }],
        email: 'contact4711@example.org',
      }),
  },
  {
    name: 'workspace, what waits',
    ask: async (db) =>
      countOpenWork(
        { db, waivers },
        { held: ['A', 'R', 'D', 'P', 'S'], language: 'en', timeZone: 'America/New_York' },
        sortEvents(await findEvents(db), now),
        now,
      ),
  },
  {
    name: 'workspace, next events',
    ask: async (db) =>
      listNextEvents(db, sortEvents(await findEvents(db), now), { language: 'en', seesFigures: true }, now),
  },
  {
    name: 'workspace, actions of colleagues',
    ask: (db) =>
      listColleaguesActions(db, 7, { subjects: ['registration', 'user', 'unmatched-payment'], language: 'en' }, now),
  },
  ...['perez 4711', 'rareza', 'example', 'contact4711@example.org', 'zz'].map(
    (words): Question => ({
      name: `workspace, search for ${words}`,
      ask: (db) => search(db, words, { held: ['A', 'P'], language: 'en' }, now),
    }),
  ),
  ...formQuestions(now),
];

/** Runs a question and explains every query it makes. Returns their plans. */
async function explain(pool: Pool, { ask }: Question): Promise<Plan[]> {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') queries.push(query);
    },
  });
  await ask(db);
  const plans: Plan[] = [];
  for (const { sql, parameters } of queries) {
    const { rows: found } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...parameters],
    );
    for (const row of found) plans.push(row['QUERY PLAN'][0].Plan);
  }
  return plans;
}

/** A number of forms that easily fits into memory, as the baseline for the cost of more. */
const fewForms = 1_000;

/** How often each request is measured, and how often it runs before that, so that connections are open and code is compiled. */
const turns = { counted: 41, before: 10 };

async function timeOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

/** The time of a query among many forms and among few, in ms. The two alternate, so that a busy moment slows both. */
async function compareTimes(
  { many, few }: Readonly<Record<'many' | 'few', Kysely<Database>>>,
  { ask, askFew = ask }: FormQuestion,
): Promise<{ many: number; few: number }> {
  const times: Readonly<Record<'many' | 'few', number[]>> = { many: [], few: [] };
  for (let turn = -turns.before; turn < turns.counted; turn += 1) {
    const taken = { many: await timeOf(ask(many)), few: await timeOf(askFew(few)) };
    if (turn < 0) continue;
    times.many.push(taken.many);
    times.few.push(taken.few);
  }
  return { many: median(times.many), few: median(times.few) };
}

/** Creates a database with few forms beside the one with many. */
async function openFewForms(config: Awaited<ReturnType<typeof startPostgres>>['config']) {
  const creating = await openDatabase(config, log);
  await creating.pool.query('create database few');
  await creating.close();
  const few = { ...config, database: 'few' };
  await migrateToLatest(few);
  const opened = await openDatabase(few, log);
  await fillForms(opened.pool, fewForms);
  await opened.pool.query('vacuum analyze');
  return opened;
}

async function benchmark(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'benchmark-'));
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDirectory: directory, log });
  const failures: string[] = [];
  try {
    await migrateToLatest(server.config);
    const { db, pool, close } = await openDatabase(server.config, log);
    for (let event = 0; event < 10; event += 1)
      await createEvent(db, `list-${String(event)}`, {
        start_date: `${String(10 + event)}-MAY-2027`,
        end_date: '30-MAY-2027',
      });
    await fillLists(pool, rows);
    const few = await openFewForms(server.config);
    if (isMachineBusy()) console.log('The machine is busy: these times say less.');
    for (const question of formQuestions(now)) {
      const ms = await compareTimes({ many: db, few: few.db }, question);
      console.log(
        `${question.name}: ${ms.many.toFixed(2)} ms, ${ms.few.toFixed(2)} ms among ${String(fewForms)}: ratio ${judged(ms.many / ms.few, { atMost: 1.5 })}`,
      );
    }
    await few.close();
    for (const question of questions) {
      const began = performance.now();
      const plans = await explain(pool, question);
      const ms = (performance.now() - began) / 2;
      const pages = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
      const whole = plans.flatMap(nodes).filter(readsWhole);
      const faults = [
        ...whole.map((node) => `goes through ${node['Relation Name'] ?? ''}`),
        ...(pages > mostPages ? [`reads more than ${String(mostPages)} pages`] : []),
      ];
      console.log(
        `${question.name}: ${String(pages)} pages, about ${ms.toFixed(0)} ms${faults.map((fault) => `; ${fault.toUpperCase()}`).join('')}`,
      );
      failures.push(...faults.map((fault) => `${question.name} ${fault}`));
    }
    await close();
  } finally {
    await server.stop();
    await rm(directory, { recursive: true });
  }
  assert.deepEqual(failures, []);
}

await benchmark();
