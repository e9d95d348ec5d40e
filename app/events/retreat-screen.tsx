import { Text } from '#design-system';
import type { IntlShape } from 'react-intl';
import { ContentBlocks } from '../content/port/content-blocks.tsx';
import { ContentPage } from '../content/port/content-page.tsx';
import { loadContent } from '../content/port/content.ts';
import { drawings } from '../content/port/drawings.ts';
import { loadOwnerTexts } from '../content/port/owner-texts.ts';
import { dataOf, NoAnswer, type Api } from '../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import type { Language } from '#rules/language';
import { EventCards } from './port/event-cards.tsx';
import { isComing, listed, type ListedEvent } from './port/listed-event.ts';

/** Loads the retreats to come; null without a connection, so that the page can still be read. */
async function loadRetreats(api: Api, language: Language): Promise<ListedEvent[] | null> {
  try {
    const query = { lng: language, type: 'Residential' } as const;
    const { items } = await dataOf(api.GET('/events', { params: { query } }));
    return items.filter(isComing).map(listed);
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}

export async function load({ api, language }: LoadInput) {
  const [retreats, content] = await Promise.all([loadRetreats(api, language), loadContent('retreat', language)]);
  return { retreats, content, ownerTexts: await loadOwnerTexts(api, language, content) };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

/** What a retreat is like, and the retreats to come. */
export function Component() {
  const { retreats, content, ownerTexts } = useScreenData<typeof load>();
  return (
    <ContentPage
      content={content}
      drawing={drawings.retreat}
      words={
        <ContentBlocks
          blocks={content.blocks}
          ownerTexts={ownerTexts}
          renderRetreats={(none) => retreats && <Retreats retreats={retreats} none={none} />}
        />
      }
    />
  );
}

function Retreats({ retreats, none }: { retreats: ListedEvent[]; none: string }) {
  return retreats.length > 0 ? <EventCards events={retreats} headingLevel={3} /> : <Text>{none}</Text>;
}
