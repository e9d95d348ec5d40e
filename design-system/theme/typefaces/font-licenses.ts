import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const families = ['atkinson-hyperlegible-next', 'newsreader'] as const;

/**
 * A build plugin that puts the license of each typeface beside its served files, as the SIL Open Font License requires for
 * redistribution. Atkinson's license also covers the plain zero, which is derived from it.
 */
export function fontLicenses(): Plugin {
  return {
    name: 'font-licenses',
    generateBundle() {
      for (const family of families) {
        const source = readFileSync(
          fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/LICENSE`)),
          'utf8',
        );
        this.emitFile({ type: 'asset', name: `${family}-licence.txt`, source });
      }
    },
  };
}
