import { sentKey } from '../../forms/rules.ts';
import { newsKeys, newsOutcomes, newsPath } from '../../news/rules.ts';

/**
 * The public pages of the specification (section 2) with content as text: the name of each page's file in `app/content/pages` and
 * its address, in its canonical case.
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

/** The pages about people, whose addresses are configured. Content links to them as `/founder` and `/director`. */
export const people = ['founder', 'director'] as const;
export type Person = (typeof people)[number];

/** Whether this word names one of them. */
export function isPerson(word: string): word is Person {
  return people.some((person) => person === word);
}

/** The public pages in the sitemap besides the content and the events. */
export const otherPublicPages = [
  '/events',
  '/events/Convention',
  '/events/Residential',
  '/retreat-registration',
] as const;

/** Public pages that search engines need not know. */
const unlistedPages = ['/offline', '/login', '/signup', '/forgotPassword', '/findRegistration'] as const;

/** Where people are checked in: the only screens that may use the camera. An event's id follows. */
export const doorPath = '/admin_retreat-registration/door/';

/** Whether an address in the content leads to a public page; an event's page cannot be known beforehand. */
export function isPublicAddress(path: string): boolean {
  const fixed: readonly string[] = [...Object.values(contentPages), ...otherPublicPages, ...unlistedPages];
  return fixed.includes(path) || isPerson(path.slice(1));
}

/** The canonical address of a page: a trailing slash changes nothing, and two leading ones would name another host. */
export function plainPath(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}`;
}

/** What a screen reads from the query: a word from a list, an event's id, or whether the key exists. */
type QueryValue = readonly string[] | 'event' | 'flag';

/** The page on which a person answers yes or no to a Saturday that staff propose. */
export const proposalPath = '/saturdayReply';

/** Query key that turns the page of the waiver into one for signing. */
export const signQueryKey = 'sign';

const formQuery = { [sentKey]: 'flag' } as const;

/** Everything that screens read from a query when the server renders them; nothing else makes an address another page. */
const queries: Readonly<Record<string, Readonly<Record<string, QueryValue>>>> = {
  '/events': { type: ['Convention', 'Residential'] },
  '/retreat-registration': { id: 'event' },
  [contentPages['waiver-form']]: { [signQueryKey]: 'flag' },
  // Never the token: one page of each question is rendered, for everyone.
  [newsPath]: { [newsKeys.confirm]: 'flag', [newsKeys.sessions]: 'flag', [newsKeys.done]: newsOutcomes },
  [contentPages.contact]: formQuery,
  [contentPages.prayer]: formQuery,
  [contentPages.sabbath]: formQuery,
  [contentPages.sabbathRetreat]: formQuery,
  [proposalPath]: { [sentKey]: ['yes', 'no'] },
};

/** Stands for every unknown value and is itself unknown. No link may contain it. */
export const nothing = '*';

/** Whether an address from `pageAddress` represents all unknown events. */
export function namesNothing(address: string): boolean {
  return address.includes(nothing);
}

/**
 * The one address of all that show the same page: the pattern of its route with the known values put in, and of the query only
 * what its screen reads. There are as many of them as pages, whatever is requested.
 * @param pattern of the path's route, such as /events/:eventId
 * @param query returns the value of a query parameter, null without it
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
