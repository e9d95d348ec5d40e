import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles the message catalogues (`messages/en.json`, `messages/es.json`) to their parsed form while building, so
 * that browsers load no parser. A message that cannot be parsed stops the build and is named.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/app\/messages\/(en|es)\.json$/.test(id)) return undefined;
      const catalogue = JSON.parse(code) as Record<string, string>;
      const compiled = Object.entries(catalogue).map(([key, text]) => {
        try {
          return [key, parse(text)];
        } catch (error) {
          throw new Error(`Message "${key}" in ${id}: ${String(error)}`);
        }
      });
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}
