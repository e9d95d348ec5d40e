import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAnswerFile } from './answer-file.ts';
import { readPreparedAnswers } from './prepared-answers.ts';

interface Passage {
  readonly reference: Readonly<Record<'en' | 'es', string>>;
  readonly en: readonly { readonly text: string }[];
  readonly es: readonly { readonly text: string }[];
}

const read = JSON.parse(
  readFileSync(new URL('../../../app/content/texts/scripture.json', import.meta.url), 'utf8'),
) as Passage[];
const translations = { en: 'Douay-Rheims', es: 'Reina-Valera 1909' } as const;
/** Every passage as an answer quotes it. */
const passages = (['en', 'es'] as const).flatMap((language) =>
  read.map((passage) => {
    const text = passage[language].map((verse) => verse.text).join(' ');
    const source = `(${passage.reference[language]}, ${translations[language]})`;
    return language === 'en' ? `“${text}” ${source}` : `«${text}» ${source}`;
  }),
);

test('there are twelve, each in both languages', () => {
  const answers = readPreparedAnswers();
  expect(answers).toHaveLength(12);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(12);
  expect(new Set(answers.flatMap(({ texts }) => [texts.en.title, texts.es.title])).size).toBe(24);
});

test('their quotations match our texts exactly, name the translation, and never say Jehová', () => {
  const paragraphs = readPreparedAnswers().flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ text }) => text.split('\n\n')),
  );
  const quoted = paragraphs.filter((paragraph) => /[“«]/.test(paragraph));
  expect(quoted.length).toBeGreaterThan(10);
  for (const paragraph of quoted) expect(passages).toContain(paragraph);
  expect(paragraphs.join()).not.toContain('Jehová');
});

test('an invalid file is refused with all its errors', () => {
  const read = (source: string) => () => readAnswerFile('01-x.md', source);
  expect(read('# English: One\n\nText.\n')).toThrow('01-x.md: there is no "# Español: title"');
  expect(read('# English: One\n\nText.\n\n# Español: Uno\n')).toThrow('es: it has no text');
  expect(read('# English: One\n\nText.\n\n# Español: Uno\n\nUno.\n\nDos.\n')).toThrow('number of their paragraphs');
  expect(read('# English: One\n\n> Words\n\n# Español: Uno\n\nUno.\n')).toThrow('a passage ends with a line');
  expect(read('# English: One\n\n<b>Text</b>\n\n# Español: Uno\n\nUno.\n')).toThrow('en: it is plain text');
});
