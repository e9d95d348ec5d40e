import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { brightness, readFrame } from './readFrame.ts';

/** An image of a code with dark and light squares of these shades, each `scale` pixels wide. */
function pictureOf(text: string, { scale = 6, dark = 0, light = 255, hidden = 0 } = {}) {
  const { size, data: squares } = encode(text, { ecc: 'M', boostEcc: true, border: 4 });
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

/** Adds light and dark cracks that are thinner than a square and cross the corner marks of the code. */
function withCracks({ width, height, data }: ReturnType<typeof pictureOf>) {
  for (let y = 0; y < height; y += 1) {
    for (const [shade, from, slope] of [
      [0, 40, 0.2],
      [255, 150, 0.15],
      [0, 215, -0.2],
    ] as const) {
      const x = Math.round(from + slope * y);
      for (let wide = 0; wide < 3; wide += 1) data.set([shade, shade, shade, 255], (y * width + x + wide) * 4);
    }
  }
  return { width, height, data };
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

  describe('that cannot be read at once', () => {
    const poor = {
      'a code behind a screen cracked across its corner marks': () => withCracks(pictureOf('K7M-3QX', { scale: 8 })),
      'a code on a badge printed too faintly': () => pictureOf('K7M-3QX', { dark: 118, light: 138 }),
    };
    test.each(Object.entries(poor))('is read thoroughly: %s', (_, picture) => {
      expect(readFrame(picture())).toEqual({ kind: 'nothing' });
      expect(readFrame(picture(), { isThorough: true })).toEqual({ kind: 'code', text: 'K7M-3QX' });
    });

    test('without a code contains nothing when read thoroughly either', () => {
      const data = new Uint8ClampedArray(200 * 200 * 4).fill(180);
      expect(readFrame({ width: 200, height: 200, data }, { isThorough: true })).toEqual({ kind: 'nothing' });
    });
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
