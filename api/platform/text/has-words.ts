import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { foldedWords } from './rules.ts';
import { containsPattern } from './search.ts';

/**
 * Returns the SQL condition that a text contains all of these words, folded like `foldText`. It uses no index, so it
 * reads every row that nothing else leaves out.
 */
export function hasWords(text: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> {
  const patterns = foldedWords(words).map(containsPattern);
  return sql`regexp_replace(lower(normalize(${text}, NFD)), '[\\u0300-\\u036f]', '', 'g') like all (${patterns}::text[])`;
}
