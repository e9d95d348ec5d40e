import { sentKey } from '../../forms/rules.ts';

/**
 * The public pages of the specification (section 2) whose words are content: the name of each page's file in
 * `app/content/pages` and its address, in the case in which it is written.
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

/** The pages of people, whose addresses are configuration. Content links to them as `/founder` and `/director`. */
export const people = ['founder', 'director'] as const;
export type Person = (typeof people)[number];

/** Whether this word names one of them. */
export function isPerson(word: string): word is Person {
  return people.some((person) => person === word);
}

/** The public pages that search engines are told of beside the content and the events. */
export const otherPublicPages = [
  '/events',
  '/events/Convention',
  '/events/Residential',
  '/retreat-registration',
] as const;

/** Public pages that search engines need not know. */
const unlistedPages = ['/offline', '/login', '/signup', '/forgotPassword', '/findRegistration'] as const;

/** Whether an address, as content writes it, leads to a public page; an event's page cannot be known beforehand. */
export function isPublicAddress(path: string): boolean {
  const fixed: readonly string[] = [...Object.values(contentPages), ...otherPublicPages, ...unlistedPages];
  return fixed.includes(path) || isPerson(path.slice(1));
}

/** The one address of a page: a slash at the end changes nothing, and two at the start would name another host. */
export function plainPath(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/' || path[start] === '\\') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}`;
}

/** What a screen reads of the query: a word of a list, an event's id, or whether the key is there. */
type QueryValue = readonly string[] | 'event' | 'flag';

/** Query key that makes the page of the waiver one to sign on. */
export const signQueryKey = 'sign';

const formQuery = { [sentKey]: 'flag' } as const;

/** All that screens read of a query when the server renders them; nothing else makes another page of an address. */
const queries: Readonly<Record<string, Readonly<Record<string, QueryValue>>>> = {
  '/events': { type: ['Convention', 'Residential'] },
  '/retreat-registration': { id: 'event' },
  [contentPages['waiver-form']]: { [signQueryKey]: 'flag' },
  [contentPages.contact]: formQuery,
  [contentPages.prayer]: formQuery,
  [contentPages.sabbath]: formQuery,
  [contentPages.sabbathRetreat]: formQuery,
};

/** Stands for every value that names nothing, and names nothing itself. No link may carry it. */
export const nothing = '*';

/** Whether an address of `pageAddress` stands for all that name an event which does not exist. */
export function namesNothing(address: string): boolean {
  return address.includes(nothing);
}

/**
 * The one address of all that shows the same page: the pattern of its route with what is known put in, and of the query
 * only what its screen reads. There are as many of them as pages, whatever is asked for.
 * @param pattern of the path's route, such as /events/:eventId
 * @param query gives the value of a parameter of the query, null without it
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
