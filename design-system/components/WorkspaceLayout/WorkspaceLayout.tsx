import { useEffect, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { restoreDensity } from './density.ts';
import { SkipLink } from '../PageLayout/SkipLink.tsx';
import type { SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import type { WorkspaceNav } from './SideNavigation.tsx';
import { banner as bannerStyle, body, footer as footerStyle, main, workspace } from './workspace.css.ts';
import { WorkspaceBar } from './WorkspaceBar.tsx';
import { WorkspaceFooter } from './WorkspaceFooter.tsx';
import type { WorkspaceFooterProps } from './WorkspaceFooter.tsx';

export type WorkspaceLayoutProps = {
  /** The entries of the site's header, shown on one line. */
  header: SiteHeaderProps;
  /** A search that is available on every screen. */
  search?: ReactNode;
  /** The navigation of the workspace's screens. */
  nav: WorkspaceNav;
  /** The site's footer, which is one line until it is opened. */
  footer: WorkspaceFooterProps;
  /** The text of the skip link, such as 'Skip to main content'. */
  skipLinkLabel: string;
  /** A site-wide banner, above the header. */
  banner?: ReactNode;
  /** The screen itself, usually a WorkspacePage. */
  children: ReactNode;
};

const mainId = 'main';

/**
 * The frame of staff screens: one bar, a side navigation with counts of open work, and the content as wide as the window. It is
 * dense: controls are smaller with a mouse, and 44 px with touch (the footer has a setting).
 */
export function WorkspaceLayout({
  header,
  search,
  nav,
  footer,
  skipLinkLabel,
  banner,
  children,
}: WorkspaceLayoutProps): ReactElement {
  const sideId = useId();
  useEffect(restoreDensity, []);
  return (
    <div className={workspace}>
      <SkipLink targetId={mainId}>{skipLinkLabel}</SkipLink>
      <header>
        {banner !== undefined && <div className={bannerStyle}>{banner}</div>}
        <WorkspaceBar {...header} search={search} side={{ id: sideId, buttonLabel: nav.buttonLabel }} />
      </header>
      <div className={body}>
        <SideNavigation id={sideId} {...nav} />
        <main id={mainId} tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
      <footer className={footerStyle}>
        <WorkspaceFooter {...footer} />
      </footer>
    </div>
  );
}
