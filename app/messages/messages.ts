import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadChunk } from '../chunks/load-chunk.ts';
import { toLanguage, type Language } from '#rules/language';
import type en from './en.json';
import type es from './es.json';
import type { MessagePart } from './parts.ts';

/** Every message of the site. Compiles only while each language has every message. */
export type MessageId = keyof Complete<typeof en, typeof es>;
type Complete<One extends Record<keyof Other, string>, Other extends Record<keyof One, string>> = One & Other;

export type Messages = Record<MessageId, MessageFormatElement[]>;

// Two files of each language, compiled by the build (messages-plugin.ts).
const files: Record<MessagePart, Record<string, () => Promise<unknown>>> = {
  page: import.meta.glob('./*.json', { query: '?page', import: 'default' }),
  further: import.meta.glob('./*.json', { query: '?further', import: 'default' }),
};

/** One catalogue for each language, which grows when its further part comes: what already shows goes on reading it. */
const catalogues: Partial<Record<Language, Messages>> = {};
let needsFurther = false;

async function load(part: MessagePart, language: Language): Promise<void> {
  const file = files[part][`./${language}.json`];
  if (!file) throw new Error(`There is no file of the language ${language}`);
  const loaded = (await loadChunk(file)) as Messages;
  catalogues[language] = Object.assign(catalogues[language] ?? ({} as Messages), loaded);
}

/** One language's messages: those of every page, and all others too once a screen has needed them. */
export async function loadMessages(language: Language): Promise<Messages> {
  await Promise.all([load('page', language), needsFurther && load('further', language)]);
  return catalogues[language] ?? ({} as Messages);
}

/** Adds the messages that are not on pages of content, for a screen that needs them. */
export async function loadFurtherMessages(language: Language): Promise<void> {
  needsFurther = true;
  await load('further', language);
}

/** Loads a part that any page may need one day, with the messages that no page has from the beginning. */
export async function withFurtherMessages<Module>(part: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadChunk(part), loadFurtherMessages(toLanguage(document.documentElement.lang) ?? 'en')]);
  return module;
}
