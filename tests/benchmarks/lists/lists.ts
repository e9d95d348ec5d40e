import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../api/platform/data/database.ts';
import { migrateToLatest } from '../../../api/platform/data/migrate.ts';
import { startPostgres } from '../../../api/platform/data/postgres/start.ts';
import { createLog } from '../../../api/platform/log.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { fillForms } from './fill-forms.ts';
import { fillLists } from './fill.ts';
import type { FormQuestion } from './forms.ts';
import { startListSite, type ListSite } from './list-site.ts';
import { costOf } from './plans.ts';
import { allQuestions, formQuestions } from './questions.ts';

/*
 * Measures a page of each staff list and the search for a party among 100,000 rows: npm run benchmark:lists [-- rows]
 * It runs every query with EXPLAIN ANALYZE. It fails if a query scans a large table, or reads more than a fixed number of
 * database pages (of 8 kB), which does not grow with the number of rows. For forms, it also prints how long the answer to a request
 * takes over HTTP, beside the same request among a thousand forms, which finds as many rows. `npm test` explains the same queries
 * among fewer rows.
 */
const rows = Number(process.argv[2] ?? 100_000);
const log = createLog('silent');
const now = new Date('2027-04-10T12:00:00Z');

/** A number of forms that easily fits into memory, as the baseline for the cost of more. */
const fewForms = 1_000;

/** How often each request is measured, and how often it runs before that, so that connections are open and code is compiled. */
const turns = { counted: 41, before: 10 };

/** The time of an answer among many forms and among few, in ms. The two alternate, so that a busy moment slows both. */
async function compareTimes(
  { many, few }: Readonly<Record<'many' | 'few', ListSite>>,
  { request, requestFew = request }: FormQuestion,
): Promise<{ many: number; few: number }> {
  const times: Readonly<Record<'many' | 'few', number[]>> = { many: [], few: [] };
  for (let turn = -turns.before; turn < turns.counted; turn += 1) {
    const taken = { many: await many.timeOf(request), few: await few.timeOf(requestFew) };
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
  return { ...opened, config: few };
}

async function benchmark(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'benchmark-'));
  await chmod(directory, 0o711);
  const server = await startPostgres({ dataDirectory: directory, log });
  const failures: string[] = [];
  try {
    await migrateToLatest(server.config);
    const { db, pool, close } = await openDatabase(server.config, log);
    await fillLists({ db, pool }, rows);
    const few = await openFewForms(server.config);
    const sites = {
      many: await startListSite({ db, config: server.config }, now),
      few: await startListSite(few, now),
    };
    if (isMachineBusy()) console.log('The machine is busy: these times say less.');
    for (const question of formQuestions(now)) {
      const ms = await compareTimes(sites, question);
      console.log(
        `${question.name}: ${ms.many.toFixed(2)} ms, ${ms.few.toFixed(2)} ms among ${String(fewForms)}: ratio ${judged(ms.many / ms.few, { atMost: 1.5 })}`,
      );
    }
    await Promise.all([sites.many.stop(), sites.few.stop()]);
    await few.close();
    for (const question of allQuestions(now)) {
      const began = performance.now();
      const { pages, faults } = await costOf(pool, question, rows);
      const ms = (performance.now() - began) / 2;
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
