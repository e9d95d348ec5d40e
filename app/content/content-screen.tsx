import type { IntlShape } from 'react-intl';
import { useScreenData, type LoadInput, type ScreenModule } from '../platform/shell/screen.ts';
import type { OwnerPlace, PageContent } from './port/blocks.ts';
import { ContentPage } from './port/content-page.tsx';
import { loadContent, type ContentName } from './port/content.ts';
import { drawings } from './port/drawings.ts';
import { loadOwnerTexts } from './port/owner-texts.ts';

interface ContentData {
  page: ContentName;
  content: PageContent;
  ownerTexts: Partial<Record<OwnerPlace, string>>;
}

/** The screen for a page that has only content. */
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
