import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { foldText } from './rules.ts';
import { containsPattern } from './search.ts';

/**
 * Returns the SQL condition that a text contains all of these words, folded like `foldText`. It uses no index, so it is only for
 * small sets of rows, such as the recipients of one email.
 */
export function hasWords(text: RawBuilder<string>, words: string): RawBuilder<SqlBool> {
  const patterns = foldText(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(containsPattern);
  return sql`regexp_replace(lower(normalize(${text}, NFD)), '[\\u0300-\\u036f]', '', 'g') like all (${patterns}::text[])`;
}
