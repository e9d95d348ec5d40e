import { sql, type Kysely } from 'kysely';

/*
 * Registrations that staff take by phone, on paper or at the door, what staff write to a party, and what they search
 * by: how far it is paid, and what was promised. Works on PostgreSQL 15 and later; frozen once it is released.
 */

// The rule of payments/rules.ts once more, in SQL, because a list can only be filtered by what an index holds. A test
// holds the two together.
const registrations = sql`
  alter table registrations
    alter column contact_email drop not null,
    add column source text not null default 'online' check (source in ('online', 'phone', 'paper', 'walkIn')),
    add column payment_status text not null generated always as (
      case
        when paid_cents = refunded_cents and refunded_cents > 0 then 'refunded'
        when paid_cents = refunded_cents and total_cents > 0 then 'unpaid'
        when paid_cents - refunded_cents >= total_cents then 'paid'
        else 'partPaid'
      end
    ) stored,
    add constraint registrations_email_check check (contact_email is not null or source <> 'online');
  comment on column registrations.source is 'where it came from: the site, or what staff took it from';
  comment on column registrations.contact_email is 'null for a party without e-mail that staff registered';

  create index registrations_payment on registrations (payment_status, created_at desc, id);
  create index registrations_promised on registrations (created_at desc, id) where state = 'pendingPayment';
  create index registrations_held on registrations (event_id, held_until, id) where held_until is not null;
`;

const messages = sql`
  create table registration_messages (
    id uuid primary key,
    registration_id uuid not null references registrations on delete cascade,
    subject text not null,
    text text not null,
    idempotency_key text not null unique,
    body_hash text not null,
    created_at timestamptz not null,
    sent_at timestamptz
  );
  comment on table registration_messages is 'what staff wrote to a party; who did stands in registration_changes';
  comment on column registration_messages.sent_at is 'when the mail server took it over';
  create index registration_messages_registration on registration_messages (registration_id);

  alter table registration_changes
    add column note text,
    add column message_id uuid references registration_messages on delete cascade;
  comment on column registration_changes.note is 'what a member of staff wrote about it, such as why it was cancelled';
  create unique index registration_changes_message on registration_changes (message_id) where message_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await registrations.execute(db);
  await messages.execute(db);
}
