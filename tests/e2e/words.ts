import en from '../../app/messages/en.json' with { type: 'json' };
import es from '../../app/messages/es.json' with { type: 'json' };

export type Language = 'en' | 'es';

/** The site's own words, for finding things as a reader would. Messages with figures are not for this. */
export function words(language: Language): typeof en {
  return language === 'en' ? en : es;
}
