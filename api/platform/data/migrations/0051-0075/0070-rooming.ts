import { sql, type Kysely } from 'kysely';

/*
 * The rooms of the center and those of each event, who sleeps where, and the steps in which people were assigned. Works on
 * PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rooms (
      id uuid primary key,
      event_id text references events on delete cascade,
      house text collate "und-x-icu" not null,
      floor text collate "und-x-icu" not null default '',
      name text collate "und-x-icu" not null,
      beds text[] not null check (
        cardinality(beds) between 1 and 20 and beds <@ array['single', 'double', 'bunk', 'crib']
      ),
      is_step_free boolean not null,
      has_bath boolean not null,
      is_out_of_service boolean not null,
      is_shared boolean not null,
      version int not null default 0
    );
    create unique index rooms_name on rooms (coalesce(event_id, ''), lower(house), lower(name));
    create index rooms_event on rooms (event_id, house, floor, name);
    comment on column rooms.event_id is 'null for a room of the center, which events copy';
    comment on column rooms.is_shared is 'staff say that people of different parties may share it';

    create table rooming_plans (
      event_id text primary key references events on delete cascade,
      version int not null default 0
    );
    comment on column rooming_plans.version is 'the number of the last step';

    create table room_placements (
      event_id text not null references events on delete cascade,
      member_id uuid not null,
      registration_id uuid not null references registrations on delete cascade,
      room_id uuid not null references rooms,
      space int check (space >= 1),
      is_pinned boolean not null,
      is_by_hand boolean not null,
      primary key (event_id, member_id),
      unique (room_id, space)
    );
    create index room_placements_registration on room_placements (registration_id);
    comment on table room_placements is 'counts only while the person stays the night at the event; the others are gaps that staff see';
    comment on column room_placements.member_id is 'no reference: the person may have been removed from the party meanwhile';
    comment on column room_placements.space is 'from 1; a double bed and a bunk have two; null for a toddler who shares a bed';

    create table rooming_steps (
      event_id text not null references events on delete cascade,
      number int not null,
      kind text not null check (kind in ('move', 'remove', 'pin', 'unpin', 'suggest', 'clear', 'undo')),
      at timestamptz not null,
      user_id int,
      changes jsonb not null,
      undone boolean not null default false,
      primary key (event_id, number)
    );
    create index rooming_steps_last on rooming_steps (event_id, number desc) where not undone and kind <> 'undo';
    comment on column rooming_steps.changes is 'each person, and where they were before and after; ids only';
    comment on column rooming_steps.user_id is 'no reference: the step outlives the account'
  `.execute(db);
}
