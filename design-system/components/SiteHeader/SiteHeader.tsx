import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import type { LanguageSwitchProps } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Brand } from './Brand.tsx';
import type { BrandProps } from './Brand.tsx';
import type { AccountEntry, NavEntry } from '../../private/NavMenu/entries.ts';
import { NavMenu } from '../../private/NavMenu/NavMenu.tsx';
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

export type SiteHeaderProps = {
  brand: BrandProps;
  entries: readonly NavEntry[];
  /** The path and query of the current page; its link is marked as current. */
  currentPath: string;
  /** The name of the navigation, for people who navigate by landmarks, such as 'Main'. */
  label: string;
  /** The label of the button that opens the menu on a small screen. */
  menuLabel: string;
  account: AccountEntry;
  language: LanguageSwitchProps;
  /** The color of the Church's season, shown as a thin line across the top. @default 'green' */
  season?: keyof typeof seasonLine;
  /** A LiveBadge of a word or two. Nothing moves when it appears or disappears. */
  live?: ReactNode;
};

/** The top of every page: the site's name, the menu, the reader's account and the languages. Works without scripts. */
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
        <NavMenu
          label={label}
          menuLabel={menuLabel}
          place={navPlace}
          buttonClass={menuButton}
          button={
            <>
              <Icon name="menu" />
              {menuLabel}
            </>
          }
          entries={entries}
          account={account}
          currentPath={currentPath}
        />
      </div>
    </div>
  );
}
