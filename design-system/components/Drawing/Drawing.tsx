import { useId } from 'react';
import type { ReactElement } from 'react';
import { frame, glasses, panes, picture, reveal } from './Drawing.css.ts';
import { outline, scenes, size } from './scenes.ts';

export type DrawingProps = {
  /** The scene in the window. */
  subject: keyof typeof scenes;
};

/** One of the site's drawn windows: a set of scenes with the same arch and the same glass. Purely decorative. */
export function Drawing({ subject }: DrawingProps): ReactElement {
  const clipId = useId();
  return (
    <svg className={picture} viewBox={`0 0 ${String(size.width)} ${String(size.height)}`} aria-hidden="true">
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      <path className={reveal} d={outline} />
      <g className={panes} clipPath={`url(#${clipId})`}>
        {scenes[subject].map(([glass, path]) => (
          <path key={path} className={glasses[glass]} d={path} />
        ))}
      </g>
      <path className={frame} d={outline} />
    </svg>
  );
}
