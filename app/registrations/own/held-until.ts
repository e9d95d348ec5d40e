import { toLanguage } from '#rules/language';
import { momentInWords } from '#rules/moments';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

/** Until when the places are held, in the event's own time zone; empty without a limit. */
export function heldUntilText(intl: IntlShape, { heldUntil, event }: Schemas['Registration']): string {
  if (heldUntil === undefined) return '';
  return momentInWords(new Date(heldUntil), event.timeZone, toLanguage(intl.locale) ?? 'en');
}
