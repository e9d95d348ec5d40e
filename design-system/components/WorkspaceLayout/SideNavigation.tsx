import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { closeButton } from '../../private/NavMenu/NavPanel.css.ts';
import { useMenuDismissal } from '../../private/NavMenu/useMenuDismissal.ts';
import {
  closeRow,
  count as countStyle,
  group as groupStyle,
  item as itemStyle,
  sheet,
  side,
  title,
} from './SideNavigation.css.ts';

export type WorkspaceNavItem = {
  label: string;
  href: string;
  /** The open items: the visible number, and the text that is read after the label, such as '4 new'. */
  count?: { shown: string; words: string };
  /** Whether the current page is this one ('page') or one below it ('section'). */
  current?: 'page' | 'section';
};

export type WorkspaceNav = {
  /** The name of the navigation, for people who navigate by landmarks. */
  label: string;
  /** The label of the button that opens it on a small screen. */
  buttonLabel: string;
  /** The entries in groups, separated by lines. */
  groups: readonly (readonly WorkspaceNavItem[])[];
};

/** The navigation of the workspace's screens with counts of open work: beside the content, or a sheet that a button opens. */
export function SideNavigation({ id, label, buttonLabel, groups }: WorkspaceNav & { id: string }): ReactElement {
  const messages = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  useMenuDismissal(panel);
  return (
    <nav className={side} aria-label={label}>
      <div id={id} ref={panel} popover="auto" className={sheet}>
        <div className={closeRow}>
          <span className={title}>{buttonLabel}</span>
          <button type="button" className={closeButton} popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" />
            {messages.close}
          </button>
        </div>
        {groups.map((items) => (
          <ul key={items[0]?.href} role="list" className={groupStyle}>
            {items.map(({ label: name, href, count, current }) => (
              <li key={href}>
                <PageLink
                  className={itemStyle}
                  href={href}
                  aria-label={count && `${name}, ${count.words}`}
                  aria-current={current && (current === 'page' ? 'page' : 'true')}
                >
                  {name}
                  {count !== undefined && <span className={countStyle} data-count={count.shown} />}
                </PageLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
