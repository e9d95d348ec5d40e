import { sql, type Kysely } from 'kysely';

/*
 * Who is signed for: a signature counts for the person who was meant, not for whoever comes under the same id later, and for
 * someone who is of age as little as the other way round. Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration_members add column person_number int not null default 1;
    comment on column registration_members.person_number is
      'one more each time that someone else comes under this id, or who is to sign changes with the age: what was signed before no longer counts';
    alter table waiver_signatures
      add column person_number int not null default 1,
      drop constraint waiver_signatures_member_id_version_key,
      add unique (member_id, version, person_number);
    comment on column waiver_signatures.person_number is 'that of the person when it was signed'
  `.execute(db);
}
