import type { ReactElement } from 'react';
import { colors, mark, rim } from './SeasonMark.css.ts';

/** The colors of the Church's year. */
export type SeasonColor = keyof typeof colors;

/** A small four-lobed window in the color of the day, with a gold rim. Purely decorative. */
export function SeasonMark({ color }: { color: SeasonColor }): ReactElement {
  return (
    <svg className={mark} viewBox="0 0 48 48" aria-hidden="true">
      <path className={rim} d="M16 16a8 8 0 0 1 16 0a8 8 0 0 1 0 16a8 8 0 0 1-16 0a8 8 0 0 1 0-16z" />
      <path
        className={colors[color]}
        d="M18.5 18.5a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1 0-11z"
      />
      <path
        className={rim}
        d="M24 1.5l2 3.5l-2 3.5l-2-3.5zM24 39.5l2 3.5l-2 3.5l-2-3.5zM1.5 24l3.5-2l3.5 2l-3.5 2zM39.5 24l3.5-2l3.5 2l-3.5 2z"
      />
    </svg>
  );
}
