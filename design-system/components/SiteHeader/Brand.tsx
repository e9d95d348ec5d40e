import type { ReactElement, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { WindowMark } from '../../private/WindowMark/WindowMark.tsx';
import { brand, brandName } from './SiteHeader.css.ts';

export type BrandProps = {
  /** The name of the house, always in words. */
  name: string;
  /** The home page. */
  href: string;
  /** Its own sign beside the name, decorative; a drawn window unless given. */
  logo?: ReactNode;
};

/** The house's sign and name, leading home. */
export function Brand({ name, href, logo = <WindowMark /> }: BrandProps): ReactElement {
  return (
    <AriaLink className={brand} href={href}>
      {logo}
      <span className={brandName}>{name}</span>
    </AriaLink>
  );
}
