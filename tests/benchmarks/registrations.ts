import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createEvent } from '../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../factories/registration.ts';
import { judged, median } from './figures.ts';
import { plainRegistration } from './plain-registration.ts';
import { clients, inRush, post, withServers } from './registering.ts';

/*
 * Measures how many registrations per second the server accepts over HTTP, beside a plain script that writes the same rows in one
 * transaction on the same database: npm run benchmark:registrations [-- rounds [registrations per round]]
 * First for one event, whose row every registration waits for, then spread over 200 events, then for one event on two processes.
 * Both have 64 callers; the server has its usual pool of connections, and the script 20. The server also sends its emails, as usual;
 * the script's emails wait in the queue and are never sent. Neither starts before all other emails are out. The two take turns, each
 * going first in every other round. Only the median ratio is meaningful, because everything shares this machine. On a machine that is busy with other work
 * it means less: of the remaining CPU time, the script's twenty database connections get twenty shares, and the server's work
 * gets three.
 */

const rounds = Number(process.argv[2] ?? 9);
const total = Number(process.argv[3] ?? 500);

async function register(url: string, eventId: string): Promise<void> {
  const body = buildRegistration({ eventId, quotedTotalCents: 20_000 });
  const { status } = await post(`${url}/api/registrations`, body, { 'Idempotency-Key': buildIdempotencyKey() });
  if (status !== 201) throw new Error(`A registration was answered ${String(status)}`);
}

/** Waits until all emails are sent, so that no round pays for the one before. */
async function emailsSent(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: boolean }>(`
      select exists (select from jobs.job where name = 'registration-mail' and state < 'completed' and start_after <= now()) as waiting`);
    if (!rows[0]?.waiting) return;
    await setTimeout(100);
  }
}

/** One comparison: the number of events and the minimum ratio. */
interface Comparison {
  readonly events: number;
  readonly atLeast: number;
}

async function compare(urls: readonly string[], pool: Pool, { events, atLeast }: Comparison): Promise<void> {
  const eventOf = (number: number): string => `measured-${String(number % events)}`;
  const what = `${String(events)} event(s), ${String(urls.length)} process(es)`;
  const ratios: number[] = [];
  // Round 0 only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    let plainOnes = events * 10_000_000 + round * 100_000;
    const ways = {
      http: (number: number) => register(urls[number % urls.length] ?? '', eventOf(number)),
      plain: (number: number) => plainRegistration(pool, eventOf(number), (plainOnes += 1)),
    };
    const figures = { http: 0, plain: 0 };
    for (const way of round % 2 === 0 ? (['http', 'plain'] as const) : (['plain', 'http'] as const)) {
      await emailsSent(pool);
      // Reopens connections that were closed meanwhile, before the clock starts.
      await inRush(2 * clients, ways[way]);
      figures[way] = total / (await inRush(total, ways[way]));
    }
    if (round === 0) continue;
    const { http, plain } = figures;
    ratios.push(http / plain);
    console.log(
      `${what}, round ${String(round)}: HTTP ${http.toFixed(0)}/s, plain script ${plain.toFixed(0)}/s, ratio ${(http / plain).toFixed(2)}`,
    );
  }
  console.log(`${what}: median ratio ${judged(median(ratios), { atLeast })}`);
}

console.log(
  `${String(availableParallelism())} cores, of which ${(loadavg()[0] ?? 0).toFixed(1)} were busy or waited for in the last minute`,
);
for (const [processes, comparisons] of [
  [
    1,
    [
      { events: 1, atLeast: 1 },
      { events: 200, atLeast: 1 },
    ],
  ],
  [2, [{ events: 1, atLeast: 0.9 }]],
] as const) {
  await withServers(processes, async ({ urls, db, pool }) => {
    const most = Math.max(...comparisons.map(({ events }) => events));
    for (let event = 0; event < most; event += 1) await createEvent(db, `measured-${String(event)}`);
    for (const comparison of comparisons) await compare(urls, pool, comparison);
  });
}
