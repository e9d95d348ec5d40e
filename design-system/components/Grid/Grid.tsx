import type { ReactElement, ReactNode } from 'react';
import { gaps } from '../../theme/gaps.css.ts';
import type { Gap } from '../../theme/gaps.css.ts';
import { aligns, columns as columnStyles, container } from './Grid.css.ts';

export type GridProps = {
  children: ReactNode;
  /** The most columns there may be; fewer where the width is short. */
  columns: 1 | 2 | 3;
  /** @default 'l' */
  gap?: Gap;
  /** `end` keeps the boxes of fields in one line where a hint or an error above one of them is longer. @default 'start' */
  align?: keyof typeof aligns;
};

/** Things of one kind in columns of one width. */
export function Grid({ children, columns, gap = 'l', align = 'start' }: GridProps): ReactElement {
  return (
    <div className={container}>
      <div className={`${columnStyles[columns]} ${gaps[gap]} ${aligns[align]}`}>{children}</div>
    </div>
  );
}
