import { sql, type Kysely } from 'kysely';

/*
 * Lists of prayer requests are counted and paged in their indexes alone: these hold what the lists filter by, so that the four hundredth
 * page and a count read no rows of the table. Staff among the users are found in an index of their own.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index prayer_requests_queue;
    create index prayer_requests_queue on prayer_requests (
      (case state when 'new' then 1 when 'inPrayer' then 2 when 'prayed' then 3 else 4 end), created_at, id
    ) include (state, share_with_team, language) where state <> 'held';

    drop index prayer_requests_newest;
    create index prayer_requests_newest on prayer_requests (created_at desc, id)
      include (state, share_with_team, language) where state <> 'held';

    drop index prayer_requests_state_newest;
    create index prayer_requests_state_newest on prayer_requests (state, created_at desc, id) include (share_with_team, language);

    drop index prayer_requests_language;
    create index prayer_requests_language on prayer_requests (language, created_at, id)
      include (state, share_with_team) where state <> 'held';

    create index prayer_requests_not_shared on prayer_requests (created_at desc, id)
      include (state, language) where not share_with_team and state <> 'held';

    create index users_staff on users (last_name, first_name, id) include (user_type)
      where user_type not in ('U', 'G', 'U,G', 'G,U')
  `.execute(db);
}
