import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The id of the target element, which must be focusable (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
};

/** The first link of a page, for keyboard users: skips the content repeated on every page. Throws if its target is missing. */
export function SkipLink({ targetId, children }: SkipLinkProps): ReactElement {
  // Without scripts the fragment works; with scripts no hash stays in the address, which would add a history entry.
  const skip = (event: MouseEvent): void => {
    const target = document.getElementById(targetId);
    if (target === null) throw new Error(`The skip link leads to #${targetId}, which is not on this page`);
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a className={skipLink} href={`#${targetId}`} onClick={skip}>
      {children}
    </a>
  );
}
