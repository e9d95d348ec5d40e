import { sql, type Kysely } from 'kysely';

/*
 * What the video platform last said, once for all processes: its quota allows one question in a quarter of an hour.
 */
const liveState = sql`
  create table live_state (
    only_row boolean primary key default true check (only_row),
    is_live boolean not null default false,
    asked_at timestamptz
  );
  comment on column live_state.asked_at is 'when the last question began; whoever sets it may ask';
  insert into live_state default values;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await liveState.execute(db);
}
