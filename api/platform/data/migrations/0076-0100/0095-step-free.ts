import { sql, type Kysely } from 'kysely';

/*
 * Who asked for a room without stairs. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration_members add column needs_step_free boolean;
    comment on column registration_members.needs_step_free is 'null where nobody was asked'
  `.execute(db);
}
