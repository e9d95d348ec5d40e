import type { ReactElement, ReactNode } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { sizes, tones } from '../Button/Button.css.ts';

export type LinkButtonProps = {
  href: string;
  /** @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** It leads to where one is: one of several filters or views. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** The next step of a page when it is another page: looks like a button, is a link. */
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
