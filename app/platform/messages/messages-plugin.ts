import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messageParts, partOf } from './parts.ts';

/**
 * Compiles the message catalogs (`messages/en.json`, `messages/es.json`) to their parsed form, in several parts each (see
 * parts.ts), so that browsers load no parser. A message that cannot be parsed stops the build and is named.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const [, query] = /\/app\/platform\/messages\/(?:en|es)\.json\?(\w+)$/.exec(id) ?? [];
      const part = messageParts.find((name) => name === query);
      if (!part) return undefined;
      const catalog = JSON.parse(code) as Record<string, string>;
      const own = Object.entries(catalog).filter(([key]) => partOf(key) === part);
      const compiled = own.map(([key, text]) => {
        try {
          return [key, parse(text)];
        } catch (error) {
          throw new Error(`Message "${key}" in ${id}: ${String(error)}`);
        }
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))};`, map: null, moduleType: 'js' };
    },
  };
}
