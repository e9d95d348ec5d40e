import type { Config } from '../../platform/config.ts';
import { arrivalNotes } from '../../events/present.ts';
import type { StoredEvent } from '../../events/store.ts';
import { languageQueryKey } from '../../platform/language/rules.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailParty } from './mail-party.ts';

const texts = {
  en: {
    packing: 'What to bring',
    retreat: 'Our page about retreats says what to bring and what the days are like.',
    retreatLabel: 'What a retreat is like',
    travel: 'Getting there',
    map: 'See it on the map',
  },
  es: {
    packing: 'Qué traer',
    retreat: 'En nuestra página sobre los retiros encontrará qué traer y cómo son esos días.',
    retreatLabel: 'Cómo es un retiro',
    travel: 'Cómo llegar',
    map: 'Ver en el mapa',
  },
} as const;

const paragraphs = (text: string): MailBlock[] =>
  text.split(/\n\s*\n/).map((part) => ({ kind: 'paragraph', text: part.trim() }));

/**
 * What to bring and how to get there, in the event's own words. Where an event has none, a retreat names the page that says it
 * of every retreat, and nothing else is said.
 */
export function arrivalBlocks(
  { language, reference }: MailParty,
  event: StoredEvent,
  { site, publicUrl }: Config,
): MailBlock[] {
  const words = texts[language];
  const { packing, travel } = arrivalNotes(event, language, reference, site);
  const { map } = event.links;
  const hasRetreatPage = packing === undefined && event.type === 'Residential';
  return [
    ...(packing === undefined && !hasRetreatPage ? [] : [{ kind: 'heading', text: words.packing } as const]),
    ...(packing === undefined ? [] : paragraphs(packing)),
    ...(hasRetreatPage
      ? [
          { kind: 'paragraph', text: words.retreat } as const,
          {
            kind: 'button',
            label: words.retreatLabel,
            url: `${publicUrl}/retreat?${languageQueryKey}=${language}`,
            isQuiet: true,
          } as const,
        ]
      : []),
    ...(travel === undefined && map === undefined ? [] : [{ kind: 'heading', text: words.travel } as const]),
    ...(travel === undefined ? [] : paragraphs(travel)),
    ...(map === undefined ? [] : [{ kind: 'button', label: words.map, url: map, isQuiet: true } as const]),
  ];
}
