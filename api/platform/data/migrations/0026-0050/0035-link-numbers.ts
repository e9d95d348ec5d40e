import { sql, type Kysely } from 'kysely';

/*
 * Which of its links opens a registration: each replacement counts one up, and the links before it open nothing any more.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      add column link_number int not null default 0 check (link_number >= 0),
      add column link_replaced_at timestamptz,
      add column link_replaced_by text,
      add check ((link_number = 0) = (link_replaced_at is null)),
      add check ((link_replaced_by is null) = (link_replaced_at is null));
    comment on column registrations.link_number is 'is part of what its key is made from';
    comment on column registrations.link_replaced_by is 'the idempotency key of the last replacement, so that asking twice replaces once'
  `.execute(db);
}
