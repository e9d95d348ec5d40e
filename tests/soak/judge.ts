/** A series of samples that are an equal time apart; what could not be read is NaN. */
export type Series = readonly number[];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The fewest samples that say anything about growth. */
const fewest = 6;

/**
 * The middle and the last third; the first goes by while caches fill and code is compiled.
 * @returns nothing where there are too few samples to say anything
 */
function thirds(series: Series): { readonly middle: readonly number[]; readonly last: readonly number[] } | undefined {
  const read = series.filter((value) => !Number.isNaN(value));
  if (read.length < fewest) return undefined;
  const third = Math.floor(read.length / 3);
  return { middle: read.slice(third, -third), last: read.slice(-third) };
}

/** Whether what should stay level grew: its last third is above `times` the one before and `slack`. */
export function grows(series: Series, { times, slack }: { readonly times: number; readonly slack: number }): boolean {
  const parts = thirds(series);
  return parts !== undefined && median(parts.last) > median(parts.middle) * times + slack;
}

/**
 * Whether what grows with the work under way grows faster and faster: more was added in the last third than 1.5 times what was added in
 * the middle one, and `slack`.
 */
export function growsFaster(series: Series, slack: number): boolean {
  const parts = thirds(series);
  if (!parts) return false;
  const { middle, last } = parts;
  const [start = 0, before = 0, end = 0] = [middle[0], middle.at(-1), last.at(-1)];
  return end - before > (before - start) * 1.5 * (last.length / middle.length) + slack;
}

/** The value that 99 of 100 are not above. */
export function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** What took so long when, in ms; `at` counts from the beginning. */
export interface Timed {
  readonly at: number;
  readonly ms: number;
}

/**
 * The slowest hundredth of the first and of the last hour; of the first and last sixth where there are not two whole hours.
 * @param whole how long it was to last, in ms
 * @param lasted how long it lasted
 */
export function firstAndLast(
  times: readonly Timed[],
  whole: number,
  lasted: number,
): { readonly first: number; readonly last: number } {
  const hour = 3_600_000;
  const length = whole >= 2 * hour ? hour : whole / 6;
  const within = (from: number, to: number) => p99(times.flatMap(({ at, ms }) => (at >= from && at < to ? [ms] : [])));
  return { first: within(0, length), last: within(lasted - length, lasted) };
}
