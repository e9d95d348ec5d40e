import type { Kysely, Selectable } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import { mapColumns } from '../platform/data/columns.ts';
import type { ContactMessagesTable, Database } from '../platform/data/tables.gen.ts';
import type { Entry } from '../forms/port.ts';
import { foldText } from '../platform/text/rules.ts';

type ContactMessageForm = components['schemas']['ContactMessageForm'];

/** The column of each answer. */
export const contactColumns = mapColumns<'contact_messages', ContactMessageForm>()({
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  message: 'message',
});

/** A message as it is stored. */
export type ContactMessage = Selectable<ContactMessagesTable>;

/** Stores a message; false, without storing anything, when its idempotency key was used. */
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
      ...contactColumns.toRow(form),
      search_text: foldText([firstName, lastName, email, phone, message].join(' ')),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The body hash and time of a stored submission, by its idempotency key. */
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

/** One message, or undefined. */
export async function findContactMessage(db: Kysely<Database>, id: string): Promise<ContactMessage | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}
