/** A round number at or above the greatest value, so that the scale ends at something one can say. */
export function niceTop(values: readonly number[]): number {
  const greatest = Math.max(0, ...values);
  if (greatest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= greatest) ?? 10;
  return step * power;
}

/** A part of 100, written for an SVG attribute; values below nothing stand at 0. */
export const percent = (value: number, whole: number): string => `${((Math.max(0, value) / whole) * 100).toFixed(2)}%`;

/** Where the point of a line stands across the drawing: in the middle of its category's share, in percent. */
export const across = (position: number, count: number): string => `${(((position + 0.5) / count) * 100).toFixed(2)}%`;

/** Which categories are named under a line: all of a few, else the first, the middle and the last, as the table names all. */
export function namedCategories(count: number): readonly number[] {
  if (count <= 4) return Array.from({ length: count }, (_, position) => position);
  return [0, Math.floor((count - 1) / 2), count - 1];
}
