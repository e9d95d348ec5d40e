import { sql, type Kysely } from 'kysely';

/*
 * The order in which entries came into the ledger: two of the same moment have one too. Works on PostgreSQL 15 and later;
 * frozen once it is released.
 */

const order = sql`
  alter table payments add column entry bigint generated always as identity;
  comment on column payments.entry is 'the order of the ledger';
  drop index payments_registration;
  create index payments_registration on payments (registration_id, entry);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await order.execute(db);
}
