import { isPublicAddress } from '#rules/pages';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { toLanguage, type Language } from '#rules/language';
import { compilePage } from './compile/page-file.ts';
import { facts } from './facts.ts';
import { mostNote } from '#contract/limits';
import { prayerBook, readTexts, scriptureBook, verseBook, type Texts } from './compile/texts.ts';

/**
 * Compiles the files in `content` into small trees of blocks, one module for each page and language, so that browsers load
 * no parser, only one language, and only the Scripture and prayers that a page shows. A page that breaks a rule (see
 * compile/page-file.ts) fails the build with an error that names it.
 */
export function contentPlugin(): Plugin {
  let texts: Texts | undefined;
  return {
    name: 'content',
    enforce: 'pre',
    buildStart() {
      texts = undefined;
    },
    transform(code, id) {
      const [, file = '', query] =
        /\/app\/content\/(pages\/(?:[a-z]+\/)?[\w-]+\.md|texts\/(?:scripture|prayers)\.json)\?(\w+)/.exec(id) ?? [];
      const language = toLanguage(query);
      const isVerses = query === 'verses' && file.endsWith('scripture.json');
      if (!language && !isVerses) return undefined;
      texts ??= readTexts();
      const content = language ? contentOf(file, language, code, texts) : verseBook(texts, mostNote);
      return { code: `export default ${JSON.stringify(content)};`, map: null, moduleType: 'js' };
    },
  };
}

function contentOf(file: string, language: Language, source: string, texts: Texts): unknown {
  if (file.endsWith('scripture.json')) return scriptureBook(texts, language);
  if (file.endsWith('prayers.json')) return prayerBook(texts, language);
  return compilePage({ name: basename(file, '.md'), source, texts, isAddress: isPublicAddress, facts })[language];
}
