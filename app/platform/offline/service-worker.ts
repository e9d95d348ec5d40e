import { toLanguage } from '#rules/language';
import { mayKeep } from './addresses.ts';
import { stores, type WorkerMessage } from './names.ts';
import { answerCalendarFile, answerPage } from './worker/answers.ts';
import { keepEssentials, keepEvent, keepVisited } from './worker/essentials.ts';
import { answerFile, answerPicture, keepFiles, trimFiles } from './worker/files.ts';
import { storeOfVisited } from './worker/saved-pages.ts';

/*
 * Lets people read the site offline. It handles requests for pages, files of the build, pictures and calendar files. The API and
 * every form bypass it: an answer to one person is never saved. A new worker waits until the pages of the old one are closed; the
 * two share their caches, whose contents are independent: pages bring their styles, and files have their hash in their name.
 */
declare const self: ServiceWorkerGlobalScope;

/** The files of the reading pages, filled in by the build (essential-files.ts). */
declare const essentialFiles: readonly string[];

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepFiles(essentialFiles), keepEssentials()]));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const current: readonly string[] = Object.values(stores);
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
    await trimFiles(essentialFiles);
    // The browser requests the page while it starts the worker, so that nobody waits for it.
    await self.registration.navigationPreload.enable();
    // The first worker also takes over the page that installed it, so that pages opened from there are saved too.
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
  else if (url.pathname.endsWith('.ics')) event.respondWith(answerCalendarFile(request, url));
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
  else if (request.destination === 'image') event.respondWith(answerPicture(request));
});

async function hear(message: WorkerMessage): Promise<void> {
  if (message.kind === 'registered') {
    await keepEvent(message.eventId);
    return;
  }
  const url = new URL(message.address, location.origin);
  const language = toLanguage(message.language);
  await keepFiles(message.files);
  if (language && mayKeep(url)) await keepVisited(storeOfVisited(url), url, language);
}

self.addEventListener('message', (event) => {
  // Pages that do not load now are saved another time.
  event.waitUntil(hear(event.data as WorkerMessage).catch(() => undefined));
});
