import type { ReactElement } from 'react';
import { glass, leading, light, mark, morning } from './WindowMark.css.ts';

const arch = 'M2 43V18C2 10 8.5 4.5 16 1c7.5 3.5 14 9 14 17v25z';

/** A pointed window with a morning scene; its bars form a cross. Decorates a name and is hidden from screen readers. */
export function WindowMark(): ReactElement {
  return (
    <svg className={mark} viewBox="0 0 32 44" aria-hidden="true">
      <path className={glass} d={arch} />
      <path className={light} d="M3 33a13 13 0 0 1 26 0z" />
      <path className={morning} d="M8.5 33a7.5 7.5 0 0 1 15 0z" />
      <path className={leading} d={`${arch}M16 1v42M2 18h28M2 33h28`} />
    </svg>
  );
}
