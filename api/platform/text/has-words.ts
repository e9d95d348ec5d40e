import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { foldText } from './rules.ts';
import { containsPattern } from './search.ts';

/**
 * Whether a text holds every one of these words, folded as `foldText` does it. No index helps: it is for rows that are few by
 * themselves, such as the recipients of one email.
 */
export function hasWords(text: RawBuilder<string>, words: string): RawBuilder<SqlBool> {
  const patterns = foldText(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(containsPattern);
  return sql`regexp_replace(lower(normalize(${text}, NFD)), '[\\u0300-\\u036f]', '', 'g') like all (${patterns}::text[])`;
}
