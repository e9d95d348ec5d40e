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
export const otherPublicPages = ['/events', '/events/Convention', '/events/Residential', '/retreat-registration'] as const;

/** Public pages that search engines need not know. */
const unlistedPages = ['/offline', '/login', '/signup', '/forgotPassword'] as const;

/** Whether an address, as content writes it, leads to a public page; an event's page cannot be known beforehand. */
export function isPublicAddress(path: string): boolean {
  const fixed: readonly string[] = [...Object.values(contentPages), ...otherPublicPages, ...unlistedPages];
  return fixed.includes(path) || isPerson(path.slice(1));
}
