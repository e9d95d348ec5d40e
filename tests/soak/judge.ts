/** A series of samples at equal intervals; a value that could not be read is NaN. */
export type Series = readonly number[];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Minimum number of samples for judging growth. */
const fewest = 6;

/**
 * The middle and the last third; during the first one, caches fill and code is compiled.
 * @returns undefined if there are too few samples
 */
function thirds(series: Series): { readonly middle: readonly number[]; readonly last: readonly number[] } | undefined {
  const read = series.filter((value) => !Number.isNaN(value));
  if (read.length < fewest) return undefined;
  const third = Math.floor(read.length / 3);
  return { middle: read.slice(third, -third), last: read.slice(-third) };
}

/** Whether a value that should stay level grew: its last third exceeds the third before it by the factor `times` plus `slack`. */
export function grows(series: Series, { times, slack }: { readonly times: number; readonly slack: number }): boolean {
  const parts = thirds(series);
  return parts !== undefined && median(parts.last) > median(parts.middle) * times + slack;
}

/**
 * Whether a value that grows with the work grows faster and faster: the last third added more than 1.5 times the growth of the
 * middle third plus `slack`.
 */
export function growsFaster(series: Series, slack: number): boolean {
  const parts = thirds(series);
  if (!parts) return false;
  const { middle, last } = parts;
  const [start = 0, before = 0, end = 0] = [middle[0], middle.at(-1), last.at(-1)];
  return end - before > (before - start) * 1.5 * (last.length / middle.length) + slack;
}

/** The 99th percentile. */
export function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** A duration in ms, and when it was measured; `at` counts in ms from the beginning. */
export interface Timed {
  readonly at: number;
  readonly ms: number;
}

/**
 * The 99th percentile of the first and of the last hour, or of the first and last sixth if the run is shorter than two hours.
 * @param whole the planned duration, in ms
 * @param lasted the actual duration, in ms
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
