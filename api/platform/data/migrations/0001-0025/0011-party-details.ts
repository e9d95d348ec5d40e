import { sql, type Kysely } from 'kysely';

/*
 * What a party tells besides names and ages, kept apart from them so that it can be read by few and forgotten in time;
 * the prices of a party before it was changed; what a party was reminded of; sessions for the young at an event. Works on
 * PostgreSQL 15 and later; frozen once it is released.
 */

const details = sql`
  create table registration_member_details (
    member_id uuid primary key references registration_members on delete cascade,
    diet text,
    access_needs text,
    guardian_name text,
    guardian_phone text,
    joins_sessions boolean
  );
  comment on table registration_member_details is 'health and minors'' details: read through one audited operation, deleted some time after the event';

  create table registration_details (
    registration_id uuid primary key references registrations on delete cascade,
    emergency_name text,
    emergency_phone text,
    room_wishes text,
    arrival text,
    notes text
  );
  comment on table registration_details is 'what a party tells of all its people; deleted with their details';
`;

const earlierPrices = sql`
  create table registration_earlier_quote_lines (
    registration_id uuid not null references registrations on delete cascade,
    version int not null,
    position int not null,
    band text not null,
    quantity int not null,
    unit_cents int not null,
    total_cents int not null,
    primary key (registration_id, version, position)
  );
  comment on column registration_earlier_quote_lines.version is 'the version of the registration until which this price was good';
`;

const reminders = sql`
  create table registration_reminders (
    registration_id uuid not null references registrations on delete cascade,
    kind text not null check (kind in ('balance', 'event')),
    at timestamptz not null,
    primary key (registration_id, kind)
  );
  comment on table registration_reminders is 'what a party was reminded of, so that it is once';
`;

const sessions = sql`
  alter table events add column session_ages jsonb;
  comment on column events.session_ages is 'ages that have sessions of their own: {"from": 5, "to": 18}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await details.execute(db);
  await earlierPrices.execute(db);
  await reminders.execute(db);
  await sessions.execute(db);
}
