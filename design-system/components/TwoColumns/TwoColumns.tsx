import type { ReactElement, ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { aside as asideStyle, columns, content } from './TwoColumns.css.ts';

export type TwoColumnsProps = {
  /** What one works on, with a gap between its parts. */
  children: ReactNode;
  /** What stays in sight beside it on a wide screen, and follows it on a narrow one. */
  aside?: ReactNode;
};

/** A working column with something to keep in sight, such as a form and its price. */
export function TwoColumns({ children, aside }: TwoColumnsProps): ReactElement {
  return (
    <div className={columns}>
      <div className={content}>
        <Stack gap="l">{children}</Stack>
      </div>
      {aside !== undefined && <div className={asideStyle}>{aside}</div>}
    </div>
  );
}
