import type { ReactElement, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { sizes, tones } from '../Button/Button.css.ts';

export type LinkButtonProps = {
  href: string;
  /** @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'quiet';
  /** @default 'medium' */
  size?: keyof typeof sizes;
  children: ReactNode;
};

/** The next step of a page when it is another page: looks like a button, is a link. */
export function LinkButton({ href, tone = 'secondary', size = 'medium', children }: LinkButtonProps): ReactElement {
  return (
    <AriaLink className={`${tones[tone]} ${sizes[size]}`} href={href}>
      {children}
    </AriaLink>
  );
}
