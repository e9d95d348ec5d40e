import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { startBuiltSite } from './site.ts';

/*
 * Measures how long pages take on the morning when an event opens: twenty page reads and two registrations per second, beside the
 * same reads on a quiet morning. Then it measures how much memory a flood of made-up queries takes. Prints each figure beside its
 * limit, and whether it is met; no missed limit is an error. Needs `npm run build`.
 *   npm run benchmark:opening-morning [-- rounds [seconds]]
 *
 * In one morning of fifteen seconds, only three reads decide the slowest hundredth, and a single pause of the machine delays two
 * of them. So quiet and opening mornings take turns, each going first in every other round, and the limit applies to the slowest
 * hundredth of all reads of a kind together. The ratio of each round is printed too, to show how far they vary. Readers and
 * families come at random moments, the same ones on both mornings of a round: at regular intervals, each registration would
 * coincide with a read of the same page. Nobody waits for anyone else, so a slow response delays no later read. A read counts
 * from the moment it is sent, and the delay of sending is printed. Before the measurement, every page is read in both languages
 * and one morning runs unmeasured, so that pages are rendered and compressed and the code is compiled, as in a process that has
 * been running for a while. The first three seconds of each morning do not count: the server detects a rush only at the second
 * registration, and until then a read of a page with the number of places waits for the page to be rendered, once per morning.
 * The event has 300 places, so all mornings together last at most 140 seconds.
 */
const [rounds = 6, seconds = 15] = process.argv.slice(2).map(Number);
/** Number of seconds at the start of each morning that do not count. */
const leadIn = 3;
const readsInSecond = 20;
const registrationsInSecond = 2;
const eventId = 'new-york-convention-2027';
const paths = [
  '/',
  '/events',
  `/events/${eventId}`,
  '/events?type=Convention',
  `/retreat-registration/${eventId}`,
  '/prayers',
];
const rest = ['/wog', '/confession', '/Marian', '/ministries'];

const all = [...paths, ...rest];

const site = await startBuiltSite('2026-12-01T15:00:00Z');
let network = 0;
const agent = new Agent({ keepAlive: true });
/** A new client network for each request. */
const fromElsewhere = (): string => {
  network += 1;
  return `10.${String(network >> 16)}.${String((network >> 8) & 255)}.${String(network & 255)}`;
};

