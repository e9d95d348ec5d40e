import { useEffect, useState } from 'react';
import { languageQueryKey, type Language } from '#rules/language';
import { stores, titleHeader } from './names.ts';

/** A page that was opened here and can be read again. */
export interface SavedLink {
  title: string;
  href: string;
}

async function findSaved(language: Language): Promise<SavedLink[]> {
  if (!('caches' in window)) return [];
  // There is nothing to look into before anything was saved; opening the cache would create it.
  if (!(await window.caches.has(stores.visited))) return [];
  const visited = await window.caches.open(stores.visited);
  const links = await Promise.all(
    (await visited.keys()).map(async ({ url }) => {
      const address = new URL(url);
      const isRead = address.searchParams.get(languageQueryKey) === language;
      const title = (await visited.match(url))?.headers.get(titleHeader);
      address.searchParams.delete(languageQueryKey);
      return isRead && title ? { title: decodeURIComponent(title), href: `${address.pathname}${address.search}` } : [];
    }),
  );
  return links.flat().reverse();
}

/** The pages that were opened on this device in this language, latest first; none until they are found. */
export function useSavedPages(language: Language): readonly SavedLink[] {
  const [links, setLinks] = useState<SavedLink[]>([]);
  useEffect(() => {
    let isWanted = true;
    findSaved(language).then(
      (found) => {
        if (isWanted) setLinks(found);
      },
      () => undefined, // A browser that blocks its caches has nothing to show.
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return links;
}
