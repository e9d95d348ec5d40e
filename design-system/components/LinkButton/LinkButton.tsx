import type { ReactElement, ReactNode } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { sizes, tones } from '../Button/Button.css.ts';

export type LinkButtonProps = {
  href: string;
  /** @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** It links to the current page, as one of several filters or views. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** A link that looks like a button, for a next step that is another page. */
export function LinkButton({
  href,
  tone = 'secondary',
  size = 'medium',
  isCurrent = false,
  children,
}: LinkButtonProps): ReactElement {
  return (
    <PageLink className={`${tones[tone]} ${sizes[size]}`} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}
