import type { IntlShape } from 'react-intl';
import { dataOf, NoAnswer, type Api } from '../platform/client/client.ts';
import type { Language } from '#rules/language';
import { useScreenData, type LoadInput, type ScreenModule } from '../platform/shell/screen.ts';
import type { OwnerPlace, PageContent } from './port/blocks.ts';
import { ContentPage } from './port/content-page.tsx';
import { loadContent, type ContentName } from './port/content.ts';
import { drawings } from './port/drawings.ts';

interface ContentData {
  page: ContentName;
  content: PageContent;
  ownerTexts: Partial<Record<OwnerPlace, string>>;
}

/** The owner's texts for the places of a page; nothing is requested if it has none. */
export async function loadOwnerTexts(
  api: Api,
  language: Language,
  { blocks }: PageContent,
): Promise<ContentData['ownerTexts']> {
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

/** The screen of a page with nothing but content. */
export function contentScreen(page: ContentName): ScreenModule<ContentData> {
  return {
    Component: ContentScreen,
    load: async ({ api, language }: LoadInput) => {
      const content = await loadContent(page, language);
      return { page, content, ownerTexts: await loadOwnerTexts(api, language, content) };
    },
    head: (_intl: IntlShape, { content }) => ({ title: content.title, description: content.description }),
  };
}

function ContentScreen() {
  const { page, content, ownerTexts } = useScreenData<() => Promise<ContentData>>();
  return <ContentPage content={content} drawing={drawings[page]} ownerTexts={ownerTexts} />;
}
