import { sql, type Kysely } from 'kysely';

/*
 * Who is signed in at the provider of online meetings. Tokens are sealed with the owner's key before they come here.
 */
const meetingAccounts = sql`
  create table meeting_sign_ins (
    state_hash bytea primary key,
    session_id uuid not null references sessions on delete cascade,
    code_verifier bytea not null,
    expires_at timestamptz not null
  );
  create index meeting_sign_ins_session on meeting_sign_ins (session_id);
  comment on table meeting_sign_ins is 'sign-ins at the meeting provider that have begun; each is taken once';

  create table meeting_accounts (
    user_id int primary key references users on delete cascade,
    access_token bytea not null,
    refresh_token bytea not null,
    expires_at timestamptz not null,
    connected_at timestamptz not null
  );
  comment on column meeting_accounts.expires_at is 'of the access token; with the refresh token the provider gives another';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await meetingAccounts.execute(db);
}
