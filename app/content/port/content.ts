import type { Language } from '#rules/language';
import type { ContentPage, Person } from '#rules/pages';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import type { PageContent, PrayerOfBook, ScriptureTheme, VersePassage } from './blocks.ts';

/** A page whose content is a file in `content/pages`, in the folder of its menu entry. */
export type ContentName = ContentPage | Person | 'offline';

// Each page and language is a separate module, compiled by content-plugin.ts.
const pages: Record<Language, Record<string, () => Promise<unknown>>> = {
  en: import.meta.glob('../pages/**/*.md', { query: '?en', import: 'default' }),
  es: import.meta.glob('../pages/**/*.md', { query: '?es', import: 'default' }),
};

const books: Record<Language, Record<string, () => Promise<unknown>>> = {
  en: import.meta.glob('../texts/*.json', { query: '?en', import: 'default' }),
  es: import.meta.glob('../texts/*.json', { query: '?es', import: 'default' }),
};

async function loadFrom(files: Record<string, () => Promise<unknown>>, name: string): Promise<unknown> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}`));
  const load = path === undefined ? undefined : files[path];
  if (!load) throw new Error(`There is no file ${name} in app/content`);
  return loadChunk(load);
}

/** Loads the content of a page in one language. Throws when the page has no file. */
export async function loadContent(name: ContentName, language: Language): Promise<PageContent> {
  return (await loadFrom(pages[language], `${name}.md`)) as PageContent;
}

/** The passages of Scripture by theme. */
export async function loadScripture(language: Language): Promise<ScriptureTheme[]> {
  return (await loadFrom(books[language], 'scripture.json')) as ScriptureTheme[];
}

const verses: Record<string, () => Promise<unknown>> = import.meta.glob('../texts/scripture.json', {
  query: '?verses',
  import: 'default',
});

/** The passages that an event can quote, in both languages. */
export async function loadVerses(): Promise<VersePassage[]> {
  return (await loadFrom(verses, 'scripture.json')) as VersePassage[];
}

/** Every prayer. */
export async function loadPrayers(language: Language): Promise<PrayerOfBook[]> {
  return (await loadFrom(books[language], 'prayers.json')) as PrayerOfBook[];
}
