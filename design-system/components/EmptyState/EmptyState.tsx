import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { actionRow, drawing, emptyState, sun, words } from './EmptyState.css.ts';

export type EmptyStateProps = {
  /** A title that says what is missing, such as 'No retreats are planned yet'. */
  title: string;
  /** The heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
  /** An explanation of why it is empty and what will be here. */
  children?: ReactNode;
  /** Actions that the reader can take instead. */
  actions?: ReactNode;
};

/** A placeholder for an empty list, with a friendly explanation and a next step. */
export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps): ReactElement {
  return (
    <div className={emptyState}>
      <Morning />
      <Heading level={level} size={3}>
        {title}
      </Heading>
      {children !== undefined && <div className={words}>{children}</div>}
      {actions !== undefined && <div className={actionRow}>{actions}</div>}
    </div>
  );
}

/** An open window with hills and a road before sunrise. */
function Morning(): ReactElement {
  return (
    <svg className={drawing} viewBox="0 -4 104 100" aria-hidden="true">
      <path className={sun} d="M38 62a14 14 0 0 1 28 0" />
      <path d="M52 40v-6M34 46l-4-4M70 46l4-4" />
      <path d="M20 66c10-6 18-8 27-3c10 5 22 3 37-5M48 88c-2-8 12-10 6-17c-2-2-3-4-2-6M62 88c-1-7 6-10 0-16" />
      <path d="M20 88V44c0-18 16-28 32-38c16 10 32 20 32 38v44" />
      <path d="M12 92V42C12 22 32 10 52 0c20 10 40 22 40 42v50M6 92h92" />
    </svg>
  );
}
