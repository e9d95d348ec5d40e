import { sql, type Kysely } from 'kysely';

/*
 * What staff do with what comes through the public forms: who changed it last, who has claimed a prayer request, when its sender is to be
 * told, and the orders in which the lists are read. The prayer team searches a text of its own, without last name, address and phone.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

const formTables = ['contact_messages', 'prayer_requests', 'sabbath_requests'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of formTables)
    await sql`
      alter table ${sql.table(name)}
        add column version int not null default 1,
        add column changed_by_user_id int references users on delete set null
    `.execute(db);
  // Folded as searches are; the database makes it, so that no writer can forget it.
  await sql`
    alter table prayer_requests
      add column claimed_by_user_id int references users on delete set null,
      add column claimed_until timestamptz,
      add column tell_at timestamptz,
      add column team_search_text text not null generated always as (
        lower(regexp_replace(
          normalize(first_name || ' ' || coalesce(for_whom, '') || ' ' || prayer_request, nfd) collate "und-x-icu",
          '[\\u0300-\\u036f]', '', 'g'
        ))
      ) stored;
    comment on column prayer_requests.claimed_until is 'until when the request is reserved for the user who has claimed it';
    comment on column prayer_requests.tell_at is 'when its sender is to be told that it was prayed for; null once that was undone';
    comment on column prayer_requests.team_search_text is 'what the prayer team searches: nothing that they may not read';

    create index prayer_requests_queue on prayer_requests (
      (case state when 'new' then 1 when 'inPrayer' then 2 when 'prayed' then 3 else 4 end), created_at, id
    ) where state <> 'held';
    create index prayer_requests_language on prayer_requests (language, created_at, id) where state <> 'held';
    create index prayer_requests_unshared on prayer_requests (created_at) where not share_with_team and state in ('new', 'inPrayer');
    create index prayer_requests_team_search on prayer_requests using gin (team_search_text gin_trgm_ops);
    create index sabbath_requests_first_day on sabbath_requests (day, created_at, id) where state <> 'held'
  `.execute(db);
}
