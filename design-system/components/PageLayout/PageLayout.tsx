import type { ReactElement, ReactNode } from 'react';
import { banner as bannerStyle, main, page } from './PageLayout.css.ts';
import { SkipLink } from './SkipLink.tsx';

export type PageLayoutProps = {
  /** The top of every page: a SiteHeader. */
  header: ReactNode;
  /** The bottom of every page: a SiteFooter. */
  footer: ReactNode;
  /** The text of the skip link, such as 'Skip to main content'. */
  skipLinkLabel: string;
  /** A site-wide banner, above the header. */
  banner?: ReactNode;
  /** The page itself, usually PageSections. */
  children: ReactNode;
};

const mainId = 'main';

/** The landmarks of a page: header, main content (`#main`, which can take focus) and footer. */
export function PageLayout({ header, footer, skipLinkLabel, banner, children }: PageLayoutProps): ReactElement {
  return (
    <div className={page}>
      <SkipLink targetId={mainId}>{skipLinkLabel}</SkipLink>
      <header>
        {banner !== undefined && <div className={bannerStyle}>{banner}</div>}
        {header}
      </header>
      <main id={mainId} tabIndex={-1} className={main}>
        {children}
      </main>
      <footer>{footer}</footer>
    </div>
  );
}
