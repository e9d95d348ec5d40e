import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

/** Until when the places are kept, in the event's own zone; empty where that is not limited. */
export function heldUntilText(intl: IntlShape, { heldUntil, event }: Schemas['Registration']): string {
  if (heldUntil === undefined) return '';
  return intl.formatDate(heldUntil, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: event.timeZone,
    timeZoneName: 'short',
  });
}
