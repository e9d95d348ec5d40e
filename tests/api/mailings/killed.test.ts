import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startFaultySmtp } from '../../support/servers/faulty-smtp.ts';
import type { FaultySmtp } from '../../support/servers/faulty-smtp.ts';

const script = fileURLToPath(new URL('../../support/servers/run-sender.ts', import.meta.url));
const kills = 10;
const recipients = 240;
const gone = 5;
/** How many emails a process sends at the same time, each on its own connection. */
const lines = 3;
/** A minute on its clock passes in a tenth of a second, so postponed emails are retried soon. */
const speed = 600;
const began = Date.now();

let database: TestDatabase;
let smtp: FaultySmtp;
let child: ChildProcess | undefined;
let seed: number;

/** Returns the same sequence of numbers for the same seed. */
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

beforeEach(async () => {
  seed = 20_261_123;
  database = await createTestDatabase();
  smtp = await startFaultySmtp(random);
});

afterEach(async () => {
  await kill();
  await smtp.close();
  await database.close();
});

function start(): void {
  const args = [JSON.stringify(database.config), smtp.url, String(began), String(speed)];
  child = fork(script, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
}

async function kill(): Promise<void> {
  const ending = child;
  child = undefined;
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
  const exited = once(ending, 'exit');
  ending.kill('SIGKILL');
  await exited;
}

/** The sending pace follows the database clock, which tests cannot change. Resetting it avoids waiting for the global slowdown. */
const forgetSlowness = () => database.pool.query('update mailing_pace set next_at = now(), slow_until = now()');

async function countStates(): Promise<Record<string, number>> {
  await forgetSlowness();
  const { rows } = await database.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from mailing_recipients group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const settled = async () => {
  const { sent = 0, failed = 0, uncertain = 0 } = await countStates();
  return sent + failed + uncertain;
};

test(
  'ten processes are killed while the server refuses, delays and drops: nobody gets it twice, nobody is forgotten',
  { timeout: 600_000 },
  async () => {
    const mailingId = randomUUID();
    const text = { subject: 'Hello', text: 'Dear friends' };
    await database.pool.query(
      `insert into mailings (id, state, kind, audience, texts, created_at, sent_at)
     values ($1, 'sending', 'news', '{}', $2, now(), now())`,
      [mailingId, JSON.stringify({ en: text, es: text })],
    );
    await database.pool.query(
      `insert into mailing_recipients (mailing_id, first_name, address, language, state, next_try_at)
     select $1, 'Ana', case when n <= $3 then 'gone' else 'reader' end || n || '@example.org', 'en', 'waiting', now() - interval '1 hour'
     from generate_series(1, $2) as n`,
      [mailingId, recipients, gone],
    );

    for (let number = 1; number <= kills; number += 1) {
      start();
      await expect.poll(settled, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(number * 14);
      await kill();
    }
    start();
    await expect.poll(settled, { timeout: 120_000, interval: 100 }).toBe(recipients);
    await expect
      .poll(async () => (await database.pool.query<{ state: string }>('select state from mailings')).rows, {
        timeout: 30_000,
      })
      .toEqual([{ state: 'done' }]);

    const twice = [...smtp.taken].filter(([, count]) => count > 1);
    expect(twice).toEqual([]);
    const { sent = 0, failed = 0, uncertain = 0 } = await countStates();
    // A permanently refused recipient has failed, unless the process was killed before the response was stored.
    const { rows: failures } = await database.pool.query<{ address: string }>(
      "select address from mailing_recipients where state = 'failed'",
    );
    expect(failures.filter(({ address }) => !address.startsWith('gone'))).toEqual([]);
    expect(failed).toBeLessThanOrEqual(gone);
    // Every email marked as sent has arrived, and so have some of the uncertain ones.
    expect(smtp.taken.size).toBeGreaterThanOrEqual(sent);
    expect(smtp.taken.size).toBeLessThanOrEqual(sent + uncertain);
    expect(uncertain).toBeLessThanOrEqual(smtp.cuts() + kills * lines);
  },
);
