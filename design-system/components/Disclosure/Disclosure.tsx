import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { chevron, content, disclosure, summary } from './Disclosure.css.ts';

export type DisclosureProps = {
  /** What lies behind it, in words that make sense while it is closed. */
  label: string;
  children: ReactNode;
  /** Whether it stands open when the page comes. @default false */
  isOpenAtFirst?: boolean;
  /** The same for several: opening one closes the others. */
  group?: string;
};

/** Something that few need, kept behind its name until it is asked for. The browser's own disclosure: it works without scripts. */
export function Disclosure({ label, children, isOpenAtFirst = false, group }: DisclosureProps): ReactElement {
  return (
    // Someone may have opened it before the scripts arrived; that is no mismatch.
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
