import { sql, type Kysely } from 'kysely';

/*
 * What staff decide about requests for a Saturday. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sabbath_requests
      drop constraint sabbath_requests_state_check,
      add constraint sabbath_requests_state_check
        check (state in ('held', 'new', 'accepted', 'declined', 'answered', 'archived')),
      add column accepted_day date,
      add constraint sabbath_requests_accepted check (state <> 'accepted' or accepted_day is not null);
    comment on column sabbath_requests.accepted_day is 'the Saturday that was accepted; of a retreat one of those it asked for';

    create index sabbath_requests_accepted_retreats on sabbath_requests (accepted_day)
      where kind = 'retreat' and state = 'accepted'
  `.execute(db);
}
