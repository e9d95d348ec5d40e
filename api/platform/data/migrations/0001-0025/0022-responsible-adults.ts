import { sql, type Kysely } from 'kysely';

/*
 * Who is responsible for each minor: an adult of the party, or one who is named for minors who come alone. Works on PostgreSQL 15
 * and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration_members
      add column responsible_id uuid references registration_members on delete set null;
    comment on column registration_members.responsible_id is 'the adult of the party who is responsible for this minor';
    create index registration_members_responsible on registration_members (responsible_id) where responsible_id is not null;

    create table registration_responsible_adults (
      registration_id uuid primary key references registrations on delete cascade,
      name text not null,
      phone text not null,
      relation text not null check (relation in ('parent', 'guardian')),
      consented_at timestamptz not null
    );
    comment on table registration_responsible_adults is 'named by minors who come alone; deleted with the details of the party';

    alter table waiver_signatures add column responsible_adult text;
    comment on column waiver_signatures.responsible_adult is 'who was named as responsible for the minor when it was signed';
  `.execute(db);
}
