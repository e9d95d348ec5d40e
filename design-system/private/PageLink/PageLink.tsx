import { createContext, use } from 'react';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';

/** How the links of a page lead on; without a router, as the browser does it. */
type Router = { navigate?: (href: string) => void; useHref: (href: string) => string };

const RouterContext = createContext<Router>({ useHref: (href) => href });

/** Part of DesignSystemProvider: gives links the router of the page. */
export const PageLinkRouter = RouterContext.Provider;

/** Whether a click asks for no more than to go there, within this site and this window. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  const wantsMore = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.button !== 0;
  const staysHere = (link.target === '' || link.target === '_self') && link.origin === window.location.origin;
  return !event.defaultPrevented && !wantsMore && staysHere && !link.hasAttribute('download');
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The link behind every link of the library: the browser's own, which the router follows. Every page has dozens of them,
 * so each one costs nothing but its click: the press and hover of react-aria's link would double the scripts of a page.
 */
export function PageLink({ href, onClick, children, ...rest }: PageLinkProps): ReactElement {
  const { navigate, useHref } = use(RouterContext);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (navigate === undefined || !isPlain(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
