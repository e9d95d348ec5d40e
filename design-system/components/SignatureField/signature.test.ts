import { describe, expect, it } from 'vitest';
import { isSigned, strokePath, toSignaturePoint } from './signature.ts';

describe('a signature', () => {
  it.each([
    [{ kind: 'typed', name: '' }, false],
    [{ kind: 'typed', name: '  ' }, false],
    [{ kind: 'typed', name: 'Ana Ruiz' }, true],
    [{ kind: 'drawn', strokes: [] }, false],
    [{ kind: 'drawn', strokes: [[{ x: 1, y: 1 }]] }, false],
    [
      {
        kind: 'drawn',
        strokes: [
          [
            { x: 1, y: 1 },
            { x: 2, y: 5 },
          ],
        ],
      },
      true,
    ],
  ] as const)('%j is signed: %s', (signature, signed) => {
    expect(isSigned(signature)).toBe(signed);
  });
});

describe('a point', () => {
  const rectangle = { left: 100, top: 50, width: 600, height: 200 };

  it('is written in the size of the box, whatever the screen', () => {
    expect(toSignaturePoint({ x: 400, y: 100 }, rectangle)).toEqual({ x: 150, y: 25 });
    expect(toSignaturePoint({ x: 101, y: 51 }, rectangle)).toEqual({ x: 0.5, y: 0.5 });
  });

  it('stays in the box when the pen leaves it', () => {
    expect(toSignaturePoint({ x: 0, y: 900 }, rectangle)).toEqual({ x: 0, y: 100 });
  });
});

it('a stroke is one line through its points', () => {
  expect(
    strokePath([
      { x: 0, y: 0 },
      { x: 1.5, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M0 0L1.5 2L3 4');
});
