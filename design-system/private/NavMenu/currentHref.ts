const anySite = 'https://site.invalid';

/** Scores how well `href` matches `current`: -1 if not at all, else the number of its query parameters, all of which must match. */
function match(href: string, current: URL): number {
  const url = new URL(href, anySite);
  if (url.origin !== current.origin || url.pathname !== current.pathname) return -1;
  const own = [...url.searchParams];
  return own.every(([name, value]) => current.searchParams.get(name) === value) ? own.length : -1;
}

/**
 * Returns the link to the current page: the one with the same path and the most matching query parameters,
 * so that `/events?type=Residential&lng=es` matches `/events?type=Residential` and not `/events`.
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
