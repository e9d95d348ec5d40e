import type { Kysely } from 'kysely';
import type { Database } from '../data/tables.gen.ts';

const recipientColumns = ['id', 'email', 'first_name', 'language', 'is_active'] as const;

/** The user of an address, able to sign in or not, as mails need one; or null. */
export async function findRecipientByEmail(db: Kysely<Database>, email: string) {
  return (await db.selectFrom('users').select(recipientColumns).where('email', '=', email.toLowerCase()).executeTakeFirst()) ?? null;
}

/** The user of an id, able to sign in or not, as mails need one; or null. */
export async function findRecipient(db: Kysely<Database>, userId: number) {
  return (await db.selectFrom('users').select(recipientColumns).where('id', '=', userId).executeTakeFirst()) ?? null;
}
