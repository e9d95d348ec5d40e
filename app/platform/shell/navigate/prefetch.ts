/** For how long what was fetched ahead counts as fresh, in ms: from the finger on a link to the page behind it. */
const freshFor = 30_000;

const fetched = new Map<string, { data: Promise<unknown>; at: number }>();

const isFresh = (at: number): boolean => performance.now() - at < freshFor;

/** Fetches the data of a page that may be opened next; those that are on their way or fresh are not fetched again. */
export function fetchAhead(key: string, load: () => Promise<unknown>): void {
  for (const [other, { at }] of fetched) if (!isFresh(at)) fetched.delete(other);
  if (fetched.has(key)) return;
  const data = load();
  fetched.set(key, { data, at: performance.now() });
  // What does not arrive is asked for once more when the page is really opened, which then says what is the matter.
  data.catch(() => {
    if (fetched.get(key)?.data === data) fetched.delete(key);
  });
}

/** What was fetched ahead for the page that is opened now, if it is fresh; it serves once. */
export function takeFetched(key: string): Promise<unknown> | undefined {
  const found = fetched.get(key);
  fetched.delete(key);
  return found && isFresh(found.at) ? found.data : undefined;
}
