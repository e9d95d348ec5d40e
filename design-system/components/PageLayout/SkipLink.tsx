import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** Id of the element it leads to; it must be able to take focus (`tabIndex={-1}`). */
  targetId: string;
  children: ReactNode;
};

/** The first link of a page, for the keyboard: leads past what is the same on every page. Throws when its target is missing. */
export function SkipLink({ targetId, children }: SkipLinkProps): ReactElement {
  // Without scripts the fragment does it; with them no hash is left in the address, where going back would stumble over it.
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
