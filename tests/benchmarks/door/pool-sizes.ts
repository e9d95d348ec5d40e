import { measureArrivals } from './arrivals.ts';
import { median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';

/*
 * Compares sizes of the pool of connections (DATABASE_POOL): npm run benchmark:pool-sizes [-- rounds]
 * 700 people arrive while 64 clients register, on two processes beside one database (arrivals.ts), with each size in turn. It prints
 * medians of the rounds, and ratios to the largest size.
 */
const rounds = Number(process.argv[2] ?? 3);
const sizes = [20, 10, 5, 2];

const measured = new Map(sizes.map((size) => [size, [] as Awaited<ReturnType<typeof measureArrivals>>[]]));
for (let round = 0; round < rounds; round += 1)
  for (const [size, figures] of measured) figures.push(await measureArrivals({ DATABASE_POOL: String(size) }));

if (isMachineBusy()) console.log('The machine is busy: these times say less.');
const summaries = [...measured].map(([size, figures]) => ({
  size,
  median: median(figures.map((each) => each.median)),
  p99: median(figures.map(({ p99 }) => p99)),
  registrations: median(figures.map(({ registrations }) => registrations)),
}));
const [largest] = summaries;
for (const { size, registrations, ...times } of summaries) {
  const ratioOf = (figure: number, of: number | undefined) => (figure / (of ?? Number.NaN)).toFixed(2);
  console.log(
    `DATABASE_POOL=${String(size)}: an arrival takes ${times.median.toFixed(0)} ms (ratio ${ratioOf(times.median, largest?.median)}), p99 ${times.p99.toFixed(0)} ms (${ratioOf(times.p99, largest?.p99)}); ${registrations.toFixed(0)} registrations a second (${ratioOf(registrations, largest?.registrations)})`,
  );
}
