import { loadForOffline } from '#design-system';
import { languages, type Language } from '#rules/language';
import { loadFurtherMessages, loadMessages } from '../../platform/messages/messages.ts';
import { sharedParts } from '../../platform/messages/parts.ts';
import { cacheAddress } from '../../platform/offline/addresses.ts';
import { stores } from '../../platform/offline/names.ts';
import { filesOfPage } from '../../platform/offline/use-saved-visits.ts';
import { keepVisited } from '../../platform/offline/worker/essentials.ts';
import { keepFiles } from '../../platform/offline/worker/files.ts';
import { doorAddress } from '../../platform/addresses/door-address.ts';

const pageOf = (eventId: string) => new URL(doorAddress(eventId), window.location.origin);

async function loadWords(language: Language): Promise<void> {
  await loadMessages(language);
  await loadFurtherMessages(language, [...sharedParts, 'door']);
}

/**
 * Stores the empty page of a door, which is the same for everyone, and the files that it needs, in both languages.
 * @throws when this browser has no worker that could answer without a connection, or when something does not load.
 */
export async function storePages(eventId: string): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('This browser has no worker');
  await Promise.all([loadForOffline(), ...languages.map(loadWords)]);
  await Promise.all(languages.map((language) => keepVisited(stores.events, pageOf(eventId), language)));
  await keepFiles(filesOfPage());
  if (!(await isStored(eventId))) throw new Error('The page was not stored');
}

async function isStored(eventId: string): Promise<boolean> {
  const pages = await window.caches.open(stores.events);
  const found = await Promise.all(languages.map((language) => pages.match(cacheAddress(pageOf(eventId), language))));
  return found.every((page) => page !== undefined);
}

/** Deletes those pages but not the files, which all pages of the site share. */
export async function removePages(eventId: string): Promise<void> {
  const pages = await window.caches.open(stores.events);
  await Promise.all(languages.map((language) => pages.delete(cacheAddress(pageOf(eventId), language))));
}
