import { sql, type Kysely } from 'kysely';

/*
 * Who has arrived at an event, who has left, and who is not coming; each record of a device; places that check-in gave back.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attendances (
      member_id uuid not null references registration_members on delete cascade,
      kind text not null check (kind in ('arrived', 'departed', 'notComing')),
      registration_id uuid not null references registrations on delete cascade,
      at timestamptz,
      recorded_by int,
      device_id uuid,
      record_id uuid,
      undone_at timestamptz,
      undone_device_id uuid,
      place_freed boolean not null default false,
      primary key (member_id, kind),
      check (at is not null or undone_at is not null),
      check (not place_freed or (kind = 'notComing' and at is not null))
    );
    create index attendances_registration on attendances (registration_id);
    comment on table attendances is 'what is true of a person now; arrival_records has what each device sent';
    comment on column attendances.at is 'the earliest time that any device recorded; null once it was undone';
    comment on column attendances.recorded_by is 'no reference: the entry outlives the account';

    create table arrival_records (
      id uuid primary key,
      event_id text not null references events,
      registration_id uuid not null references registrations on delete cascade,
      member_id uuid not null,
      kind text not null check (kind in ('arrived', 'departed', 'notComing')),
      is_undo boolean not null,
      at timestamptz not null,
      device_id uuid not null,
      recorded_by int not null,
      received_at timestamptz not null,
      outcome text not null check (outcome in ('recorded', 'agreed', 'question', 'settled', 'refused')),
      reason text,
      decided_at timestamptz,
      decided_by int,
      number bigint generated always as identity
    );
    create index arrival_records_questions on arrival_records (event_id, number)
      where outcome = 'question' and decided_at is null;
    create index arrival_records_member on arrival_records (member_id, kind) where outcome in ('question', 'settled');
    create index arrival_records_registration on arrival_records (registration_id);
    comment on column arrival_records.id is 'given by the device, so that a record that is sent twice counts once';
    comment on column arrival_records.member_id is 'no reference: the person may have been removed from the party meanwhile';

    alter table registrations
      add column freed_places int not null default 0 check (freed_places >= 0),
      add column state_before_arrival text,
      add constraint registrations_freed_check check (freed_places = 0 or state = 'checkedIn');
    comment on column registrations.freed_places is 'places of people who are not coming, given back at check-in';

    create index registrations_event_updated on registrations (event_id, updated_at, id);
    create index registrations_event_contact on registrations (event_id, contact_last_name, contact_first_name, reference)
  `.execute(db);
}
