import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { code, modules } from './QrCode.css.ts';

export type QrCodeProps = {
  /** What a scanner reads. */
  value: string;
  /** What it is, for who does not see it; the value itself is beside it in words. */
  label: string;
};

/** A short text for a scanner, drawn sharply at any size and on paper. Dark on light by night too: scanners want it so. */
export function QrCode({ value, label }: QrCodeProps): ReactElement {
  const { size, path } = useMemo(() => drawn(value), [value]);
  return (
    <svg
      className={code}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={modules} d={path} />
    </svg>
  );
}

/** The dark squares as one path; the quiet border of four squares, which scanners need, is part of the size. */
function drawn(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
