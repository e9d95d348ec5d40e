import { sql, type Kysely } from 'kysely';

/*
 * The list of users by their last sign-in, and what someone has sent through the public forms, for the copy of one's own
 * data: by the account and by the address. The index on user_id also spares closing an account a walk through each table.
 */

const users = sql`create index users_last_sign_in on users (last_sign_in_at desc nulls last, id)`;

const sentForms = sql`
  create index contact_messages_user on contact_messages (user_id) where user_id is not null;
  create index contact_messages_email on contact_messages (lower(email));
  create index prayer_requests_user on prayer_requests (user_id) where user_id is not null;
  create index prayer_requests_email on prayer_requests (lower(email)) where email is not null;
  create index sabbath_requests_user on sabbath_requests (user_id) where user_id is not null;
  create index sabbath_requests_email on sabbath_requests (lower(email));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await users.execute(db);
  await sentForms.execute(db);
}
