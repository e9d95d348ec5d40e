import { sql, type Kysely } from 'kysely';

/*
 * Devices that store an event for check-in without a connection, each with the key of what it stores. Works on PostgreSQL 15 and
 * later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table prepared_devices (
      event_id text not null references events,
      user_id int not null references users on delete cascade,
      device_id uuid not null,
      session_id uuid references sessions on delete set null,
      key bytea not null check (length(key) = 32),
      prepared_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (event_id, user_id, device_id)
    );
    create index prepared_devices_session on prepared_devices (session_id);
    create index prepared_devices_user on prepared_devices (user_id);
    create index prepared_devices_expiry on prepared_devices (expires_at);
    comment on column prepared_devices.session_id is 'the login that has the key; null once it has ended by itself';
    comment on column prepared_devices.key is 'of AES-GCM; without it nothing that the device stores can be read'
  `.execute(db);
}
