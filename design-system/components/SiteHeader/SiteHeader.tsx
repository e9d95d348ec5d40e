import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import type { LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Brand } from './Brand.tsx';
import type { BrandProps } from './Brand.tsx';
import type { AccountEntry, NavEntry } from './entries.ts';
import { NavPanel } from './NavPanel.tsx';
import {
  brandPlace,
  header,
  languagePlace,
  livePlace,
  menuButton,
  navPlace,
  row,
  seasonLine,
} from './SiteHeader.css.ts';
import { useMenuDismissal } from './useMenuDismissal.ts';

export type SiteHeaderProps = {
  brand: BrandProps;
  entries: readonly NavEntry[];
  /** Path and query of the open page; the link that leads to it is marked. */
  currentPath: string;
  /** Name of the navigation for people who move by landmarks, such as 'Main'. */
  label: string;
  /** Words on the button that opens the menu on a small screen. */
  menuLabel: string;
  account: AccountEntry;
  language: LanguageSwitchProps;
  /** Colour of the Church's season, a thin line across the top. @default 'green' */
  season?: keyof typeof seasonLine;
  /** A sign that something is being sent now: a LiveBadge of a word or two. Nothing moves when it comes and goes. */
  live?: ReactNode;
};

/** What stands above every page: the house's name, the menu, the reader's account and the languages. Works without scripts. */
export function SiteHeader({
  brand,
  entries,
  currentPath,
  label,
  menuLabel,
  account,
  language,
  season = 'green',
  live,
}: SiteHeaderProps): ReactElement {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useMenuDismissal(panel);
  return (
    <div className={header}>
      <div className={seasonLine[season]} />
      <div className={row}>
        <div className={brandPlace}>
          <Brand {...brand} />
        </div>
        <div className={languagePlace}>
          <LanguageSwitch {...language} />
        </div>
        {live !== undefined && <div className={livePlace}>{live}</div>}
        <nav className={navPlace} aria-label={label}>
          <button type="button" className={menuButton} popoverTarget={panelId}>
            <Icon name="menu" />
            {menuLabel}
          </button>
          <NavPanel
            id={panelId}
            ref={panel}
            title={menuLabel}
            entries={entries}
            account={account}
            currentPath={currentPath}
          />
        </nav>
      </div>
    </div>
  );
}
