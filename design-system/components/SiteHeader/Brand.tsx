import type { ReactElement } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { WindowMark } from '../../private/WindowMark/WindowMark.tsx';
import { brand, brandLogo, brandName } from './SiteHeader.css.ts';

export type BrandProps = {
  /** The name of the site, always as text. */
  name: string;
  /** The address of the home page. */
  href: string;
  /** The address of the site's decorative logo beside the name; a drawn window by default. */
  logo?: string;
};

/** The site's logo and name, linking home. */
export function Brand({ name, href, logo }: BrandProps): ReactElement {
  return (
    <PageLink className={brand} href={href}>
      {logo === undefined ? <WindowMark /> : <img className={brandLogo} src={logo} alt="" />}
      <span className={brandName}>{name}</span>
    </PageLink>
  );
}
