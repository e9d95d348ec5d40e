import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { WindowMark } from '../../private/WindowMark/WindowMark.tsx';
import { brand, brandLogo, brandName } from './SiteHeader.css.ts';

export type BrandProps = {
  /** The name of the house, always in words. */
  name: string;
  /** The home page. */
  href: string;
  /** The address of its own picture beside the name, decorative; a drawn window unless given. */
  logo?: string;
};

/** The house's sign and name, leading home. */
export function Brand({ name, href, logo }: BrandProps): ReactElement {
  return (
    <PageLink className={brand} href={href}>
      {logo === undefined ? <WindowMark /> : <img className={brandLogo} src={logo} alt="" />}
      <span className={brandName}>{name}</span>
    </PageLink>
  );
}
