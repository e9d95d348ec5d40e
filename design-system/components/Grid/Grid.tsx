import type { ReactElement, ReactNode } from 'react';
import { gaps } from '../../theme/gaps.css.ts';
import type { Gap } from '../../theme/gaps.css.ts';
import { aligns, columns as columnStyles, container } from './Grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** The maximum number of columns; there are fewer if the grid is narrow. */
  columns: 1 | 2 | 3;
  /** @default 'l' */
  gap?: Gap;
  /** `end` keeps the inputs of fields aligned if the hint or error above one of them is longer. @default 'start' */
  align?: keyof typeof aligns;
};

/** Items of the same kind in columns of equal width. */
export function Grid({ children, columns, gap = 'l', align = 'start' }: GridProps): ReactElement {
  return (
    <div className={container}>
      <div className={`${columnStyles[columns]} ${gaps[gap]} ${aligns[align]}`}>{children}</div>
    </div>
  );
}
