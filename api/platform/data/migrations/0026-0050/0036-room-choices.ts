import { sql, type Kysely } from 'kysely';

/*
 * In which of the party's rooms each person sleeps, and with whom of another registration someone would like to share one. Works
 * on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration_members
      add column room int check (room >= 1),
      add column wanted_roommate jsonb
        check (jsonb_typeof(wanted_roommate->'firstName') = 'string' and jsonb_typeof(wanted_roommate->'lastName') = 'string');
    comment on column registration_members.room is 'from 1; those of a party with the same number share a room';
    comment on column registration_members.wanted_roommate is
      'the name of someone of another registration, as {firstName, lastName}; deleted with the details of the party'
  `.execute(db);
}
