import { furtherScreens, guardedScreens } from '#rules/access';
import { sentKey } from '#rules/forms';
import { languageQueryKey, type Language } from '#rules/language';
import { contentPages, doorPath, plainPath, proposalPath } from '#rules/pages';

/** Leaving must be possible without a connection too, so that page is kept like those to read. */
const logoutPage = '/logout';

/** The page that says that there is no connection. */
export const offlinePage = '/offline';

/** What everyone can open without a connection after one visit. */
export const essentialPages: readonly string[] = [
  offlinePage,
  contentPages.prayers,
  contentPages.wog,
  contentPages.confession,
  logoutPage,
];

/** Pages that are of no use without a connection, or say something about the person: they are never kept. */
const neverKept: readonly string[] = [
  ...[...Object.values(guardedScreens), ...Object.values(furtherScreens)].map(({ path }) => path),
  '/login',
  '/forgotPassword',
  '/verifyEmail',
  '/confirmAddress',
  '/keepAddress',
  proposalPath,
  '/first-administrator',
  '/callback',
  '/demo',
  '/waiver-form/signed',
  '/api',
];

/** What is done with one's own registration needs the API. */
const ofRegistration = /^\/retreat-registration\/[^/]+\/(?:payment|change)$/;

/** The query keys that make another page of an address. */
const contentKeys = ['type', 'id'];

/** Whether this page may be kept. Pages are the same for everyone; what belongs to a person comes from the API and never is. */
export function mayKeep({ pathname, searchParams }: URL): boolean {
  if (searchParams.has(sentKey) || /\.[a-z0-9]+$/i.test(pathname) || ofRegistration.test(pathname)) return false;
  return !neverKept.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Whether a page is stored only because a device was prepared for it: the empty page of check-in. */
export function isPreparedPage({ pathname }: URL): boolean {
  return pathname.startsWith(doorPath);
}

/** The name under which a page is kept in one language: what makes no difference to it is left out. */
export function keptAddress({ origin, pathname, searchParams }: URL, language: Language): string {
  const kept = new URL(plainPath(pathname), origin);
  for (const key of contentKeys) {
    const value = searchParams.get(key);
    if (value !== null) kept.searchParams.set(key, value);
  }
  kept.searchParams.set(languageQueryKey, language);
  return kept.href;
}

/** The page and the calendar file of an event. */
export function eventAddresses(eventId: string): { page: string; calendar: string } {
  const page = `/events/${encodeURIComponent(eventId)}`;
  return { page, calendar: `${page}.ics` };
}
