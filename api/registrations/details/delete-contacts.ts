import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchText } from '../rows/search-text.ts';

/**
 * Deletes the contacts of registrations whose retention time for names has ended, which the transaction has locked. Nobody is
 * notified and the history is deleted too, so this bypasses applyChange. It raises the version, because pages show the names.
 * @param noName replaces each name; the caller replaces those of the people
 */
export async function deleteContacts(
  transaction: Transaction<Database>,
  ids: readonly string[],
  noName: string,
  now: Date,
): Promise<void> {
  const nobody = { firstName: noName, lastName: noName, phone: noName };
  const registrations = await transaction
    .selectFrom('registrations')
    .select(['id', 'reference'])
    .where('id', 'in', ids)
    .execute();
  const nameless = registrations.map(({ id, reference }) => ({
    id,
    text: searchText({ reference, contact: nobody, members: [nobody] }),
  }));
  await sql`
    update registrations set contact_first_name = ${nobody.firstName}, contact_last_name = ${nobody.lastName},
      contact_email = null, contact_phone = ${nobody.phone}, search_text = nameless.text, user_id = null,
      adjustment_reason = null, body_hash = '', change_hash = null, names_deleted_at = ${now}, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(nameless)}::jsonb) as nameless(id uuid, text text)
    where registrations.id = nameless.id
  `.execute(transaction);
}
