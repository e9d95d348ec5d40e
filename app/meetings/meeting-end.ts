import type { IntlShape } from 'react-intl';

/** When the meeting account expires, in the reader's language and time zone. */
export function meetingEnd(intl: IntlShape, until: number): string {
  return intl.formatDate(until, { dateStyle: 'long', timeStyle: 'short' });
}
