import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HighlightMark } from './HighlightMark.tsx';
import { NavLink } from './NavLink.tsx';
import type { NavEntry } from './entries.ts';
import { chevron, entry, group, items as itemsStyle, label as labelStyle } from './NavPanel.css.ts';

type NavGroupProps = {
  entry: Extract<NavEntry, { kind: 'group' }>;
  /** A name shared by all groups of a menu: opening one closes the others. */
  name: string;
  /** The link to the current page, if it is in this menu. */
  current: string | undefined;
};

/** A group of links that opens. Uses the native disclosure, which works without scripts. */
export function NavGroup({ entry: { label, items, highlight }, name, current }: NavGroupProps): ReactElement {
  const holdsCurrent = items.some(({ href }) => href === current);
  return (
    // A visitor may have opened it before the scripts loaded; that is not a hydration mismatch.
    <details className={group} name={name} suppressHydrationWarning>
      <summary className={entry} aria-current={holdsCurrent ? 'true' : undefined}>
        {highlight !== undefined && <HighlightMark blink={highlight.blink} />}
        <span className={labelStyle[highlight === undefined ? 'plain' : 'highlighted']}>{label}</span>
        {highlight !== undefined && <VisuallyHidden>{` (${highlight.note})`}</VisuallyHidden>}
        <span className={chevron}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <ul role="list" className={itemsStyle}>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink {...item} place="group" isCurrent={item.href === current} />
          </li>
        ))}
      </ul>
    </details>
  );
}
