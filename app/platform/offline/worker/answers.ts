import { chooseLanguage, languageCookie, languageQueryKey, type Language } from '#rules/language';
import { isPreparedPage, cacheAddress, mayKeep, offlinePage } from '../addresses.ts';
import { stores, wantedKey } from '../names.ts';
import { refreshEssentials } from './essentials.ts';
import { findPage, keep, keepPage, shown, storeOfVisited } from './saved-pages.ts';

/** How long to wait for the newest version of a saved page, in ms. */
const patience = 4000;

/** Whether a proxy answered because the site is down, which is no better than no connection. */
const isDown = ({ status }: Response): boolean => [502, 503, 504].includes(status);

/** The language a reader wants, as far as a worker can know: the address, the cookie, the browser. */
async function languageOf({ searchParams }: URL): Promise<Language> {
  const cookie = 'cookieStore' in self ? await self.cookieStore.get(languageCookie).catch(() => null) : null;
  return chooseLanguage([searchParams.get(languageQueryKey), cookie?.value, ...navigator.languages]);
}

async function inTime(answer: Promise<Response>): Promise<Response | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => {
      resolve('late');
    }, patience);
  });
  return Promise.race([answer, late]).finally(() => {
    clearTimeout(timer);
  });
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

/** Redirects to the offline page, which gets the requested address. */
function toOfflinePage({ pathname, search, searchParams }: URL): Response {
  const query = new URLSearchParams({ [wantedKey]: `${pathname}${search}` });
  const language = searchParams.get(languageQueryKey);
  if (language !== null) query.set(languageQueryKey, language);
  return Response.redirect(`${offlinePage}?${query.toString()}`);
}

/** Saves the response for the next time, after the reader has already received it. */
async function keepAnswer(url: URL, answer: Promise<Response>): Promise<void> {
  try {
    await keepPage(storeOfVisited(url), url, await answer);
    await refreshEssentials();
  } catch {
    // No response came. What is saved stays as it is.
  }
}

/**
 * Answers a request for a page: from the network, so that everyone sees the newest version; if that fails or takes too long, as
 * it was saved; and if nothing is saved, with the offline page.
 */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const answer = fromNetwork(event);
  // Cloned before the page reads it: a body can be read once.
  const copy = answer.then((response) => response.clone());
  event.waitUntil(keepAnswer(url, copy));
  const saved = mayKeep(url) || isPreparedPage(url) ? await findPage(url, await languageOf(url)) : undefined;
  try {
    const response = saved ? await inTime(answer) : await answer;
    if (saved && response === 'late') return await shown(saved, 'slow');
    if (response !== 'late' && !isDown(response)) return response;
    if (saved) return await shown(saved, 'down');
  } catch {
    if (saved) return shown(saved, 'offline');
  }
  return url.pathname === offlinePage ? Response.error() : toOfflinePage(url);
}

/** Answers a request for a calendar file: from the network, or as it was saved with a registration. */
export async function answerCalendarFile(request: Request, url: URL): Promise<Response> {
  const events = await caches.open(stores.events);
  const address = cacheAddress(url, await languageOf(url));
  const cached = await events.match(address);
  try {
    const response = await fetch(request);
    if (cached && response.ok) await keep(stores.events, address, response.clone());
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}
