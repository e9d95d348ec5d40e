import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createEvent } from '../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../factories/registration.ts';
import { median } from './figures.ts';
import { plainRegistration } from './plain-registration.ts';
import { clients, inRush, post, withServers } from './registering.ts';

/*
 * How many registrations a second the server takes over HTTP, beside a plain script that makes the same rows in one
 * transaction on the same database: npm run benchmark:registrations [-- rounds [registrations per round]]
 * First for one event, whose row every registration waits for, then spread over ten. Both have 64 callers, one process and a
 * pool of 20 connections. The server sends its emails too, as it does; those of the script, which wait in the queue like the
 * server's, nobody sends, and neither begins before all other emails are out. Turn by turn, each first in every other round.
 * Only the ratios say something, and of them the median: all share this machine. On one that is busy with other work they say
 * less: of what is left, the script's twenty connections to the database get twenty shares, and the server's work gets three.
 */

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

async function compare(url: string, pool: Pool, events: number, rounds: number, total: number): Promise<void> {
  const eventOf = (number: number): string => `measured-${String(number % events)}`;
  const ratios: number[] = [];
  // The round before the first only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    let plainOnes = events * 10_000_000 + round * 100_000;
    const ways = {
      http: (number: number) => register(url, eventOf(number)),
      plain: (number: number) => plainRegistration(pool, eventOf(number), (plainOnes += 1)),
    };
    const figures = { http: 0, plain: 0 };
    for (const way of round % 2 === 0 ? (['http', 'plain'] as const) : (['plain', 'http'] as const)) {
      await emailsSent(pool);
      // Connections that were closed meanwhile are opened again before the time runs.
      await inRush(2 * clients, ways[way]);
      figures[way] = total / (await inRush(total, ways[way]));
    }
    if (round === 0) continue;
    const { http, plain } = figures;
    ratios.push(http / plain);
    console.log(
      `${String(events)} event(s), round ${String(round)}: HTTP ${http.toFixed(0)}/s, plain script ${plain.toFixed(0)}/s, ratio ${(http / plain).toFixed(2)}`,
    );
  }
  console.log(`${String(events)} event(s): median ratio ${median(ratios).toFixed(2)}`);
}

const [, , rounds = '9', total = '500'] = process.argv;
console.log(
  `${String(availableParallelism())} cores, of which ${(loadavg()[0] ?? 0).toFixed(1)} were busy or waited for in the last minute`,
);
await withServers(1, async ({ urls: [url = ''], db, pool }) => {
  for (let event = 0; event < 10; event += 1) await createEvent(db, `measured-${String(event)}`);
  for (const events of [1, 10]) await compare(url, pool, events, Number(rounds), Number(total));
});
