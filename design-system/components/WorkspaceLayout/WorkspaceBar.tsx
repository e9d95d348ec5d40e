import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../private/Icon/Icon.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Brand } from '../SiteHeader/Brand.tsx';
import { NavMenu } from '../../private/NavMenu/NavMenu.tsx';
import { seasonLine } from '../SiteHeader/SiteHeader.css.ts';
import type { SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import {
  bar,
  barButton,
  barWord,
  brandPlace,
  languagePlace,
  livePlace,
  menuPlace,
  row,
  searchPlace,
  season as seasonStyle,
  sideWord,
} from './WorkspaceBar.css.ts';

type WorkspaceBarProps = SiteHeaderProps & {
  /** Opens the side navigation on a small screen. */
  side: { id: string; buttonLabel: string };
  search?: ReactNode;
};

/** The public bar's entries on one line, with a place for the search. */
export function WorkspaceBar({
  brand,
  entries,
  currentPath,
  label,
  menuLabel,
  account,
  language,
  season = 'green',
  live,
  side,
  search,
}: WorkspaceBarProps): ReactElement {
  return (
    <div className={bar}>
      <div className={seasonStyle}>
        <div className={seasonLine[season]} />
      </div>
      <div className={row}>
        <button type="button" className={barButton} popoverTarget={side.id}>
          <Icon name="menu" />
          <span className={sideWord}>{side.buttonLabel}</span>
        </button>
        <div className={brandPlace}>
          <Brand {...brand} />
        </div>
        <NavMenu
          label={label}
          menuLabel={menuLabel}
          place={menuPlace}
          buttonClass={barButton}
          button={
            <>
              <Icon name="more" />
              <span className={barWord}>{menuLabel}</span>
            </>
          }
          entries={entries}
          account={account}
          currentPath={currentPath}
        />
        {live !== undefined && <div className={livePlace}>{live}</div>}
        <div className={languagePlace}>
          <LanguageSwitch {...language} />
        </div>
        {search !== undefined && <div className={searchPlace}>{search}</div>}
      </div>
    </div>
  );
}
