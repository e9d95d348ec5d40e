import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { RegistrationRecord } from '../record.ts';

/*
 * Marks on registrations that bypass applyChange: the result of their emails, and since when they owe money after their event has
 * changed. Nobody edits these, so the version stays, and no edit in progress is refused because of them.
 */

type EmailProblem = RegistrationRecord['emailProblem'];

/** Marks why the contacts of these registrations were not emailed; null removes the mark. */
export async function markEmailProblem(
  db: Kysely<Database>,
  ids: readonly string[],
  problem: EmailProblem,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('registrations').set({ email_problem: problem }).where('id', 'in', ids).execute();
}

/** Marks the result of an email to this address. If the contact has another address by now, the result does not apply to it. */
export async function markEmailTo(
  db: Kysely<Database>,
  id: string,
  { to, problem }: { readonly to: string; readonly problem: EmailProblem },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ email_problem: problem })
    .where('id', '=', id)
    .where('contact_email', '=', to)
    .execute();
}

/** Marks every registration of this address, whatever the email was about. */
export async function markEmailAddress(
  transaction: Transaction<Database>,
  address: string,
  problem: EmailProblem,
): Promise<void> {
  await sql`
    with found as (
      select id from registrations where lower(contact_email) = lower(${address}) order by id for update
    )
    update registrations set email_problem = ${problem} from found where registrations.id = found.id
  `.execute(transaction);
}

/** Marks these registrations, which the transaction has locked, as reminded to confirm the address. */
export async function markAddressReminders(
  transaction: Transaction<Database>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update registrations set address_reminded_at = ${now} where id = any(${ids}::uuid[])`.execute(transaction);
}

/** Since when a party owes money, as an ISO date and time; null if it owes nothing yet. */
export interface OwedSince {
  readonly id: string;
  readonly since: string | null;
}

/** Corrects since when these parties owe money. The caller holds the lock on their event. */
export async function markOwedSince(
  transaction: Transaction<Database>,
  corrected: readonly OwedSince[],
): Promise<void> {
  await sql`
    update registrations set owes_since = corrected.since
    from jsonb_to_recordset(${JSON.stringify(corrected)}::jsonb) as corrected(id uuid, since timestamptz)
    where registrations.id = corrected.id
  `.execute(transaction);
}
