import { sql, type Kysely } from 'kysely';

/*
 * Which parties have not shown that they read the email of their address, and which lost their places over it. Parties from before
 * count as confirmed. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      add column address_unconfirmed_since timestamptz,
      add column address_reminded_at timestamptz,
      add column address_released_at timestamptz,
      add check (address_reminded_at is null or address_unconfirmed_since is not null),
      add check (address_released_at is null or (state = 'waitlisted' and address_unconfirmed_since is not null));
    comment on column registrations.address_unconfirmed_since is 'since when nobody has confirmed the address; null once someone has';
    comment on column registrations.address_released_at is
      'when it lost its places because nobody confirmed the address; it is offered none until someone does';
    comment on column event_places.waiting is
      'parties that have a turn in the waiting list; one whose address is to be confirmed first has none';
    create index registrations_unconfirmed on registrations (event_id, created_at desc, id)
      where address_unconfirmed_since is not null;

    create sequence registration_front_numbers start -1000000000000 minvalue -1000000000000 maxvalue -1;
    comment on sequence registration_front_numbers is
      'waiting numbers before all others, for parties that lost their places; among these the first one stays the first'
  `.execute(db);
}
