import type { ReactElement } from 'react';
import { icon } from './Icon.css.ts';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

/** A line icon, always beside text and hidden from screen readers. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
