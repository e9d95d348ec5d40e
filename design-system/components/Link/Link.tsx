import type { ReactElement, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { externalMark, kinds } from './Link.css.ts';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** Leads to another site: opens a new tab and says so in words. */
  external?: boolean;
  /** Stands by itself and not in a sentence: a full-size target. */
  standalone?: boolean;
};

/** A link: a page of this site through the router, or `external`, `mailto:`, `tel:`. */
export function Link({ href, children, external = false, standalone = false }: LinkProps): ReactElement {
  const messages = useMessages();
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink className={kinds[standalone ? 'standalone' : 'inText']} href={href} {...target}>
      {children}
      {external && (
        <>
          <span className={externalMark}>
            <Icon name="external" />
          </span>
          <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
