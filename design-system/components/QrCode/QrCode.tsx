import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { encode } from 'uqr';
import { modules, sizes } from './QrCode.css.ts';

export type QrCodeProps = {
  /** The content for the scanner. */
  value: string;
  /** The alternative text; the content itself is next to the code as text. */
  label: string;
  /** Use 'small' on paper that is scanned from nearby. @default 'medium' */
  size?: keyof typeof sizes;
};

/**
 * A QR code for a short text, sharp at any size and on paper. Always dark on light, even in the dark theme: scanners need it.
 */
export function QrCode({ value, label, size = 'medium' }: QrCodeProps): ReactElement {
  const { extent, path } = useMemo(() => drawn(value), [value]);
  return (
    <svg
      className={sizes[size]}
      viewBox={`0 0 ${String(extent)} ${String(extent)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={modules} d={path} />
    </svg>
  );
}

/** Returns the dark squares as one path; `extent` includes the quiet zone of four squares that scanners need. The code has all error correction that fits its size. */
function drawn(value: string): { extent: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', boostEcc: true, border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { extent: size, path: squares.join('') };
}
