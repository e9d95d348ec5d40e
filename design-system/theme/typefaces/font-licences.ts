import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const families = ['atkinson-hyperlegible-next', 'newsreader'] as const;

/**
 * For builds: puts the license of each typeface beside its served files, as the SIL Open Font License asks of anyone who
 * passes them on. Atkinson's covers the plain zero too, which is made from it.
 */
export function fontLicences(): Plugin {
  return {
    name: 'font-licences',
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
