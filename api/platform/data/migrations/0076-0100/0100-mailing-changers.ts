import { sql, type Kysely } from 'kysely';

/*
 * Who saved a bulk email last, for someone who saves an earlier version. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailings add column changed_by_user_id int references users on delete set null;
    comment on column mailings.changed_by_user_id is 'who saved the draft or its list last';
  `.execute(db);
}
