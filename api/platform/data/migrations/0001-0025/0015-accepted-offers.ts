import { sql, type Kysely } from 'kysely';

/*
 * When a party took the places that were offered to it: from then on they are to be paid, however long it had waited before.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations add column accepted_at timestamptz;
    comment on column registrations.accepted_at is 'when the places that were offered were taken; null for who never waited';
    update registrations set accepted_at = accepted.at
    from (select registration_id, max(at) as at from registration_changes where kind = 'offerAccepted' group by registration_id) as accepted
    where registrations.id = accepted.registration_id
  `.execute(db);
}
