/** Query key of the address that a reader comes back to after signing in. */
const returnKey = 'next';

/** The login page that returns to this place; from the login page itself, that page as it is. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/login') return `${pathname}${search}`;
  return `/login?${new URLSearchParams({ [returnKey]: `${pathname}${search}` }).toString()}`;
}

/**
 * Where to go after signing in. Only an address of this site is followed; anything else leads to `fallback`. The address is
 * normalized as browsers read it: '/.//evil.example' begins with two slashes once its dots are gone, and so names another host.
 */
export function returnAddress(query: URLSearchParams, fallback: string): string {
  const wanted = query.get(returnKey);
  if (!wanted?.startsWith('/')) return fallback;
  const base = 'https://site.invalid';
  try {
    const url = new URL(wanted, base);
    const address = `${url.pathname}${url.search}`;
    return url.origin === base && new URL(address, base).href === url.href.split('#', 1)[0] ? address : fallback;
  } catch {
    return fallback;
  }
}
