import { sql, type Kysely } from 'kysely';

/*
 * Every temporary bounce of an email counts for its address, also after staff have sent the same email again.
 * Works on PostgreSQL 15 and later; frozen once it is released.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mailing_recipients add column soft_bounced_at timestamptz[] not null default '{}';
    comment on column mailing_recipients.soft_bounced_at is 'when it bounced temporarily, each time it was sent';
    update mailing_recipients set soft_bounced_at = array[bounced_at] where bounce = 'soft';
    drop index mailing_recipients_soft;
    create index mailing_recipients_soft on mailing_recipients (lower(address)) where soft_bounced_at <> '{}'
  `.execute(db);
}
