import { setTimeout as pause } from 'node:timers/promises';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { judged } from '../figures.ts';
import { startBuiltSite } from './site.ts';

/*
 * How long pages take on the morning when an event opens: twenty are read in a second, while two parties register in each;
 * beside the same readers on a quiet morning. Then a flood of invented queries, and how much memory it takes. Prints each
 * figure beside its limit, and whether it is met; nothing ends with an error here. Needs `npm run build`.
 *   npm run benchmark:opening-morning [-- seconds]
 */
const [seconds = '30'] = process.argv.slice(2);
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

const site = await startBuiltSite('2026-12-01T15:00:00Z');
let network = 0;
/** Each comes from a network of its own. */
const fromElsewhere = (): string => {
  network += 1;
  return `10.${String(network >> 16)}.${String((network >> 8) & 255)}.${String(network & 255)}`;
};

async function read(path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${site.url}${path}`, {
    headers: {
      'Accept-Language': network % 2 === 0 ? 'en' : 'es',
      'Accept-Encoding': 'br',
      'Sec-Fetch-Dest': 'document',
      'X-Forwarded-For': fromElsewhere(),
    },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} is answered ${String(response.status)}`);
  return performance.now() - began;
}

async function register(number: number): Promise<void> {
  const email = `family.${String(number)}@example.org`;
  const response = await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': buildIdempotencyKey(),
      'X-Forwarded-For': fromElsewhere(),
    },
    body: JSON.stringify(buildRegistration({ contact: buildContact({ email }) })),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`A registration is answered ${String(response.status)}`);
}

/** Does something so often in a second, whether what came before is done or not. */
async function regularly<Result>(inSecond: number, work: (number: number) => Promise<Result>): Promise<Result[]> {
  const began = performance.now();
  const underWay: Promise<Result>[] = [];
  for (let number = 0; number < inSecond * Number(seconds); number += 1) {
    await pause(Math.max(0, began + (number * 1000) / inSecond - performance.now()));
    underWay.push(work(number));
  }
  return Promise.all(underWay);
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

async function morning(isOpening: boolean): Promise<{ p50: number; p99: number; processorMs: number }> {
  const before = await site.used();
  const all = [...paths, ...rest];
  const [times] = await Promise.all([
    regularly(readsInSecond, (number) => read(all[number % all.length] ?? '/')),
    isOpening ? regularly(registrationsInSecond, register) : [],
  ]);
  const after = await site.used();
  const processorMs = (after.processorMs - before.processorMs) * (60 / Number(seconds));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), processorMs };
}

const said = ({ p50, p99, processorMs }: Awaited<ReturnType<typeof morning>>): string =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(processorMs / 1000).toFixed(1)} s of processor time a minute`;

try {
  // Every page in both languages is read twice, so that what is measured is neither the first rendering nor the compression.
  for (let round = 0; round < 4; round += 1) for (const path of [...paths, ...rest]) await read(path);
  await pause(5_000);
  const quiet = await morning(false);
  const opening = await morning(true);
  console.log(`a quiet morning: ${said(quiet)}`);
  console.log(`the morning when an event opens: ${said(opening)}`);
  console.log(`p99, ratio: ${judged(opening.p99 / quiet.p99, { atMost: 2 })}`);

  const invented = Array.from(
    { length: 600 },
    (_, number) => `/prayers?type=${String(number)}-${Math.random().toString(36)}`,
  );
  const before = await site.used();
  await Promise.all(invented.map(read));
  const after = await site.used();
  console.log(
    `an invented query: ${((after.processorMs - before.processorMs) / 600).toFixed(2)} ms of processor time; memory after 600 in MB: ${judged(after.memory / 1e6, { atMost: 400 }, 0)}`,
  );
} finally {
  await site.stop();
}
