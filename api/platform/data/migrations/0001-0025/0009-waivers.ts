import { sql, type Kysely } from 'kysely';

/*
 * Waivers: the texts as they were signed, the signatures, links for those who sign from elsewhere, and reminders.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

const signatures = sql`
  create table waiver_texts (
    version text not null,
    language text not null check (language in ('en', 'es')),
    title text not null,
    blocks jsonb not null,
    first_signed_at timestamptz not null,
    primary key (version, language)
  );
  comment on table waiver_texts is 'every text that anyone has signed, word for word; rows are added, never changed';
  comment on column waiver_texts.version is 'a hash of the words in both languages';

  create table waiver_signatures (
    id uuid primary key,
    registration_id uuid not null references registrations on delete cascade,
    member_id uuid not null,
    version text not null,
    language text not null,
    person_name text not null,
    event_name text not null,
    signer_name text not null,
    relation text not null check (relation in ('self', 'parent', 'guardian')),
    method text not null check (method in ('typed', 'drawn', 'paper')),
    drawing text,
    signed_at timestamptz not null,
    signed_on date,
    network_hash bytea,
    recorded_by int,
    unique (member_id, version),
    foreign key (version, language) references waiver_texts (version, language),
    constraint waiver_drawing_check check ((drawing is not null) = (method = 'drawn')),
    constraint waiver_paper_check check ((signed_on is not null) = (method = 'paper') and (recorded_by is not null) = (method = 'paper'))
  );
  comment on table waiver_signatures is 'rows are added, never changed';
  comment on column waiver_signatures.member_id is 'no reference: what was signed outlives the person''s place in the party';
  comment on column waiver_signatures.person_name is 'as it was when it was signed; a later correction leaves it';
  comment on column waiver_signatures.signed_at is 'by the server''s clock; of a paper, when it was noted';
  comment on column waiver_signatures.signed_on is 'the day that stands on the paper';
  comment on column waiver_signatures.network_hash is 'keyed: an address that is claimed can be compared, none can be read';
  comment on column waiver_signatures.recorded_by is 'who noted a paper; no reference: the signature outlives the account';
  create index waiver_signatures_registration on waiver_signatures (registration_id);
`;

const links = sql`
  create table waiver_links (
    id uuid primary key,
    registration_id uuid not null references registrations on delete cascade,
    email text not null check (email = lower(email)),
    language text not null check (language in ('en', 'es')),
    member_ids uuid[] not null,
    order_number int not null default 1,
    token_hash bytea unique,
    ordered_at timestamptz not null,
    sent_at timestamptz,
    expires_at timestamptz not null,
    unique (registration_id, email)
  );
  comment on table waiver_links is 'who may sign by a mailed link, and for whom';
  comment on column waiver_links.order_number is 'one more each time it is sent again; tells one mail from another';
`;

const reminders = sql`
  create table waiver_reminder_rounds (
    event_id text not null references events on delete cascade,
    due_at timestamptz not null,
    primary key (event_id, due_at)
  );
  comment on table waiver_reminder_rounds is 'the days for which the parties of an event are to be reminded; each is put into the queue once';

  create table waiver_reminders (
    registration_id uuid not null references registrations on delete cascade,
    due_at timestamptz not null,
    primary key (registration_id, due_at)
  );
  comment on table waiver_reminders is 'who was reminded in which round, so that nobody is twice';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await signatures.execute(db);
  await links.execute(db);
  await reminders.execute(db);
}
