import { sql, type Kysely } from 'kysely';

/*
 * The parties that a member of staff registered last, newest first. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index registration_changes_entered on registration_changes (actor_user_id, id desc)
      where actor = 'staff' and kind in ('registered', 'waitlisted')
  `.execute(db);
}
