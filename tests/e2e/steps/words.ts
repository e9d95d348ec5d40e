import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import en from '../../../app/platform/messages/en.json' with { type: 'json' };
import es from '../../../app/platform/messages/es.json' with { type: 'json' };

export type Language = 'en' | 'es';

/** The site's own messages, for finding elements by their visible text. Not suitable for messages with placeholders. */
export function words(language: Language): typeof en {
  return language === 'en' ? en : es;
}

/** The title of home, from its content file. */
export function homeTitle(language: Language): string {
  const [, matter = ''] = readFileSync(new URL('../../../app/content/pages/home.md', import.meta.url), 'utf8').split(
    /^---$/m,
  );
  return (parse(matter) as { title: Record<Language, string> }).title[language];
}
