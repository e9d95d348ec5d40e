import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedParts } from '../messages/parts.ts';
import { essentialFiles, type Manifest } from './essential-files.ts';

const source = readFileSync(new URL('essential-files.ts', import.meta.url), 'utf8');
const listed = [...source.matchAll(/^ {2}'([^']+)',$/gm)].map(([, name = '']) => name);
const texts = [
  'pages/spirituality/prayers.md',
  'pages/spirituality/wog.md',
  'pages/spirituality/confession.md',
  'pages/offline.md',
  'texts/prayers.json',
  'texts/scripture.json',
];
const messages = sharedParts.flatMap((part) => [
  `platform/messages/en.json?${part}`,
  `platform/messages/es.json?${part}`,
]);
const keys = [...listed, ...messages, ...texts.flatMap((file) => [`content/${file}?en`, `content/${file}?es`])];
const manifest: Manifest = Object.fromEntries(keys.map((key) => [key, { file: `assets/${key}.js` }]));

test('the modules of the pages are saved with everything that they import, once', () => {
  const files = essentialFiles({
    ...manifest,
    'entry-browser.tsx': { file: 'assets/entry.js', imports: ['_shared.js'], assets: ['assets/letters.woff2'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['_shared.js'] },
    'users/user-list-screen.tsx': { file: 'assets/users.js' },
  });
  expect(files).toEqual(expect.arrayContaining(['/assets/entry.js', '/assets/shared.js', '/assets/letters.woff2']));
  expect(files).not.toContain('/assets/users.js');
  expect(new Set(files).size).toBe(files.length);
});

test('every message file is saved in both languages: the notice on a saved page has its own messages', () => {
  expect(essentialFiles(manifest)).toEqual(expect.arrayContaining(messages.map((key) => `/assets/${key}.js`)));
});

test('a module that is missing from the build stops it and is named', () => {
  const { 'home/offline-screen.tsx': _, ...without } = manifest;
  expect(() => essentialFiles(without)).toThrow('home/offline-screen.tsx');
});
