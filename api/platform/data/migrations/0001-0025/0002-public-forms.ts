import { sql, type Kysely } from 'kysely';

/*
 * What people send through the public forms. The columns they share come first and mean the same everywhere; staff
 * screens list by state and time, count over time, and search. `held` is what a program may have sent: it waits for
 * someone to look at it and nobody outside was written to.
 *
 * A row is deleted for good on or after `delete_after`, which the rules of api/forms set when it comes.
 */

const contactMessages = sql`
  create table contact_messages (
    id uuid primary key,
    state text not null check (state in ('held', 'new', 'answered', 'archived')),
    held_reasons text[] not null,
    first_name text collate "und-x-icu" not null,
    last_name text collate "und-x-icu" not null,
    email text not null,
    phone text,
    message text not null,
    language text not null check (language in ('en', 'es')),
    origin text not null check (origin in ('app', 'plainForm', 'staff')),
    user_id int references users on delete set null,
    idempotency_key text not null unique,
    body_hash text not null,
    search_text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    delete_after timestamptz not null
  );
  comment on column contact_messages.user_id is 'who was signed in when it was sent; never what the request said';
  comment on column contact_messages.origin is 'the page with scripts, the page without, or staff for someone else';

  create index contact_messages_newest on contact_messages (created_at desc, id);
  create index contact_messages_state_newest on contact_messages (state, created_at desc, id);
  create index contact_messages_deletion on contact_messages (delete_after);
  create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops);
`;

const prayerRequests = sql`
  create table prayer_requests (
    id uuid primary key,
    state text not null check (state in ('held', 'new', 'inPrayer', 'prayed', 'archived')),
    held_reasons text[] not null,
    first_name text collate "und-x-icu" not null,
    last_name text collate "und-x-icu",
    email text,
    phone text,
    for_whom text,
    prayer_request text not null,
    share_with_team boolean not null,
    tell_when_prayed boolean not null,
    told_at timestamptz,
    language text not null check (language in ('en', 'es')),
    origin text not null check (origin in ('app', 'plainForm', 'staff')),
    user_id int references users on delete set null,
    idempotency_key text not null unique,
    body_hash text not null,
    search_text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    prayed_at timestamptz,
    delete_after timestamptz not null,
    check (email is not null or not tell_when_prayed)
  );
  comment on column prayer_requests.share_with_team is 'whether it may be read aloud or passed on to the prayer team; if not, only staff of type P or D see it';
  comment on column prayer_requests.prayed_at is 'when it first became prayed, for counts over time';
  comment on column prayer_requests.told_at is 'when its sender was told so; null while not, or not asked for';

  create index prayer_requests_newest on prayer_requests (created_at desc, id);
  create index prayer_requests_state_newest on prayer_requests (state, created_at desc, id);
  create index prayer_requests_last_name on prayer_requests (last_name, id);
  create index prayer_requests_prayed on prayer_requests (prayed_at) where prayed_at is not null;
  create index prayer_requests_deletion on prayer_requests (delete_after);
  create index prayer_requests_search on prayer_requests using gin (search_text gin_trgm_ops);
`;

const sabbathRequests = sql`
  create table sabbath_requests (
    id uuid primary key,
    kind text not null check (kind in ('prayer', 'retreat')),
    state text not null check (state in ('held', 'new', 'answered', 'archived')),
    held_reasons text[] not null,
    first_name text collate "und-x-icu" not null,
    last_name text collate "und-x-icu" not null,
    email text not null,
    phone text,
    day date not null,
    second_day date,
    third_day date,
    attendance text check (attendance in ('online', 'inPerson')),
    intention text,
    people int check (people > 0),
    group_kind text,
    wishes text,
    language text not null check (language in ('en', 'es')),
    origin text not null check (origin in ('app', 'plainForm', 'staff')),
    user_id int references users on delete set null,
    filed_by_user_id int references users on delete set null,
    idempotency_key text not null unique,
    body_hash text not null,
    search_text text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    delete_after timestamptz not null,
    check (kind = 'prayer' or people is not null)
  );
  comment on column sabbath_requests.day is 'the Saturday; of a retreat the one preferred most, before second_day and third_day';
  comment on column sabbath_requests.filed_by_user_id is 'the staff member who filed it for the person it names';

  create index sabbath_requests_newest on sabbath_requests (created_at desc, id);
  create index sabbath_requests_state_newest on sabbath_requests (state, created_at desc, id);
  create index sabbath_requests_kind_newest on sabbath_requests (kind, created_at desc, id);
  create index sabbath_requests_day on sabbath_requests (day, id);
  create index sabbath_requests_last_name on sabbath_requests (last_name, id);
  create index sabbath_requests_deletion on sabbath_requests (delete_after);
  create index sabbath_requests_search on sabbath_requests using gin (search_text gin_trgm_ops);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await contactMessages.execute(db);
  await prayerRequests.execute(db);
  await sabbathRequests.execute(db);
}
