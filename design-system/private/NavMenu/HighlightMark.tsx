import type { ReactElement } from 'react';
import { blinking, star } from './HighlightMark.css.ts';

/** A gold star before a highlighted entry. The text beside it gives the reason. */
export function HighlightMark({ blink = false }: { blink?: boolean }): ReactElement {
  return (
    <svg className={blink ? `${star} ${blinking}` : star} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1l2 7 7 2-7 2-2 7-2-7-7-2 7-2z" />
    </svg>
  );
}
