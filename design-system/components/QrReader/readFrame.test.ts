import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { brightness, readFrame } from './readFrame.ts';

/** An image of a code with dark and light squares of these shades, each `scale` pixels wide. */
function pictureOf(text: string, { scale = 6, dark = 0, light = 255, hidden = 0 } = {}) {
  const { size, data: squares } = encode(text, { ecc: 'M', border: 4 });
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A crack from top to bottom, between the finder patterns of the code.
      const isCracked = Math.abs(x - 0.2 * y - 80) < hidden;
      const isDark = squares[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true;
      const shade = isCracked || !isDark ? light : dark;
      data.set([shade, shade, shade, 255], (y * width + x) * 4);
    }
  }
  return { width, height: width, data };
}

describe('a camera frame', () => {
  test.each([
    ['on paper', {}],
    ['on a badge printed in gray', { dark: 105, light: 190 }],
    ['small', { scale: 3 }],
    ['behind a crack in the screen', { hidden: 3 }],
  ])('is read: a code %s', (_, options) => {
    expect(readFrame(pictureOf('K7M-3QX', options))).toEqual({ kind: 'code', text: 'K7M-3QX' });
  });

  test('without a code contains nothing', () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(180);
    expect(readFrame({ width: 200, height: 200, data })).toEqual({ kind: 'nothing' });
  });

  test('that is too dark is reported as dark', () => {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(9);
    expect(brightness(data)).toBe(9);
    expect(readFrame({ width: 200, height: 200, data })).toEqual({ kind: 'dark' });
    expect(brightness(new Uint8ClampedArray())).toBe(0);
  });
});
