import { createContext, use } from 'react';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';

/** The page's router for links; without `navigate`, the browser follows them. */
type Router = { navigate?: (href: string) => void; useHref: (href: string) => string };

const RouterContext = createContext<Router>({ useHref: (href) => href });

/** Part of DesignSystemProvider: provides links with the page's router. */
export const PageLinkRouter = RouterContext.Provider;

/** Whether a click is a plain navigation within this site and this window. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  const wantsMore = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.button !== 0;
  const staysHere = (link.target === '' || link.target === '_self') && link.origin === window.location.origin;
  return !event.defaultPrevented && !wantsMore && staysHere && !link.hasAttribute('download');
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The base of every link in the library: a native link that the router follows. It has only a click handler, because
 * every page has dozens of links, and the press and hover handling of react-aria's link would double a page's scripts.
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
