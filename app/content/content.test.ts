import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#rules/language';
import { contentPages, isPublicAddress, people } from '#rules/pages';
import en from '../platform/messages/en.json' with { type: 'json' };
import { plainText, type Inline } from './port/blocks.ts';
import { compilePage } from './compile/page-file.ts';
import { mayShow, passageOf, readTexts, scriptureBook } from './compile/texts.ts';
import { facts } from './facts.ts';
import { needOf } from './prayers/needs.ts';
import { questionsOf } from './confession/questions.ts';

const texts = readTexts();
const directory = new URL('./pages/', import.meta.url);
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const names = files.map((file) => basename(file, '.md'));
const compile = (source: string, name = 'page') =>
  compilePage({ name, source, texts, isAddress: isPublicAddress, facts });
const read = (name: string) =>
  readFileSync(new URL(files.find((file) => basename(file) === `${name}.md`) ?? name, directory), 'utf8');

const frame = (english: string, spanish: string) => `---
title: { en: A page, es: Una página }
description: { en: What it is., es: Qué es. }
---

# English

Opening.

${english}

# Español

Comienzo.

${spanish}
`;
const both = (text: string) => frame(text, text);

test('every page has a file, and every file has a page', () => {
  expect(names.sort()).toEqual([...Object.keys(contentPages), ...people, 'offline'].sort());
});

test.each(names)('%s follows the rules for pages', (name) => {
  const page = compile(read(name), name);
  for (const language of languages) {
    expect(page[language].title).toMatch(/\S/);
    // Search engines and link previews cut off longer descriptions.
    expect(page[language].description.length).toBeLessThanOrEqual(200);
    expect(plainText(page[language].lead)).toMatch(/\S/);
  }
});

test('a passage is shown exactly as in its source; the title of a psalm is its first line', () => {
  const opening = (id: string, language: 'en' | 'es') => {
    const entry = texts.scripture.get(id);
    return entry && passageOf(entry, language).lines.slice(0, 2);
  };
  expect(opening('ps-22-1-6', 'en')).toEqual(['A psalm for David.', 'The Lord ruleth me: and I shall want nothing.']);
  expect(opening('ps-138-1-18-23-24', 'en')?.[0]).toBe('Unto the end, a psalm of David.');
  expect(opening('ps-129-1-8', 'en')?.[0]).toBe('A gradual canticle.');
  expect(opening('ps-90-1-16', 'en')?.[0]).toBe('The praise of a canticle for David.');
  expect(opening('ps-26-1-14', 'en')?.[0]).toBe('The psalm of David before he was anointed.');
  expect(opening('ps-102-1-22', 'en')?.[0]).toBe('For David himself.');
  expect(opening('ps-62-2-9', 'en')?.[0]).toMatch(/^O God, my God/);
  expect(opening('ps-62-2-9', 'es')).toEqual([
    'Salmo de David, estando en el desierto de Judá.',
    expect.stringMatching(/^DIOS, Dios mío eres tú/),
  ]);
  expect(opening('ps-50-3-21', 'es')?.[1]).toMatch(/^TEN piedad de mí/);
  expect(opening('ps-150-1-5', 'es')?.[0]).toMatch(/^Aleluya\. ALABAD á Dios/);
  for (const language of languages) {
    for (const entry of texts.scripture.values()) {
      const words = entry[language].map(({ text }) => text).join(' ');
      expect(passageOf(entry, language).lines.join(' ')).toBe(words);
    }
  }
});

test('a valid page compiles to its blocks, with the English anchors in both languages', () => {
  const page = compile(
    frame(
      '## A part\n\nWords at 10:am.\n\n::prayer{id=our-father}',
      '## Una parte\n\nPalabras.\n\n::prayer{id=our-father}',
    ),
  );
  expect(page.es.lead).toEqual(['Comienzo.']);
  expect(page.es.blocks[0]).toEqual({ kind: 'heading', level: 2, id: 'a-part', content: ['Una parte'] });
  expect(page.en.blocks[1]).toEqual({ kind: 'paragraph', content: ['Words at 10:am.'] });
  expect(page.es.blocks[2]).toMatchObject({
    kind: 'prayer',
    level: 3,
    prayer: { language: 'es', title: 'Padre Nuestro' },
  });
});

