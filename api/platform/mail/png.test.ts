import { expect, test } from 'vitest';
import { readBlackAndWhitePng } from '../../../tests/support/png.ts';
import { blackAndWhitePng } from './png.ts';

const squares = [
  [true, false, true],
  [false, false, true],
];

test.each([1, 3, 8])('each square is a block of %i pixels, even if the last byte of a line is not full', (scale) => {
  const pixels = readBlackAndWhitePng(blackAndWhitePng(squares, scale));
  expect(pixels).toHaveLength(2 * scale);
  for (const [y, row] of pixels.entries())
    expect(row).toEqual(
      Array.from({ length: 3 * scale }, (_, x) => squares[Math.floor(y / scale)]?.[Math.floor(x / scale)]),
    );
});
