/** Returns a round number at or above the largest value, as the end of the scale. */
export function niceTop(values: readonly number[]): number {
  const greatest = Math.max(0, ...values);
  if (greatest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= greatest) ?? 10;
  return step * power;
}

/** Formats a value as a percentage for an SVG attribute; values below zero count as 0. */
export const percent = (value: number, whole: number): string => `${((Math.max(0, value) / whole) * 100).toFixed(2)}%`;

/** The horizontal position of a line's point: the middle of its category, in percent. */
export const across = (position: number, count: number): string => `${(((position + 0.5) / count) * 100).toFixed(2)}%`;

/**
 * The categories to label below a line: all if there are few, otherwise the first, the middle and the last. The table lists
 * all of them.
 */
export function namedCategories(count: number): readonly number[] {
  if (count <= 4) return Array.from({ length: count }, (_, position) => position);
  return [0, Math.floor((count - 1) / 2), count - 1];
}

/** The distance between names at the ends of lines, and from a name to its point above or below it, in percent of the height. */
const apart = { names: 14, above: 6, below: 11 };

/**
 * The positions of the names at the ends of lines, in percent from the top, like the ends: above the highest line, and below the
 * others if there is room. No name is below the foot, where the categories are labeled, and no two names overlap.
 */
export function endNames(ends: readonly number[], foot: number): readonly number[] {
  const lowest = foot - 2;
  const highestEnd = Math.min(...ends);
  const upwards = ends.map((end, order) => ({ end, order })).sort((a, b) => b.end - a.end || b.order - a.order);
  const heights: number[] = [];
  let free = lowest;
  for (const { end, order } of upwards) {
    const isAbove = end === highestEnd || end + apart.below > lowest;
    const height = Math.min(isAbove ? end - apart.above : end + apart.below, free);
    heights[order] = height;
    free = height - apart.names;
  }
  return heights;
}