describe('a page is refused, with its line, for', () => {
  test.each([
    ['a half that is missing', both('Text.').replace('# Español', 'Español'), /no "# Español"/],
    ['a text above its halves', both('Text.').replace('# English', 'Before.\n\n# English'), /two parts/],
    ['a title in one language', both('Text.').replace(', es: Una página', ''), /title\.es/],
    ['a word that is no front matter', both('Text.').replace('---\n\n#', 'author: me\n---\n\n#'), /author/],
    [
      'another sequence of blocks',
      frame('Text.', '- Text.'),
      /block 2 is a paragraph in English and a list of 1 in Spanish/,
    ],
    ['a block in one language only', frame('Text.', ''), /nothing in Spanish/],
    [
      'another level of heading',
      frame('## A\n\n### B', '## A\n\n## B'),
      /heading ### in English and a heading ## in Spanish/,
    ],
    ['another number of points', frame('- a\n- b', '- a'), /list of 2 in English and a list of 1/],
    [
      'another passage',
      frame('::scripture{id=john-3-16-17}', '::scripture{id=rom-5-5}'),
      /scripture john-3-16-17 in English/,
    ],
    [
      'another target of a button',
      frame('::button[Go]{to=/events}', '::button[Ir]{to=/prayer}'),
      /button to \/events in English/,
    ],
    ['another target of a link', frame('[Go](/events)', '[Ir](/prayer)'), /links to \/events in English/],
    ['raw HTML', both('<b>Text</b>'), /line 10: "html" has no place/],
    ['an unknown passage', both('::scripture{id=john-99}'), /line 10: there is no scripture "john-99"/],
    ['an unknown prayer', both('::prayer{id=none}'), /there is no prayer "none"/],
    ['an unknown place of the owner', both('::owner{id=none}'), /there is no place of the owner "none"/],
    ['an unknown directive', both('::video{id=x}'), /::video is unknown/],
    ['an attribute that a directive lacks', both('::retreats{id=x}'), /::retreats takes nothing/],
    ['a directive without its attribute', both('::prayer{name=our-father}'), /::prayer takes \{id=…\}/],
    ['a link to no page', both('[Go](/nowhere)'), /no page is at "\/nowhere"/],
    ['an address in another case', both('[Go](/marian)'), /no page is at "\/marian"/],
    ['a button to another site', both('::button[Go]{to=https://example.org}'), /no page is at/],
    [
      'a passage with the name Jehová in Spanish',
      both('::scripture{id=ps-22-1-6}'),
      /may not be shown in this language/,
    ],
    ['the greeting of Luke 1:28 in Spanish', both('::scripture{id=luke-1-28-38}'), /may not be shown/],
    ['a heading that skips a level', both('### Deep'), /needs a ## heading above/],
    ['two headings with the same words', both('## A\n\n## A'), /two headings have the same words/],
    ['a name where nobody is meant', both('{name} prays.'), /\{name\} is no placeholder/],
    ['a list within a list', both('- a\n  - b'), /a point of a list is one paragraph/],
    ['no opening words', both('Text.').replace('Opening.\n\n', '## A\n\n'), /begins with a paragraph/],
  ])('%s', (_fault, source, message) => {
    expect(() => compile(source)).toThrow(message);
  });
});

test('spaces around emphasis and links are kept, also across line breaks', () => {
  const page = compile(both('**Look** at your \n*life*, all of it:\n  [here](/retreat) or [there](/contact).'));
  expect(plainText((page.en.blocks[0] as { content: Inline[] }).content)).toBe(
    'Look at your life, all of it: here or there.',
  );
});

test('the Spanish Scripture page shows 58 passages and cites 14', () => {
  const shown = [...texts.scripture.values()].filter((entry) => mayShow(entry, 'es'));
  expect(shown).toHaveLength(58);
  expect(JSON.stringify(scriptureBook(texts, 'es'))).not.toMatch(/jehov/i);
  expect(scriptureBook(texts, 'es').flatMap(({ references }) => references)).toHaveLength(14);
  expect(scriptureBook(texts, 'en').flatMap(({ passages }) => passages)).toHaveLength(72);
});

test('every Scripture theme belongs to a need, which has its own message', () => {
  for (const { theme } of scriptureBook(texts, 'en')) {
    const need = needOf(theme);
    expect(need, theme).toBeDefined();
    expect(en).toHaveProperty([`wog.${need ?? ''}`]);
  }
});

test('the confession guide asks the same questions in both languages, each with its own anchor', () => {
  const page = compile(read('confession'), 'confession');
  const ids = questionsOf(page.en.blocks).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(40);
  expect(new Set(ids).size).toBe(ids.length);
  expect(questionsOf(page.es.blocks).map(({ id }) => id)).toEqual(ids);
});
