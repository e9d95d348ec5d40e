import { sql, type Kysely } from 'kysely';

/*
 * Payments by PayPal: the orders that were opened there, money that came and fits no registration, refunds that were asked
 * for, and which of PayPal's notices have been received. Works on PostgreSQL 15 and later; frozen once it is released.
 */

const orders = sql`
  create table paypal_orders (
    id uuid primary key,
    registration_id uuid not null references registrations,
    client_id text not null,
    order_id text unique,
    approve_url text,
    amount_cents int not null check (amount_cents > 0),
    currency text not null,
    state text not null check (state in ('creating', 'open', 'capturing', 'pending', 'captured', 'declined', 'ended')),
    capture_id text,
    check_at timestamptz,
    checks int not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((state in ('creating', 'open', 'capturing', 'pending')) = (check_at is not null)),
    check (state = 'creating' or order_id is not null or state = 'ended')
  );
  comment on table paypal_orders is 'what was asked of PayPal; the id is also the idempotency key of what we ask';
  comment on column paypal_orders.order_id is 'the id at PayPal; null until it has answered';
  comment on column paypal_orders.state is 'capturing is noted before the money is asked for: after it the outcome must be asked for';
  comment on column paypal_orders.check_at is 'when PayPal is next asked how it stands; null when nothing can change any more';
  create unique index paypal_orders_unfinished on paypal_orders (registration_id)
    where state in ('creating', 'open', 'capturing', 'pending');
  create index paypal_orders_registration on paypal_orders (registration_id, created_at);
  create index paypal_orders_check on paypal_orders (check_at) where check_at is not null;
`;

const strays = sql`
  create table paypal_strays (
    id uuid primary key,
    capture_id text not null unique,
    client_id text not null,
    registration_id uuid references registrations,
    amount_cents int not null check (amount_cents > 0),
    currency text not null,
    reason text not null check (reason in ('unknown', 'cancelled', 'otherAmount', 'otherCurrency', 'paidAlready')),
    captured_at timestamptz not null,
    created_at timestamptz not null,
    resolution text check (resolution in ('assigned', 'refundedAtPayPal', 'refundedElsewhere')),
    resolved_registration_id uuid references registrations,
    note text,
    resolved_at timestamptz,
    resolved_by int,
    check ((resolution is null) = (resolved_at is null)),
    check ((resolution = 'assigned') = (resolved_registration_id is not null))
  );
  comment on table paypal_strays is 'money at PayPal that could be counted for no registration, until staff say what became of it';
  comment on column paypal_strays.registration_id is 'the one that it was meant for, where that is known';
  comment on column paypal_strays.resolved_by is 'no reference: the entry outlives the account';
  create index paypal_strays_open on paypal_strays (captured_at, id) where resolution is null;
  create index paypal_strays_resolved on paypal_strays (resolved_at desc, id) where resolution is not null;
`;

const refunds = sql`
  create table paypal_refunds (
    id uuid primary key,
    capture_id text not null,
    client_id text not null,
    registration_id uuid references registrations,
    stray_id uuid references paypal_strays,
    amount_cents int not null check (amount_cents > 0),
    currency text not null,
    note text,
    state text not null check (state in ('asked', 'done', 'refused')),
    refund_id text unique,
    idempotency_key text not null unique,
    body_hash text not null,
    requested_by int,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((registration_id is null) <> (stray_id is null))
  );
  comment on table paypal_refunds is 'refunds that staff asked for; the id is the idempotency key at PayPal, so that none is given twice';
  create index paypal_refunds_asked on paypal_refunds (created_at) where state = 'asked';
  create index paypal_refunds_capture on paypal_refunds (capture_id);
`;

const notices = sql`
  create table paypal_notices (
    event_id text primary key,
    client_id text not null,
    received_at timestamptz not null
  );
  comment on table paypal_notices is 'webhooks that have been taken over, so that each is dealt with once';
  create index paypal_notices_received on paypal_notices (received_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await orders.execute(db);
  await strays.execute(db);
  await refunds.execute(db);
  await notices.execute(db);
}
