import { languages, toLanguage, type Language } from '#rules/language';
import { essentialPages, isPreparedPage, cacheAddress, mayKeep } from '../addresses.ts';
import { savedAtHeader, stores, titleHeader, type PageStore, type SavedReason } from '../names.ts';

/** How many opened pages are saved. */
const mostVisited = 60;
/** Transport headers, which do not belong to the page. */
const headersOfTheWay = ['content-encoding', 'content-length', 'vary', 'etag'];

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** When something was saved, ms since 1970. */
export function savedAt(response: Response): number {
  return Number(response.headers.get(savedAtHeader) ?? 0);
}

/** Saves a response as it came, with the time. */
export async function keep(store: PageStore, address: string, response: Response): Promise<void> {
  const body = await response.text();
  const headers = new Headers(response.headers);
  for (const name of headersOfTheWay) headers.delete(name);
  headers.set(savedAtHeader, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(titleOf(body)));
  await (await caches.open(store)).put(address, new Response(body, { headers }));
}

/** The cache for a page that someone has opened. */
export function storeOfVisited({ pathname }: URL): PageStore {
  return essentialPages.includes(pathname) ? stores.essentials : stores.visited;
}

/** Saves a page that arrived complete and is the same for everyone; ignores anything else. */
export async function keepPage(store: PageStore, url: URL, response: Response): Promise<void> {
  const language = toLanguage(response.headers.get('Content-Language'));
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isOwn = response.headers.get('Cache-Control')?.includes('no-store') ?? false;
  if (response.status !== 200 || response.type === 'opaqueredirect' || !isPage || isOwn || !language) return;
  if (!mayKeep(url) && !(store === stores.events && isPreparedPage(url))) return;
  await keep(store, cacheAddress(url, language), response);
  if (store === stores.visited) await trimVisited();
}

async function trimVisited(): Promise<void> {
  const visited = await caches.open(stores.visited);
  const saved = await visited.keys();
  await Promise.all(saved.slice(0, Math.max(0, saved.length - mostVisited)).map((request) => visited.delete(request)));
}

/** The saved page, in this language or else in the other. */
export async function findPage(url: URL, language: Language): Promise<Response | undefined> {
  for (const wanted of [language, ...languages.filter((other) => other !== language)]) {
    for (const store of [stores.essentials, stores.visited, stores.events]) {
      const found = await (await caches.open(store)).match(cacheAddress(url, wanted));
      if (found) return found;
    }
  }
  return undefined;
}

/** The saved page, with a note in its markup about when it was saved and why it is shown. */
export async function shown(saved: Response, reason: SavedReason): Promise<Response> {
  const html = await saved.text();
  const marked = html.replace(
    '<html ',
    `<html data-saved-at="${String(savedAt(saved))}" data-saved-because="${reason}" `,
  );
  return new Response(marked, { headers: saved.headers });
}
