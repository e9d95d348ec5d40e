import { sql, type Kysely } from 'kysely';

/*
 * Accounts of one's own: signing up, guests, mailed links, the household, drafts. Like every migration this file is
 * frozen once it is released: it imports nothing from the application and is never edited; a later change is a later file.
 */

const people = sql`
  alter table users
    add column verified_email text,
    add column last_sign_in_at timestamptz;
  comment on column users.verified_email is 'the address whose mail the user has shown to read; of worth only while it equals email';

  alter table sessions
    alter column user_id drop not null,
    add column kind text not null default 'user' check (kind in ('user', 'guest')),
    add column browser text,
    add column system text,
    add constraint sessions_kind_user check ((kind = 'guest') = (user_id is null));
  comment on column sessions.browser is 'such as Firefox, from the user agent; null when it is not known';
  comment on column sessions.system is 'such as Android, from the user agent; null when it is not known';
`;

const links = sql`
  alter table one_time_links
    alter column token_hash drop not null,
    add column user_id int references users on delete cascade,
    add column email text check (email = lower(email)),
    add column attempts int not null default 0;
  comment on column one_time_links.token_hash is 'null until the mail with the link is made';
  comment on column one_time_links.email is 'the address that the link is mailed to';
  create index one_time_links_user on one_time_links (user_id);
  create index one_time_links_expiry on one_time_links (expires_at);

  create table pending_sign_ups (
    link_id uuid primary key references one_time_links on delete cascade,
    first_name text not null,
    last_name text not null,
    phone text,
    language text not null check (language in ('en', 'es')),
    password_hash text not null
  );
  comment on table pending_sign_ups is 'who has signed up and not yet shown to read the mail of that address; the address is the link''s';
`;

const belongings = sql`
  create table household_members (
    id uuid primary key,
    user_id int not null references users on delete cascade,
    first_name text collate "und-x-icu" not null,
    last_name text collate "und-x-icu" not null,
    birth_date date not null,
    gender text check (gender in ('female', 'male')),
    created_at timestamptz not null
  );
  create index household_members_user on household_members (user_id, created_at, id);

  create table drafts (
    user_id int references users on delete cascade,
    session_id uuid references sessions on delete cascade,
    key text not null,
    version int not null,
    content jsonb not null,
    saved_at timestamptz not null,
    check ((user_id is null) <> (session_id is null)),
    unique (user_id, key),
    unique (session_id, key)
  );
  comment on column drafts.session_id is 'the owner when it is a guest, who is nobody beyond the session';
  create index drafts_age on drafts (saved_at);

  alter table registrations add column user_id int references users on delete set null;
  comment on column registrations.user_id is 'who was signed in when it was made';
  create index registrations_user on registrations (user_id) where user_id is not null;
  create index registrations_contact_email on registrations (lower(contact_email));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await people.execute(db);
  await links.execute(db);
  await belongings.execute(db);
}
