import type { ReactElement, ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { useIsBeside } from '../../private/Beside/Beside.ts';
import { aside as asideStyle, columns, content, stacked } from './TwoColumns.css.ts';

export type TwoColumnsProps = {
  /** The main content, with a gap between its parts. */
  children: ReactNode;
  /** Content that stays visible beside it on a wide screen, and follows it on a narrow one. */
  aside?: ReactNode;
};

/** A main column with an aside that stays visible, such as a form and its price; stacked if shown beside a list. */
export function TwoColumns({ children, aside }: TwoColumnsProps): ReactElement {
  const isBeside = useIsBeside();
  return (
    <div className={isBeside ? stacked : columns}>
      <div className={content}>
        <Stack gap="l">{children}</Stack>
      </div>
      {aside !== undefined && <div className={asideStyle}>{aside}</div>}
    </div>
  );
}
