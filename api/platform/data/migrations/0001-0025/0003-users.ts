import { sql, type Kysely } from 'kysely';

/*
 * What staff need to find and edit users, and to read the audit trail a page at a time.
 *
 * `search_text` is made by the database, so that no writer can forget it; folded as searches are (foldText). The version
 * counts by itself for the same reason: it tells an editor that someone else has changed the user meanwhile, whoever it was.
 */

const users = sql`
  alter table users
    add phone text,
    add version int not null default 1,
    add search_text text collate "und-x-icu" not null generated always as (
      lower(regexp_replace(
        normalize(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''), nfd) collate "und-x-icu",
        '[\u0300-\u036f]', '', 'g'
      ))
    ) stored;
  comment on column users.version is 'counts the changes of what staff edit; set by a trigger';
  comment on column users.search_text is 'what staff search in: lower case, without accents';

  create function count_user_version() returns trigger language plpgsql as $body$
  begin
    new.version = old.version + 1;
    return new;
  end
  $body$;

  create trigger count_user_version
    before update of email, first_name, last_name, phone, language, user_type, is_active on users
    for each row
    when ((old.email, old.first_name, old.last_name, old.phone, old.language, old.user_type, old.is_active)
      is distinct from (new.email, new.first_name, new.last_name, new.phone, new.language, new.user_type, new.is_active))
    execute function count_user_version();

  create index users_name on users (last_name, first_name, id);
  create index users_newest on users (created_at desc, id);
  create index users_inactive on users (last_name, first_name, id) where not is_active;
  create index users_types on users using gin (string_to_array(user_type, ','));
  create index users_search on users using gin (search_text gin_trgm_ops);
`;

const auditTrail = sql`
  drop index audit_entries_subject;
  create index audit_entries_at on audit_entries (at, id);
  create index audit_entries_action on audit_entries (action, at, id);
  create index audit_entries_actor on audit_entries (actor_user_id, at, id);
  create index audit_entries_subject on audit_entries (subject, at, id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await users.execute(db);
  await auditTrail.execute(db);
}
