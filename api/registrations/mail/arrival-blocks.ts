import type { Config } from '../../platform/config.ts';
import { arrivalNotes } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { languageQueryKey } from '../../platform/language/rules.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

const paragraphs = (text: string): MailBlock[] =>
  text.split(/\n\s*\n/).map((part) => ({ kind: 'paragraph', text: part.trim() }));

/**
 * Returns what to bring and how to get there, in the event's own words. Without such texts, a retreat links to the page about all
 * retreats, and other events show nothing.
 */
export function arrivalBlocks(
  { language, reference }: MailParty,
  event: StoredEvent,
  { site, publicUrl }: Config,
): MailBlock[] {
  const say = mailMessages[language];
  const { packing, travel } = arrivalNotes(event, language, reference, site);
  const { map } = event.links;
  const hasRetreatPage = packing === undefined && event.type === 'Residential';
  return [
    ...(packing === undefined && !hasRetreatPage
      ? []
      : [{ kind: 'heading', text: say('directions.packing') } as const]),
    ...(packing === undefined ? [] : paragraphs(packing)),
    ...(hasRetreatPage
      ? [
          { kind: 'paragraph', text: say('directions.retreat') } as const,
          {
            kind: 'button',
            label: say('directions.retreatLabel'),
            url: `${publicUrl}/retreat?${languageQueryKey}=${language}`,
            isQuiet: true,
          } as const,
        ]
      : []),
    ...(travel === undefined && map === undefined
      ? []
      : [{ kind: 'heading', text: say('directions.travel') } as const]),
    ...(travel === undefined ? [] : paragraphs(travel)),
    ...(map === undefined ? [] : [{ kind: 'button', label: say('directions.map'), url: map, isQuiet: true } as const]),
  ];
}
