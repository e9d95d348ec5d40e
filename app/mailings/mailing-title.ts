import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { loadMailing } from './load-mailing.ts';
import { subjectInWords } from './subject-in-words.ts';

/** The subject of a bulk email in the reader's language, or in the other one; empty if it has none yet. */
export function mailingSubject(
  intl: IntlShape,
  { texts, audience }: Pick<Schemas['Mailing'], 'texts' | 'audience'>,
  events: readonly Pick<Schemas['Event'], 'id' | 'name'>[],
): string {
  const [own, other] = intl.locale.startsWith('es') ? [texts.es, texts.en] : [texts.en, texts.es];
  const [only, ...others] = audience.eventIds;
  const event = others.length === 0 ? events.find(({ id }) => id === only) : undefined;
  return subjectInWords(intl, own.subject || other.subject, event?.name ?? null);
}

/** The title of the page of a bulk email: its subject, once it is no longer a draft. */
export function mailingTitle(intl: IntlShape, { mailing, events }: Awaited<ReturnType<typeof loadMailing>>): string {
  return mailing.state === 'draft'
    ? intl.formatMessage({ id: 'mailing.title' })
    : mailingSubject(intl, mailing, events);
}
