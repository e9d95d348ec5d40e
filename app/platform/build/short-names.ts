import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const styles = fileURLToPath(new URL('../../../design-system', import.meta.url));

/** A, B … Z, AA, AB … */
function letters(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : letters(Math.floor(index / 26) - 1) + rest;
}

/**
 * Names for the library's classes and variables: a capital for the file, then the number within it. The usual hashes do not
 * compress, and every page carries hundreds of them, in its styles and in its markup. They are the same in every build of the
 * same files, because the browser's and the server's must match.
 */
export function shortNames(): (name: { hash: string; filePath: string }) => string {
  const places = new Map(
    globSync('**/*.css.ts', { cwd: styles })
      .sort()
      .map((path, index) => [`../design-system/${path}`, letters(index)]),
  );
  /** The prefix that the style compiler gives to the names of each file; the first name ends with a 0. */
  const beginnings = new Map<string, string>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) throw new Error(`${filePath} is no file of styles of the library`);
    const beginning = beginnings.get(filePath) ?? hash.slice(0, -1);
    beginnings.set(filePath, beginning);
    return `${place}${hash.slice(beginning.length)}`;
  };
}
