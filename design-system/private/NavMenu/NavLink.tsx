import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HighlightMark } from './HighlightMark.tsx';
import type { NavHighlight, NavItem } from './entries.ts';
import { entry, externalMark, item as itemStyle, label as labelStyle } from './NavPanel.css.ts';

type NavLinkProps = NavItem & {
  /** Whether it is in the bar itself or in an opened group. */
  place: 'bar' | 'group';
  isCurrent: boolean;
  highlight?: NavHighlight;
};

/** One link of the menu. */
export function NavLink({
  label,
  fullLabel = label,
  href,
  external = false,
  place,
  isCurrent,
  highlight,
}: NavLinkProps): ReactElement {
  const messages = useMessages();
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <PageLink
      className={place === 'bar' ? entry : itemStyle}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      {...target}
    >
      {highlight !== undefined && <HighlightMark blink={highlight.blink} />}
      <span className={labelStyle[highlight === undefined ? 'plain' : 'highlighted']}>
        {fullLabel === label ? label : <span aria-hidden="true">{label}</span>}
      </span>
      {fullLabel !== label && <VisuallyHidden>{fullLabel}</VisuallyHidden>}
      {highlight !== undefined && <VisuallyHidden>{` (${highlight.note})`}</VisuallyHidden>}
      {external && (
        <>
          <span className={externalMark}>
            <Icon name="external" />
          </span>
          <VisuallyHidden>{` ${messages.opensInNewTab}`}</VisuallyHidden>
        </>
      )}
    </PageLink>
  );
}
