import type { IntlShape } from 'react-intl';
import type { loadMailing } from './load-mailing.ts';
import { subjectInWords } from './subject-in-words.ts';

/** The title of the page of a bulk email: its subject, once it is no longer a draft. */
export function mailingTitle(
  intl: IntlShape,
  { mailing: { texts, state, audience }, events }: Awaited<ReturnType<typeof loadMailing>>,
): string {
  if (state === 'draft') return intl.formatMessage({ id: 'mailing.title' });
  const [own, other] = intl.locale.startsWith('es') ? [texts.es, texts.en] : [texts.en, texts.es];
  const [only, ...others] = audience.eventIds;
  const event = others.length === 0 ? events.find(({ id }) => id === only) : undefined;
  return subjectInWords(intl, own.subject || other.subject, event?.name ?? null);
}
