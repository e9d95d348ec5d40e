import { sql, type Kysely } from 'kysely';

/*
 * Names from before the contract refused tags, line breaks, zero-width and bidirectional characters become such as it accepts.
 * Signed waivers, the history and the audit trail keep what was written then.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

/** Where names of people are stored, and the folded text by which they are found. */
const tables: Readonly<Record<string, readonly string[]>> = {
  users: ['first_name', 'last_name'],
  pending_sign_ups: ['first_name', 'last_name'],
  household_members: ['first_name', 'last_name'],
  registrations: ['contact_first_name', 'contact_last_name', 'search_text'],
  registration_members: ['first_name', 'last_name'],
  registration_details: ['emergency_name'],
  registration_member_details: ['guardian_name'],
  registration_responsible_adults: ['name'],
  contact_messages: ['first_name', 'last_name'],
  prayer_requests: ['first_name', 'last_name'],
  sabbath_requests: ['first_name', 'last_name'],
};

export async function up(db: Kysely<unknown>): Promise<void> {
  // Brackets without a tag go too, and what is left empty is a dash: every form asks for a name. Without 'strict' a missing last name
  // would never leave the loop, since null equals nothing.
  await sql`
    create function pg_temp.clean_name(name text) returns text language plpgsql immutable strict as $body$
    declare
      rest text := name;
      before text;
    begin
      if name !~ '[<>\\u0001-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF]' then
        return name;
      end if;
      rest := regexp_replace(rest, '[\\u0001-\\u001F\\u007F-\\u009F\\u2028\\u2029]', ' ', 'g');
      rest := regexp_replace(rest, '[\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]', '', 'g');
      loop
        before := rest;
        rest := regexp_replace(rest, '</?[a-zA-Z!][^<>]*>', '', 'g');
        exit when rest = before;
      end loop;
      rest := btrim(regexp_replace(regexp_replace(rest, '[<>]', '', 'g'), '\\s+', ' ', 'g'));
      return case when rest = '' then '–' else rest end;
    end
    $body$
  `.execute(db);
  for (const [table, columns] of Object.entries(tables)) {
    for (const column of columns) {
      const [at, name] = [sql.table(table), sql.ref(column)];
      await sql`update ${at} set ${name} = pg_temp.clean_name(${name}) where ${name} <> pg_temp.clean_name(${name})`.execute(
        db,
      );
    }
  }
}
