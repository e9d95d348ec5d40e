import { describe, expect, it } from 'vitest';
import { isSigned, signaturePath, signatureStrokes, strokePath, toSignaturePoint } from './signature.ts';

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

  it('is scaled to the size of the box, whatever the screen', () => {
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

it('a drawing round-trips through path data', () => {
  const strokes = [
    [
      { x: 1, y: 2.5 },
      { x: 30, y: 40 },
    ],
    [
      { x: 0, y: 100 },
      { x: 300, y: 0 },
      { x: 12.3, y: 4 },
    ],
  ];
  expect(signaturePath(strokes, 100)).toBe('M1 2.5L30 40M0 100L300 0L12.3 4');
  expect(signatureStrokes(signaturePath(strokes, 100))).toEqual(strokes);
  expect(signatureStrokes('')).toEqual([]);
  expect(signaturePath([[{ x: 1, y: 1 }]], 100)).toBe('');
});

it('a drawing that is too long is simplified but keeps its ends', () => {
  const stroke = Array.from({ length: 5_000 }, (_, index) => ({ x: (index % 3000) / 10, y: 50 }));
  const path = signaturePath([stroke], 2_000);
  expect(path.length).toBeLessThanOrEqual(2_000);
  expect(path.length).toBeGreaterThan(500);
  const [kept = []] = signatureStrokes(path);
  expect([kept.at(0), kept.at(-1)]).toEqual([stroke.at(0), stroke.at(-1)]);
  const many = Array.from({ length: 500 }, () => [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ]);
  expect(signaturePath(many, 100).length).toBeLessThanOrEqual(100);
});
