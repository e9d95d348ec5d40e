import type { Language } from '#rules/language';
import { dataOf, NoAnswer, type Api } from '../../platform/client/client.ts';
import type { OwnerPlace, PageContent } from './blocks.ts';

/** Loads the owner's texts for the places on a page; requests nothing if the page has none. */
export async function loadOwnerTexts(
  api: Api,
  language: Language,
  { blocks }: PageContent,
): Promise<Partial<Record<OwnerPlace, string>>> {
  const places = blocks.flatMap((block) => (block.kind === 'owner' ? [block.id] : []));
  if (places.length === 0) return {};
  // Without a connection the page is shown without them.
  const { items } = await dataOf(api.GET('/owner-texts', { params: { query: { lng: language } } })).catch(
    (error: unknown) => {
      if (error instanceof NoAnswer) return { items: [] };
      throw error;
    },
  );
  return Object.fromEntries(
    items.filter(({ place }) => places.includes(place)).map(({ place, text }) => [place, text]),
  );
}
