import { furtherScreens, guardedScreens } from '#rules/access';
import { sentKey } from '#rules/forms';
import { languageQueryKey, type Language } from '#rules/language';
import { contentPages, doorPath, plainPath, proposalPath } from '#rules/pages';

/** Logging out must be possible offline too, so this page is saved like the reading pages. */
const logoutPage = '/logout';

/** The page that says that there is no connection. */
export const offlinePage = '/offline';

/** The pages that everyone can open offline after one visit. */
export const essentialPages: readonly string[] = [
  offlinePage,
  contentPages.prayers,
  contentPages.wog,
  contentPages.confession,
  logoutPage,
];

/** Pages that are useless offline, or that contain something about the person: they are never saved. */
const neverSaved: readonly string[] = [
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

/** Paying for or changing a registration needs the API. */
const ofRegistration = /^\/retreat-registration\/[^/]+\/(?:payment|change)$/;

/** The query keys that change the content of a page. */
const contentKeys = ['type', 'id'];

/** Whether this page may be saved. Pages are the same for everyone; personal data comes from the API and is never saved. */
export function mayKeep({ pathname, searchParams }: URL): boolean {
  if (searchParams.has(sentKey) || /\.[a-z0-9]+$/i.test(pathname) || ofRegistration.test(pathname)) return false;
  return !neverSaved.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Whether a page is stored only because a device was prepared for it: the empty page of check-in. */
export function isPreparedPage({ pathname }: URL): boolean {
  return pathname.startsWith(doorPath);
}

/** The cache key of a page in one language, without the query keys that do not change its content. */
export function cacheAddress({ origin, pathname, searchParams }: URL, language: Language): string {
  const address = new URL(plainPath(pathname), origin);
  for (const key of contentKeys) {
    const value = searchParams.get(key);
    if (value !== null) address.searchParams.set(key, value);
  }
  address.searchParams.set(languageQueryKey, language);
  return address.href;
}

/** The page and the calendar file of an event. */
export function eventAddresses(eventId: string): { page: string; calendar: string } {
  const page = `/events/${encodeURIComponent(eventId)}`;
  return { page, calendar: `${page}.ics` };
}
