import { sql, type Kysely } from 'kysely';

/*
 * The waiting list, places that are held for a time, what was paid, and the history of a registration.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

const lifecycle = sql`
  alter table registrations
    drop constraint registrations_state_check,
    add constraint registrations_state_check check (
      state in ('waitlisted', 'offered', 'paying', 'pendingPayment', 'confirmed', 'checkedIn', 'cancelled')
    ),
    add column version int not null default 1,
    add column held_until timestamptz,
    add column waiting_since timestamptz,
    add column paid_cents int not null default 0 check (paid_cents >= 0),
    add column refunded_cents int not null default 0 check (refunded_cents >= 0),
    add constraint registrations_waiting_check check ((state = 'waitlisted') = (waiting_since is not null)),
    add constraint registrations_held_check check ((state in ('offered', 'paying')) = (held_until is not null));
  comment on column registrations.held_until is 'until when the places of an offered or paying party are kept';
  comment on column registrations.waiting_since is 'the order of the waiting list';
  comment on column registrations.paid_cents is 'all payments of the ledger; what was returned is in refunded_cents';

  create index registrations_waiting on registrations (event_id, waiting_since, id) where state = 'waitlisted';

  alter table event_places add column waiting int not null default 0 check (waiting >= 0);
  comment on column event_places.waiting is 'parties in the waiting list';
`;

const payments = sql`
  create table payments (
    id uuid primary key,
    registration_id uuid not null references registrations,
    kind text not null check (kind in ('payment', 'refund')),
    method text not null,
    amount_cents int not null check (amount_cents > 0),
    received_on date not null,
    check_number text,
    note text,
    provider_reference text unique,
    idempotency_key text unique,
    body_hash text,
    recorded_by int,
    created_at timestamptz not null
  );
  comment on table payments is 'a ledger: entries are added, never changed';
  comment on column payments.provider_reference is 'the capture or refund at a payment provider, so that each is noted once';
  comment on column payments.recorded_by is 'no reference: the entry outlives the account';
  create index payments_registration on payments (registration_id, created_at, id);
`;

const history = sql`
  create table registration_changes (
    id bigint generated always as identity primary key,
    registration_id uuid not null references registrations on delete cascade,
    at timestamptz not null,
    kind text not null,
    actor text not null check (actor in ('party', 'staff', 'system')),
    actor_user_id int,
    details jsonb not null default '{}'
  );
  create index registration_changes_registration on registration_changes (registration_id, id);

  insert into registration_changes (registration_id, at, kind, actor)
  select id, created_at, 'registered', 'party' from registrations order by created_at, id;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await lifecycle.execute(db);
  await payments.execute(db);
  await history.execute(db);
}