/** Sends a request and reads the whole response. Returns the duration in ms. */
function ask(path: string, expected: number, headers: OutgoingHttpHeaders, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request(`${site.url}${path}`, {
      agent,
      method,
      headers: { ...headers, 'X-Forwarded-For': fromElsewhere() },
    });
    asked.once('response', (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === expected) resolve(performance.now() - began);
        else reject(new Error(`${path} is answered ${String(response.statusCode)}`));
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

function read(path: string, language: 'en' | 'es' = 'en'): Promise<number> {
  return ask(path, 200, { 'Accept-Language': language, 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' });
}

/** Sends the read with this number: cycles through all pages, then through all of them in the other language. */
function readNumber(number: number): Promise<number> {
  return read(all[number % all.length] ?? '/', Math.floor(number / all.length) % 2 === 0 ? 'en' : 'es');
}

let families = 0;
async function register(): Promise<void> {
  families += 1;
  const contact = buildContact({ email: `family.${String(families)}@example.org` });
  await ask(
    '/api/registrations',
    201,
    { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey() },
    JSON.stringify(buildRegistration({ contact })),
  );
}

/** Numbers between 0 and 1 that are the same for the same seed (Lehmer). */
function randomNumbers(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Arrival times of people who come independently of each other, at this average rate per second; in ms from the beginning. */
function arrivals(inSecond: number, random: () => number): number[] {
  const moments: number[] = [];
  for (let moment = 0; ; ) {
    moment -= (Math.log(random()) * 1000) / inSecond;
    if (moment > (leadIn + seconds) * 1000) return moments;
    moments.push(moment);
  }
}

/** Runs `work` at each of these moments, whether or not earlier runs are done. */
async function atEach<Result>(
  moments: readonly number[],
  work: (number: number) => Promise<Result>,
): Promise<{ results: Result[]; late: number[] }> {
  const began = performance.now();
  const underWay: Promise<Result>[] = [];
  const late: number[] = [];
  for (const [number, moment] of moments.entries()) {
    await pause(Math.max(0, began + moment - performance.now()));
    late.push(performance.now() - began - moment);
    underWay.push(work(number));
  }
  return { results: await Promise.all(underWay), late };
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

/** The measurements from mornings of one kind. */
class Mornings {
  readonly #times: number[] = [];
  readonly #late: number[] = [];
  readonly #processorMs: number[] = [];
  readonly isOpening: boolean;

  constructor(isOpening: boolean) {
    this.isOpening = isOpening;
  }

  /** Runs one more morning. Returns the 99th percentile of this morning alone. */
  async goBy(seed: number): Promise<number> {
    const before = await site.used();
    const moments = arrivals(readsInSecond, randomNumbers(seed));
    const uncounted = moments.filter((moment) => moment < leadIn * 1000).length;
    const [reads] = await Promise.all([
      atEach(moments, readNumber),
      this.isOpening ? atEach(arrivals(registrationsInSecond, randomNumbers(seed + 1)), register) : undefined,
    ]);
    const after = await site.used();
    const times = reads.results.slice(uncounted);
    this.#times.push(...times);
    this.#late.push(...reads.late.slice(uncounted));
    this.#processorMs.push(after.processorMs - before.processorMs);
    // Lets remaining work finish before the next morning: emails, and pages to compress.
    await pause(3_000);
    return percentile(times, 0.99);
  }

  get p99(): number {
    return percentile(this.#times, 0.99);
  }

  said(): string {
    const [p50, p95, p99, late] = [
      percentile(this.#times, 0.5),
      percentile(this.#times, 0.95),
      this.p99,
      percentile(this.#late, 0.99),
    ].map((ms) => ms.toFixed(1)) as [string, string, string, string];
    const used = (median(this.#processorMs) / (leadIn + seconds) / 1000) * 60;
    return `${String(this.#times.length)} reads, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, sent late p99 ${late} ms, ${used.toFixed(1)} s of processor time a minute`;
  }
}

try {
  if (isMachineBusy())
    console.log('Other programs take processor time: the figures say more of them than of the site.');
  for (let number = 0; number < 4 * all.length; number += 1) await readNumber(number);
  await new Mornings(true).goBy(1);

  const [quiet, opening] = [new Mornings(false), new Mornings(true)];
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const p99 = new Map<Mornings, number>();
    for (const mornings of round % 2 === 0 ? [opening, quiet] : [quiet, opening])
      p99.set(mornings, await mornings.goBy(round * 1_000));
    ratios.push((p99.get(opening) ?? Number.NaN) / (p99.get(quiet) ?? Number.NaN));
  }
  console.log(`quiet mornings: ${quiet.said()}`);
  console.log(`mornings when an event opens: ${opening.said()}`);
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  console.log(`p99, ratio of the rounds: ${each}; median ${median(ratios).toFixed(2)}`);
  console.log(`p99, ratio of all reads: ${judged(opening.p99 / quiet.p99, { atMost: 2 })}`);

  const invented = Array.from(
    { length: 600 },
    (_, number) => `/prayers?type=${String(number)}-${Math.random().toString(36)}`,
  );
  const before = await site.used();
  await Promise.all(invented.map((path) => read(path)));
  const after = await site.used();
  console.log(
    `an invented query: ${((after.processorMs - before.processorMs) / 600).toFixed(2)} ms of processor time; memory after 600 in MB: ${judged(after.memory / 1e6, { atMost: 400 }, 0)}`,
  );
} finally {
  agent.destroy();
  await site.stop();
}
