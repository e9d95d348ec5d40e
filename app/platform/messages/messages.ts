import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadChunk } from '../chunks/load-chunk.ts';
import { toLanguage, type Language } from '#rules/language';
import type en from './en.json';
import type es from './es.json';
import { browserParts, sharedParts, type LaterPart, type MessagePart } from './parts.ts';

/** Every message of the site. Compiles only while each language has every message. */
export type MessageId = keyof Complete<typeof en, typeof es>;
type Complete<One extends Record<keyof Other, string>, Other extends Record<keyof One, string>> = One & Other;

export type Messages = Record<MessageId, MessageFormatElement[]>;

// Several files of each language, compiled by the build (messages-plugin.ts).
const files: Record<Exclude<MessagePart, LaterPart>, Record<string, () => Promise<unknown>>> = {
  page: import.meta.glob('./*.json', { query: '?page', import: 'default' }),
  form: import.meta.glob('./*.json', { query: '?form', import: 'default' }),
  publicForm: import.meta.glob('./*.json', { query: '?publicForm', import: 'default' }),
  account: import.meta.glob('./*.json', { query: '?account', import: 'default' }),
  event: import.meta.glob('./*.json', { query: '?event', import: 'default' }),
  registration: import.meta.glob('./*.json', { query: '?registration', import: 'default' }),
  steps: import.meta.glob('./*.json', { query: '?steps', import: 'default' }),
  waiver: import.meta.glob('./*.json', { query: '?waiver', import: 'default' }),
};

/** One catalog per language. It grows when another part loads, and everything on the page reads from it. */
const catalogs: Partial<Record<Language, Messages>> = {};
const needed = new Set<MessagePart>(['page']);

const laterFiles = async () => (await loadChunk(() => import('./later-messages.ts'))).laterFiles;

async function load(part: MessagePart, language: Language): Promise<void> {
  const filesOfPart = part in files ? files[part as keyof typeof files] : (await laterFiles())[part as LaterPart];
  const file = filesOfPart[`./${language}.json`];
  if (!file) throw new Error(`There is no file of the language ${language}`);
  const loaded = (await loadChunk(file)) as Messages;
  catalogs[language] = Object.assign(catalogs[language] ?? ({} as Messages), loaded);
}

/** Loads one language's messages: those of every page, and the parts that screens have needed so far. */
export async function loadMessages(language: Language): Promise<Messages> {
  await Promise.all([...needed].map((part) => load(part, language)));
  return catalogs[language] ?? ({} as Messages);
}

/** Loads further messages for a screen: by default, those that screens share. */
export async function loadFurtherMessages(
  language: Language,
  parts: readonly MessagePart[] = sharedParts,
): Promise<void> {
  await Promise.all(
    parts.map((part) => {
      needed.add(part);
      return load(part, language);
    }),
  );
}

/** Loads a chunk together with further messages: by default, those for screens that only the browser renders. */
export async function withFurtherMessages<Module>(
  part: () => Promise<Module>,
  parts: readonly MessagePart[] = browserParts,
): Promise<Module> {
  const [module] = await Promise.all([
    loadChunk(part),
    loadFurtherMessages(toLanguage(document.documentElement.lang) ?? 'en', parts),
  ]);
  return module;
}
