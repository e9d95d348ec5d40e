import { useId } from 'react';
import type { ReactElement } from 'react';
import { stainedGlass } from './panes.ts';
import type { Opening } from './panes.ts';
import { arch, glasses, leading, picture, reveal, thin } from './StainedGlass.css.ts';

type StainedGlassProps = { seed: string; width: number; height: number; openings: readonly Opening[] };

/** A window in a wall, drawn from a seed; decorative, so it is hidden from screen readers. */
export function StainedGlass({ seed, width, height, openings }: StainedGlassProps): ReactElement {
  const clipId = useId();
  const { panes, arches } = stainedGlass(seed, { width, height }, openings);
  const outlines = arches.join('');
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <clipPath id={clipId}>
        <path d={outlines} />
      </clipPath>
      <path className={reveal} d={outlines} />
      <g className={leading} clipPath={`url(#${clipId})`}>
        {panes.map(({ glass, isThin, path }) => (
          <path
            key={`${glass} ${String(isThin)}`}
            className={isThin ? `${glasses[glass]} ${thin}` : glasses[glass]}
            d={path}
          />
        ))}
      </g>
      <path className={arch} d={outlines} />
    </svg>
  );
}
