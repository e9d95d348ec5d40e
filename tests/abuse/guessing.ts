import { parseArgs } from 'node:util';
import { openDatabase } from '../../api/platform/data/database.ts';
import { defaultLimits } from '../../api/platform/http/limits/rate-limit.ts';

import { createClock } from '../support/clock.ts';
import { startTestServer as startDatabaseServer } from '../support/database/database-server.ts';
import { startTestServer } from '../support/servers/server.ts';
import { createUser } from '../support/users.ts';
import { judged, median } from '../benchmarks/figures.ts';

/*
 * Measures whether response times reveal that an account exists: npm run benchmark:guessing [-- --tries 100]
 * Each request is sent a thousand times for a known and for an unknown account, in random order. The difference of the medians is
 * printed beside the noise: the 95th percentile of the differences when the same times are shuffled.
 * tests/api/session/guessing.test.ts proves that the server does the same work in both cases.
 */
const { values } = parseArgs({ options: { tries: { type: 'string', default: '1000' } } });
const tries = Number(values.tries);
const deals = 1_000;

const questions = {
  'a wrong password': { path: '/session', body: (email: string) => ({ email, password: 'Wrong-Pass1' }) },
  'a sign-up': {
    path: '/account',
    body: (email: string) => ({ firstName: 'A', lastName: 'B', email, password: 'Candle-123', language: 'en' }),
  },
  'a forgotten password': { path: '/password-resets', body: (email: string) => ({ email }) },
};

/** The 95th percentile of the difference between two medians when only chance separates them. */
function noiseOf(times: readonly number[]): number {
  const half = times.length / 2;
  const differences = Array.from({ length: deals }, () => {
    const dealt = times.map((time) => ({ time, at: Math.random() })).sort((a, b) => a.at - b.at);
    const [one, other] = [dealt.slice(0, half), dealt.slice(half)].map((part) => median(part.map(({ time }) => time)));
    return Math.abs((one ?? 0) - (other ?? 0));
  });
  return differences.sort((a, b) => a - b)[Math.floor(deals * 0.95)] ?? Number.NaN;
}

async function timeOf(url: string, body: object): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status >= 500 || response.status === 429) throw new Error(`${url} answered ${String(response.status)}`);
  return performance.now() - began;
}

const databaseServer = await startDatabaseServer();
const database = { ...databaseServer.config, database: databaseServer.template };
const opened = await openDatabase(database, { warn: () => undefined });
const wide = { points: 1_000_000_000, seconds: 900 };
const emails = { emails: 1_000_000_000, seconds: 900 };
const server = await startTestServer({
  database,
  clock: createClock('2027-04-01T12:00:00Z').now,
  limits: Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, wide])),
  mailLimits: { recipient: emails, network: emails, addressReminder: emails, spareForPasswords: 0 },
  validateResponses: false,
});
try {
  const { email } = await createUser(opened.db, 'U');
  for (const [what, { path, body }] of Object.entries(questions)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < tries; turn += 1) {
      const pair = [
        ['known', email],
        ['unknown', `not-${String(turn)}-${email}`],
      ] as const;
      for (const [kind, address] of Math.random() < 0.5 ? pair : pair.toReversed())
        times[kind].push(await timeOf(`${server.url}/api${path}`, body(address)));
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const noise = noiseOf([...times.known, ...times.unknown]);
    const difference = Math.abs(known - unknown);
    console.log(
      `${what}, ${String(tries)} tries each: ${known.toFixed(2)} ms where there is an account, ${unknown.toFixed(2)} ms where there is none; difference ${difference.toFixed(2)} ms beside a noise of ${noise.toFixed(2)} ms, ${judged(difference / noise, { atMost: 1 })}`,
    );
  }
} finally {
  await server.close();
  await opened.close();
  await databaseServer.stop();
}
