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
  /** The open work there: the visible number, and the words read after the label, such as '4 new'. */
  count?: { number: number; words: string };
  /** The open page is this one, or one below it. */
  current?: 'page' | 'section';
};

export type WorkspaceNav = {
  /** Name of the navigation for people who move by landmarks. */
  label: string;
  /** Words on the button that opens it on a small screen. */
  buttonLabel: string;
  /** The entries; a line parts the groups. */
  groups: readonly (readonly WorkspaceNavItem[])[];
};

/** The screens of the workspace with their open work: beside the content, or a sheet that a button opens. */
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
                  {count !== undefined && <span className={countStyle} data-count={count.number} />}
                </PageLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
