import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { chevron, content, disclosure, summary } from './Disclosure.css.ts';

export type DisclosureProps = {
  /** The name of the content, which must make sense while it is closed. */
  label: string;
  children: ReactNode;
  /** Whether it is open initially. @default false */
  isOpenAtFirst?: boolean;
  /** A shared group name: opening one disclosure closes the others. */
  group?: string;
};

/** Content that few people need, hidden behind its label. Uses the native disclosure, which works without scripts. */
export function Disclosure({ label, children, isOpenAtFirst = false, group }: DisclosureProps): ReactElement {
  return (
    // A visitor may have opened it before hydration; that is not a mismatch.
    <details className={disclosure} name={group} open={isOpenAtFirst} suppressHydrationWarning>
      <summary className={summary}>
        <span className={chevron}>
          <Icon name="chevronDown" />
        </span>
        {label}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
