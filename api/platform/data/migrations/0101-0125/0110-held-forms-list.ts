import { sql, type Kysely } from 'kysely';

/*
 * The list of forms held for review is read in the order of indexes of its own, one of each kind of form; they hold what the list
 * filters by, so that a late page is found in them alone. Works on PostgreSQL 15 and later; frozen once it is released.
 */

const tables = [
  { name: 'contact_messages', columns: 'held_reasons' },
  { name: 'prayer_requests', columns: 'held_reasons, share_with_team' },
  { name: 'sabbath_requests', columns: 'held_reasons' },
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, columns } of tables)
    await sql
      .raw(
        `create index ${name}_held on ${name} (created_at desc, id) include (first_name, ${columns}) where state = 'held';
         create index ${name}_held_name on ${name} (first_name, created_at, id) include (${columns}) where state = 'held'`,
      )
      .execute(db);
}
