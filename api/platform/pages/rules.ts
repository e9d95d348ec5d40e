import { sentKey } from '../../forms/rules.ts';
import { newsKeys, newsOutcomes, newsPath } from '../../news/rules.ts';

/**
 * The public pages of the specification (section 2) that consist of text content: the name of each page's file in
 * `app/content/pages` and its address in canonical case.
 */
export const contentPages = {
  home: '/',
  retreat: '/retreat',
  marian: '/Marian',
  grace: '/Grace',
  firstSaturday: '/firstSaturday',
  evangelization: '/Evangelization',
  deliverance: '/deliverance',
  sabbath: '/sabbath',
  sabbathRetreat: '/sabbathRetreat',
  prayer: '/prayer',
  prayers: '/prayers',
  wog: '/wog',
  confession: '/confession',
  ministries: '/ministries',
  contact: '/contact',
  'waiver-form': '/waiver-form',
  privacy: '/privacy',
} as const;

export type ContentPage = keyof typeof contentPages;

/** The pages about people, whose addresses are configurable. Content links to them as `/founder` and `/director`. */
export const people = ['founder', 'director'] as const;
export type Person = (typeof people)[number];

/** Whether a word is the key of one of these pages. */
export function isPerson(word: string): word is Person {
  return people.some((person) => person === word);
}

/** The public pages in the sitemap besides content pages and events. */
export const otherPublicPages = [
  '/events',
  '/events/Convention',
  '/events/Residential',
  '/retreat-registration',
] as const;

/** Public pages that search engines need not index. */
const unlistedPages = ['/offline', '/login', '/signup', '/forgotPassword', '/findRegistration'] as const;

/** The path of the check-in screens, followed by an event's id. Only these screens may use the camera. */
export const doorPath = '/admin_retreat-registration/door/';

/** Whether an address in the content leads to a public page. Pages of events do not count, since events are not known here. */
export function isPublicAddress(path: string): boolean {
  const fixed: readonly string[] = [...Object.values(contentPages), ...otherPublicPages, ...unlistedPages];
  return fixed.includes(path) || isPerson(path.slice(1));
}

/** Returns the canonical path of a page, without trailing slashes. Two leading slashes would denote another host. */
export function plainPath(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}`;
}

/** The kind of query value that a screen reads: a word from a list, an event's id, or whether the key is present. */
type QueryValue = readonly string[] | 'event' | 'flag';

/** The page on which a person accepts or declines a Saturday that staff propose. */
export const proposalPath = '/saturdayReply';

/** The query key that turns the waiver page into the signing page. */
export const signQueryKey = 'sign';

const formQuery = { [sentKey]: 'flag' } as const;

/** All query values that screens read when the server renders them. Other query values do not change the page. */
const queries: Readonly<Record<string, Readonly<Record<string, QueryValue>>>> = {
  '/events': { type: ['Convention', 'Residential'] },
  '/retreat-registration': { id: 'event' },
  [contentPages['waiver-form']]: { [signQueryKey]: 'flag' },
  // The token is excluded, so that each question has only one rendered page for everyone.
  [newsPath]: { [newsKeys.confirm]: 'flag', [newsKeys.sessions]: 'flag', [newsKeys.done]: newsOutcomes },
  [contentPages.contact]: formQuery,
  [contentPages.prayer]: formQuery,
  [contentPages.sabbath]: formQuery,
  [contentPages.sabbathRetreat]: formQuery,
  [proposalPath]: { [sentKey]: ['yes', 'no'] },
};

/** Represents every unknown value, and is never a known value itself. No link may contain it. */
export const nothing = '*';

/** Whether an address from `pageAddress` stands for all unknown events. */
export function namesNothing(address: string): boolean {
  return address.includes(nothing);
}

/**
 * Returns a single canonical address for all addresses that show the same page: the route pattern with known values filled in, and
 * only the query values that the screen reads. So there are only as many canonical addresses as pages, whatever clients request.
 * @param pattern the pattern of the path's route, such as /events/:eventId
 * @param query returns the value of a query parameter; null if it is missing
 */
export function pageAddress(
  { path, pattern, query }: { path: string; pattern: string; query: (name: string) => string | null },
  isEvent: (id: string) => boolean,
): string {
  const known = (name: string, value: string): string => (name === 'eventId' && isEvent(value) ? value : nothing);
  const given = plainPath(path).split('/');
  const address = pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? known(part.slice(1), given[index] ?? '') : part))
    .join('/');
  const kept: string[] = [];
  for (const [key, values] of Object.entries(queries[address] ?? {})) {
    const value = query(key);
    if (value === null) continue;
    if (values === 'flag') kept.push(`${key}=1`);
    else if (values === 'event') kept.push(`${key}=${known('eventId', value)}`);
    else if (values.includes(value)) kept.push(`${key}=${value}`);
  }
  return kept.length === 0 ? address : `${address}?${kept.join('&')}`;
}
