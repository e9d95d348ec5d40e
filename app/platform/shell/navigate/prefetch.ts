/** How long prefetched data counts as fresh, in ms: from touching a link until its page opens. */
const freshFor = 30_000;

const fetched = new Map<string, { data: Promise<unknown>; at: number }>();

const isFresh = (at: number): boolean => performance.now() - at < freshFor;

/** Prefetches the data of a page that may be opened next; data that is loading or fresh is not fetched again. */
export function fetchAhead(key: string, load: () => Promise<unknown>): void {
  for (const [other, { at }] of fetched) if (!isFresh(at)) fetched.delete(other);
  if (fetched.has(key)) return;
  const data = load();
  fetched.set(key, { data, at: performance.now() });
  // If it fails, the data is requested again when the page is really opened, which then reports errors.
  data.catch(() => {
    if (fetched.get(key)?.data === data) fetched.delete(key);
  });
}

/** The prefetched data of the page that is opened now, if fresh; it is used once. */
export function takeFetched(key: string): Promise<unknown> | undefined {
  const found = fetched.get(key);
  fetched.delete(key);
  return found && isFresh(found.at) ? found.data : undefined;
}
