import { sql, type Kysely } from 'kysely';

/*
 * The Saturday under which the list shows, filters and sorts a request; and when a draft of a bulk email was last saved. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sabbath_requests add column shown_day date not null generated always as (
      case
        when state = 'proposed' then coalesce(proposed_day, day)
        when state = 'new' then day
        else coalesce(accepted_day, day)
      end
    ) stored;
    comment on column sabbath_requests.shown_day is 'the accepted Saturday, else the proposed one, else the one preferred most';

    drop index sabbath_requests_newest;
    create index sabbath_requests_newest on sabbath_requests (created_at desc, id)
      include (state, kind, shown_day) where state <> 'held';

    drop index sabbath_requests_first_day;
    create index sabbath_requests_shown_day on sabbath_requests (shown_day, created_at, id)
      include (state, kind) where state <> 'held';

    alter table mailings add column changed_at timestamptz;
    comment on column mailings.changed_at is 'when a draft or its list was last saved; missing if never'
  `.execute(db);
}
