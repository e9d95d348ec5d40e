import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';

/** Prefix of the recipient's id, which replaces an erased address. No address begins like this. */
const mark = 'erased:';

/** Whether the address of a recipient was erased after the mailing was sent. */
export function isErased(address: string): boolean {
  return address.startsWith(mark);
}

/**
 * Erases an address from news that was sent and from drafts' lists. Each outcome stays, so the counts do not change, and an email
 * that has not been sent yet is canceled. Emails about a registration stay with the registration.
 */
export async function eraseRecipient(transaction: Transaction<Database>, address: string, now: Date): Promise<void> {
  const erased = address.toLowerCase();
  // A draft that is being sent is waited for, so that its new recipients are found below.
  await sql`
    select from mailings where kind = 'news' and state = 'draft' order by id for update
  `.execute(transaction);
  await sql`
    with gone as (
      delete from mailing_list_entries where address = ${erased} returning mailing_id
    )
    update mailings set list_size = list_size - 1 where id in (select mailing_id from gone)
  `.execute(transaction);
  await sql`
    update mailing_recipients set address = ${mark} || id, first_name = '', server_message = null,
      state = case state when 'waiting' then 'canceled' else state end,
      settled_at = case state when 'waiting' then ${now} else settled_at end
    where mailing_id in (select id from mailings where kind = 'news') and lower(address) = ${erased} and registration_id is null
  `.execute(transaction);
}
