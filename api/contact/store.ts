import type { Kysely, Selectable } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { ContactMessagesTable, Database } from '../platform/data/tables.gen.ts';
import type { Entry } from '../forms/port.ts';
import { foldText } from '../platform/text/rules.ts';

type ContactMessageForm = components['schemas']['ContactMessageForm'];

/** A message as it is stored. */
export type ContactMessage = Selectable<ContactMessagesTable>;

/** Stores a message; false, and nothing is stored, when its idempotency key was used. */
export async function insertContactMessage(
  db: Kysely<Database>,
  entry: Entry,
  form: ContactMessageForm,
): Promise<boolean> {
  const { firstName, lastName, email, phone, message } = form;
  const stored = await db
    .insertInto('contact_messages')
    .values({
      ...entry,
      first_name: firstName,
      last_name: lastName,
      email,
      phone: phone ?? null,
      message,
      search_text: foldText([firstName, lastName, email, phone, message].join(' ')),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** What is known of a submission by its idempotency key. */
export async function findContactSubmission(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<{ body_hash: string; created_at: Date } | undefined> {
  return db
    .selectFrom('contact_messages')
    .select(['body_hash', 'created_at'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** One message, or nothing. */
export async function findContactMessage(db: Kysely<Database>, id: string): Promise<ContactMessage | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}
