import { sql, type Kysely } from 'kysely';

/*
 * What staff take off a price, who asks for help with it, and which parties of past events are closed.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registrations
      add column adjustment_cents int not null default 0 check (adjustment_cents >= 0),
      add column adjustment_kind text check (adjustment_kind in ('discount', 'help')),
      add column adjustment_reason text,
      add column adjusted_at timestamptz,
      add column adjusted_by int,
      add column help_asked_at timestamptz,
      add column help_can_pay_cents int check (help_can_pay_cents >= 0),
      add column help_answered_at timestamptz,
      add column closed_at timestamptz,
      add check ((adjustment_kind is null) = (adjusted_at is null)),
      add check (help_asked_at is not null or (help_can_pay_cents is null and help_answered_at is null));
    comment on column registrations.total_cents is 'what is to be paid: the lines of the quote, less the adjustment';
    comment on column registrations.adjustment_cents is 'what staff take off; never more than the lines of the quote counts';
    comment on column registrations.adjustment_reason is 'for staff alone';
    comment on column registrations.adjusted_by is 'no reference: the adjustment outlives the account';
    comment on column registrations.help_asked_at is 'when the party said that it cannot pay the whole price';
    comment on column registrations.closed_at is 'when staff closed it after its event: what is still owed is no open work any more';
    create index registrations_help on registrations (event_id, created_at desc, id)
      where help_asked_at is not null and help_answered_at is null
  `.execute(db);
}
