import { languages, type Language } from '#rules/language';
import { essentialPages, eventAddresses, cacheAddress, offlinePage } from '../addresses.ts';
import { stores, type PageStore } from '../names.ts';
import { keep, keepPage, savedAt } from './saved-pages.ts';

/** How long pages saved beforehand count as fresh, in ms: every page shows the day in the Church's year. */
const freshFor = 24 * 60 * 60_000;
/** How long an opened page is not fetched a second time just to save it, in ms. */
const recentlySaved = 10 * 60_000;

/** Requests something anonymously, in one language. */
async function fetchFor(address: URL, language: Language): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', headers: { 'Accept-Language': language } });
  if (!response.ok) throw new Error(`${address.pathname} answered ${String(response.status)}`);
  return response;
}

/** Saves the pages that everyone can read offline, in both languages. Throws when one does not load. */
export async function keepEssentials(): Promise<void> {
  for (const page of essentialPages) {
    const url = new URL(page, location.origin);
    await Promise.all(
      languages.map(async (language) => keepPage(stores.essentials, url, await fetchFor(url, language))),
    );
  }
}

/** Saves these pages again once they are a day old. */
export async function refreshEssentials(): Promise<void> {
  const essentials = await caches.open(stores.essentials);
  const oldest = await essentials.match(cacheAddress(new URL(offlinePage, location.origin), 'en'));
  if (!oldest || Date.now() - savedAt(oldest) > freshFor) await keepEssentials();
}

/** Saves a page that was opened without a full load, as links inside the site do. */
export async function keepVisited(store: PageStore, url: URL, language: Language): Promise<void> {
  const cached = await (await caches.open(store)).match(cacheAddress(url, language));
  if (cached && Date.now() - savedAt(cached) < recentlySaved) return;
  await keepPage(store, url, await fetchFor(url, language));
}

/** Saves the page of an event and its calendar file, in both languages. */
export async function keepEvent(eventId: string): Promise<void> {
  const { page, calendar } = eventAddresses(eventId);
  await Promise.all(
    languages.map(async (language) => {
      const url = new URL(page, location.origin);
      await keepPage(stores.events, url, await fetchFor(url, language));
      const file = new URL(calendar, location.origin);
      await keep(stores.events, cacheAddress(file, language), await fetchFor(file, language));
    }),
  );
}
