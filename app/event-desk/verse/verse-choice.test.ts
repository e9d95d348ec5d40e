import { expect, test } from 'vitest';
import { readTexts, verseBook } from '../../content/compile/texts.ts';
import { quotedIn, valuesOfVerse } from './verse-choice.ts';

const book = verseBook(readTexts(), 1_000);
const choices = book.flatMap((passage) => passage.choices.map((choice) => ({ passage, choice })));
const choiceOf = (id: string) => choices.find(({ choice }) => choice.id === id)?.choice;

test('a verse comes with its source in both languages, with the numbering of each translation', () => {
  expect(choiceOf('matt-11-28-30 0')).toEqual({
    id: 'matt-11-28-30 0',
    isWhole: false,
    en: {
      text: 'Come to me all you that labor and are burdened, and I will refresh you.',
      source: 'Matthew 11:28 (Douay-Rheims, Challoner)',
    },
    es: {
      text: 'Venid á mí todos los que estáis trabajados y cargados, que yo os haré descansar.',
      source: 'Mateo 11:28 (Reina-Valera 1909)',
    },
  });
  expect(choiceOf('ps-62-2-9 1')).toMatchObject({
    en: { source: 'Psalm 62:3 (Douay-Rheims, Challoner)' },
    es: { source: 'Salmo 63:2 (Reina-Valera 1909)' },
  });
});

test('offers no verse that may not be shown in Spanish, is too long, or is divided differently in the other language', () => {
  expect(book.map(({ id }) => id)).not.toContain('ps-22-1-6');
  expect(book.map(({ id }) => id)).not.toContain('luke-1-28-38');
  for (const { choice } of choices) {
    for (const { text, source } of [choice.en, choice.es]) {
      expect(text.length).toBeLessThanOrEqual(1_000);
      expect(text).not.toMatch(/jehová/i);
      expect(source).toMatch(/^[\p{L}\d ]+ \d+:\d+.* \((Douay-Rheims, Challoner|Reina-Valera 1909)\)$/u);
    }
  }
  expect(choiceOf('luke-15-11-24')).toBeUndefined();
  expect(choiceOf('luke-15-11-24 13')).toBeDefined();
  expect(choiceOf('matt-5-3-12')?.isWhole).toBe(true);
  expect(choiceOf('matt-5-3-12 1')).toBeUndefined();
  expect(choiceOf('john-6-51-59 0')).toBeUndefined();
});

test('finds each choice again in the event that quotes it, and matches no other text', () => {
  for (const { passage, choice } of choices) expect(quotedIn(book, valuesOfVerse(choice))).toEqual({ passage, choice });
  expect(quotedIn(book, valuesOfVerse(undefined))).toBeUndefined();
  const other = { ...valuesOfVerse(choiceOf('john-14-6')), '/texts/es/wog': 'Otro texto.' };
  expect(quotedIn(book, other)).toBeUndefined();
});

test('choosing none empties the texts and their sources', () => {
  expect(valuesOfVerse(undefined)).toEqual({
    '/texts/en/wog': '',
    '/texts/en/wogReference': '',
    '/texts/es/wog': '',
    '/texts/es/wogReference': '',
  });
});
