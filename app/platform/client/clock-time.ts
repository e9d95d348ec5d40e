import type { IntlShape } from 'react-intl';

/** A time within a sentence, in the reader's zone, such as 6:05 PM; in Spanish with its article: las 6:05 p. m., la 1:05 p. m. */
export function clockTime(intl: IntlShape, at: string): string {
  const time = intl.formatTime(at, { timeStyle: 'short' });
  if (!intl.locale.startsWith('es')) return time;
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
