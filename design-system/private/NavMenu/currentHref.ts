const anySite = 'https://site.invalid';

/** How well `href` names `current`: -1 not at all, else the number of its own query parameters, all found there. */
function match(href: string, current: URL): number {
  const url = new URL(href, anySite);
  if (url.origin !== current.origin || url.pathname !== current.pathname) return -1;
  const own = [...url.searchParams];
  return own.every(([name, value]) => current.searchParams.get(name) === value) ? own.length : -1;
}

/**
 * The link that stands for the open page: the same path, and of those the one that says most about its query,
 * so that `/events?type=Residential&lng=es` is `/events?type=Residential` and not `/events`.
 */
export function currentHref(hrefs: readonly string[], currentPath: string): string | undefined {
  const current = new URL(currentPath, anySite);
  let best: string | undefined;
  let bestMatch = -1;
  for (const href of hrefs) {
    const matched = match(href, current);
    if (matched > bestMatch) {
      best = href;
      bestMatch = matched;
    }
  }
  return best;
}
