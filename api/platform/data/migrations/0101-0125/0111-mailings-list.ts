import { sql, type Kysely } from 'kysely';

/*
 * Bulk emails are found by words in their subjects and texts, and listed by when they were sent. The database makes the searched
 * text, folded as searches are, so that no writer can forget it. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailings add column search_text text not null generated always as (
      lower(regexp_replace(
        normalize(
          coalesce(texts -> 'en' ->> 'subject', '') || ' ' || coalesce(texts -> 'es' ->> 'subject', '') || ' ' ||
          coalesce(texts -> 'en' ->> 'text', '') || ' ' || coalesce(texts -> 'es' ->> 'text', ''),
          nfd
        ) collate "und-x-icu",
        '[\\u0300-\\u036f]', '', 'g'
      ))
    ) stored;
    create index mailings_search on mailings using gin (search_text gin_trgm_ops);
    create index mailings_sent_at on mailings (sent_at desc nulls last, id desc)
  `.execute(db);
}
