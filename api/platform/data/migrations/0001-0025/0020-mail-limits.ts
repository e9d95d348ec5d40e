import { sql, type Kysely } from 'kysely';

/*
 * How many emails strangers have caused, by recipient and by network, and what keeps emails from a registration's contact.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_counts (
      scope text not null check (scope in ('recipient', 'network')),
      key_hash bytea not null,
      started_at timestamptz not null,
      count int not null check (count >= 0),
      primary key (scope, key_hash)
    );
    comment on column mail_counts.key_hash is 'keyed hash: neither addresses nor networks are stored';
    create index mail_counts_started on mail_counts (started_at);

    alter table one_time_links add column valid_until timestamptz;
    comment on column one_time_links.valid_until is 'works at least until then: the last link that a recipient may be mailed for a while';

    alter table registrations add column email_problem text check (email_problem in ('limited', 'refused'));
    comment on column registrations.email_problem is
      'limited: the last email was not sent, because strangers caused too many; refused: the address takes none'
  `.execute(db);
}
