import { withSpanishArticle } from '#rules/moments';
import type { IntlShape } from 'react-intl';

/** A time within a sentence, in the reader's zone, such as 6:05 PM; in Spanish with its article: las 6:05 p. m., la 1:05 p. m. */
export function clockTime(intl: IntlShape, at: string): string {
  const time = intl.formatTime(at, { timeStyle: 'short' });
  return intl.locale.startsWith('es') ? withSpanishArticle(time) : time;
}
