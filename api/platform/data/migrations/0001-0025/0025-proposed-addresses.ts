import { sql, type Kysely } from 'kysely';

/*
 * Addresses that staff have written into accounts, which wait until the new mailbox has confirmed them and the old one has had
 * time to object. Works on PostgreSQL 15 and later; frozen once it is released.
 */

const proposals = sql`
  create table proposed_addresses (
    id uuid primary key,
    user_id int not null references users on delete cascade,
    email text not null check (email = lower(email)),
    proposed_by int references users on delete set null,
    proposed_at timestamptz not null,
    effective_at timestamptz not null,
    expires_at timestamptz not null,
    told_at timestamptz,
    confirmed_at timestamptz,
    confirmation_hash bytea unique,
    objection_hash bytea unique,
    outcome text check (outcome in ('taken-over', 'objected', 'withdrawn', 'replaced', 'taken')),
    ended_at timestamptz,
    check ((outcome is null) = (ended_at is null))
  );
  comment on column proposed_addresses.effective_at is 'from when it counts, if it is confirmed; three days after the old address was told';
  comment on column proposed_addresses.told_at is 'when the mail to the old address was handed over';
  create unique index proposed_addresses_running on proposed_addresses (user_id) where outcome is null;
  create index proposed_addresses_user on proposed_addresses (user_id, proposed_at);
`;

/** Whoever came to an account by the server's own commands has an address that no member of staff wrote. */
const confirmed = sql`
  update users set verified_email = email
  where verified_email is null and password_hash is not null
    and exists (
      select from audit_entries
      where subject = 'user:' || users.id and action in ('user-added', 'administrator-made')
    )
    and not exists (
      select from audit_entries
      where subject = 'user:' || users.id and action = 'user-changed'
        and 'email' = any (string_to_array(details ->> 'fields', ','))
    )
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await proposals.execute(db);
  await confirmed.execute(db);
}
