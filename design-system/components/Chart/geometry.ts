/** A round number at or above the largest value, as the end of the scale. */
export function niceTop(values: readonly number[]): number {
  const greatest = Math.max(0, ...values);
  if (greatest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= greatest) ?? 10;
  return step * power;
}

/** A part of 100, written for an SVG attribute; values below zero count as 0. */
export const percent = (value: number, whole: number): string => `${((Math.max(0, value) / whole) * 100).toFixed(2)}%`;

/** The horizontal position of a line's point: the middle of its category, in percent. */
export const across = (position: number, count: number): string => `${(((position + 0.5) / count) * 100).toFixed(2)}%`;

/**
 * Which categories are named below a line: all if they are few, otherwise the first, the middle and the last; the table names
 * all.
 */
export function namedCategories(count: number): readonly number[] {
  if (count <= 4) return Array.from({ length: count }, (_, position) => position);
  return [0, Math.floor((count - 1) / 2), count - 1];
}

/** The distance between two names at the ends of lines, and from a name to its point above and below, in percent of the height. */
const apart = { names: 14, above: 6, below: 11 };

/**
 * The heights of the names at the ends of lines, in percent from the top like the ends: above the highest line, below the others
 * where there is room. None is lower than the foot, where the categories are named, and none covers another.
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
