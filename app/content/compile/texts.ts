import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { languages } from '#rules/language';
import type { Language } from '#rules/language';
import type { Passage, Prayer, PrayerOfBook, ScriptureTheme, VerseChoice, VersePassage } from '../port/blocks.ts';

const verses = z.array(z.object({ verse: z.number(), text: z.string() }));
const scriptureFile = z.array(
  z.object({
    id: z.string(),
    theme: z.string(),
    reference: z.object({ en: z.string(), es: z.string() }),
    en: verses,
    es: verses,
  }),
);
const lines = z.array(z.string());
const prayersFile = z.array(
  z.object({ id: z.string(), title: z.object({ en: z.string(), es: z.string() }), en: lines, es: lines }),
);

type ScriptureEntry = z.output<typeof scriptureFile>[number];
type PrayerEntry = z.output<typeof prayersFile>[number];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../texts/${name}.json`, import.meta.url), 'utf8'));

/** The texts that pages may show, by id. */
export interface Texts {
  scripture: Map<string, ScriptureEntry>;
  prayers: Map<string, PrayerEntry>;
}

/** Reads the texts from their files. Throws when one does not have the format in its README. */
export function readTexts(): Texts {
  return {
    scripture: new Map(scriptureFile.parse(read('scripture')).map((entry) => [entry.id, entry])),
    prayers: new Map(prayersFile.parse(read('prayers')).map((entry) => [entry.id, entry])),
  };
}

/** The names of the translations, shown beside every passage. */
const translations: Record<Language, string> = { en: 'Douay-Rheims, Challoner', es: 'Reina-Valera 1909' };

/**
 * Whether a passage may be shown in a language. The Spanish text is not a Catholic translation: passages with words a Catholic
 * reader would stumble over (the name 'Jehová', the greeting of Luke 1:28) are only cited by reference.
 */
export function mayShow(entry: ScriptureEntry, language: Language): boolean {
  return language === 'en' || !(entry.id === 'luke-1-28-38' || entry.es.some(({ text }) => /jehová/i.test(text)));
}

/** Poetry is shown line by line, everything else as prose. */
const poetry = /^(ps|isa|jer|joel)-|^(luke-1-46-55|luke-1-68-79|luke-2-29-32|matt-5-3-12|matt-6-9-13)$/;

/** The title of a psalm, such as 'A psalm for David', which is part of its first verse. */
const psalmTitles: Record<Language, RegExp> = {
  en: /^((?:(?:Unto the end, )?an? (?:psalm|gradual canticle)|The (?:psalm|praise)|For David)[^.]*\.) /i,
  es: /^((?!Aleluya)[^.]*\.) (?=\p{Lu}{2,})/u,
};

/** The first verse exactly as in its source; the title of a psalm is a line of its own. */
function opening(entry: ScriptureEntry, language: Language, text: string): string[] {
  const [, title] = (entry.id.startsWith('ps-') && psalmTitles[language].exec(text)) || [];
  return title === undefined ? [text] : [title, text.slice(title.length + 1)];
}

/** A passage in one language. */
export function passageOf(entry: ScriptureEntry, language: Language): Passage {
  const texts = entry[language].flatMap(({ text }, index) => (index === 0 ? opening(entry, language, text) : [text]));
  return {
    reference: entry.reference[language],
    translation: translations[language],
    lines: poetry.test(entry.id) ? texts : [texts.join(' ')],
  };
}

/** A prayer in one language. */
export function prayerOf(entry: PrayerEntry, language: Language): Prayer {
  const isScripture = entry.id === 'magnificat';
  return {
    language,
    title: entry.title[language],
    lines: entry[language],
    ...(isScripture && { source: translations[language] }),
  };
}

/** The page of Scripture prayers in one language: every theme with its passages, in the order of the file. */
export function scriptureBook(texts: Texts, language: Language): ScriptureTheme[] {
  const entries = [...texts.scripture.values()];
  return [...new Set(entries.map(({ theme }) => theme))].map((theme) => {
    const own = entries.filter((entry) => entry.theme === theme);
    return {
      theme,
      passages: own
        .filter((entry) => mayShow(entry, language))
        .map((entry) => ({ id: entry.id, ...passageOf(entry, language) })),
      references: own.filter((entry) => !mayShow(entry, language)).map(({ reference }) => reference[language]),
    };
  });
}

/** Every prayer in one language. */
export function prayerBook(texts: Texts, language: Language): PrayerOfBook[] {
  return [...texts.prayers.values()].map((entry) => ({ id: entry.id, ...prayerOf(entry, language) }));
}

/** Passages whose verses are divided or numbered differently in the other language: only the whole passage can be chosen. */
const cutElsewhere = new Set(['matt-5-3-12', 'luke-4-18-19', 'john-14-13-18']);

/** A passage, or one verse of it by its position, with its source. */
function chosenText(
  entry: ScriptureEntry,
  language: Language,
  position?: number,
): { readonly text: string; readonly source: string } {
  const { reference, translation, lines: all } = passageOf(entry, language);
  const own = position === undefined ? undefined : entry[language][position];
  if (!own) return { text: all.join('\n'), source: `${reference} (${translation})` };
  const text = position === 0 ? opening(entry, language, own.text).join('\n') : own.text;
  const chapter = reference.replace(/:.*/, '');
  return { text, source: `${chapter}:${String(own.verse)} (${translation})` };
}

/** The parts of a passage that an event can quote: the whole, and each verse that is the same in both languages. */
function choicesOf(entry: ScriptureEntry): VerseChoice[] {
  const isPaired = entry.en.length === entry.es.length && !cutElsewhere.has(entry.id);
  const positions = isPaired && entry.en.length > 1 ? entry.en.keys() : [];
  return [undefined, ...positions].map((position) => ({
    id: position === undefined ? entry.id : `${entry.id} ${String(position)}`,
    isWhole: position === undefined,
    en: chosenText(entry, 'en', position),
    es: chosenText(entry, 'es', position),
  }));
}

/** The passages that an event can quote in both languages, in file order; no text is longer than `longest` characters. */
export function verseBook(texts: Texts, longest: number): VersePassage[] {
  return [...texts.scripture.values()]
    .filter((entry) => languages.every((language) => mayShow(entry, language)))
    .map((entry) => ({
      id: entry.id,
      reference: entry.reference,
      choices: choicesOf(entry).filter(({ en, es }) => Math.max(en.text.length, es.text.length) <= longest),
    }))
    .filter(({ choices }) => choices.length > 0);
}
