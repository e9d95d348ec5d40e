import type { IntlShape } from 'react-intl';

/** Until when the sign-in at the meeting provider is good, in the reader's words and time. */
export function meetingEnd(intl: IntlShape, until: number): string {
  return intl.formatDate(until, { dateStyle: 'long', timeStyle: 'short' });
}
