import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { VisuallyHidden } from '../../private/VisuallyHidden/VisuallyHidden.tsx';
import { externalMark, kinds } from './Link.css.ts';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** Links to another site: opens a new tab and says so in words. */
  external?: boolean;
  /** Appears alone rather than in a sentence, as a full-size target. */
  standalone?: boolean;
  /** Links to a file rather than a page, such as a calendar file: the browser opens it, not the router. */
  isFile?: boolean;
};

/** A link to a page of this site (through the router), to another site (`external`), or to a `mailto:` or `tel:` address. */
export function Link({
  href,
  children,
  external = false,
  standalone = false,
  isFile = false,
}: LinkProps): ReactElement {
  const messages = useMessages();
  const kind = kinds[standalone ? 'standalone' : href.startsWith('tel:') ? 'phone' : 'inText'];
  if (isFile) {
    return (
      <a className={kind} href={href}>
        {children}
      </a>
    );
  }
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <PageLink className={kind} href={href} {...target}>
      {children}
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
