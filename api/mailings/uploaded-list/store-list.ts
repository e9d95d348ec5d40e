import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { audited } from '../../audit/audit.ts';
import type { AppContext } from '../../context.ts';
import { refusedAmong } from '../../news/port.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { mostRecipients } from '../rules.ts';
import { lockMailing, requireDraft, requireDraftOf } from '../store.ts';
import { readListRows } from './read-list.ts';
import type { ListedPerson } from './read-list.ts';

type Schemas = components['schemas'];

/** The most faults reported for one list; nobody corrects more at a time. */
const mostFaults = 100;
async function insertEntries(transaction: Transaction<Database>, mailingId: string, people: readonly ListedPerson[]) {
  const entries = JSON.stringify(
    people.map(({ address, firstName, language }) => ({ address, first_name: firstName, language })),
  );
  await sql`
    insert into mailing_list_entries (mailing_id, address, first_name, language)
    select ${mailingId}::uuid, address, first_name, language
    from json_to_recordset(${entries}::json) as entry (address text, first_name text, language text)
  `.execute(transaction);
}

/**
 * Reads a list and stores it with a draft, replacing the previous one; stores nothing if any row is invalid. Addresses that must
 * not get news are left out.
 * @throws ProblemError `not-found`, `state-conflict`, `changed-meanwhile`, `mailing-not-ready` if it is too long.
 */
export async function saveList(
  context: Pick<AppContext, 'db' | 'clock' | 'secrets'>,
  mailingId: string,
  { version, language, rows }: Schemas['MailingListUpload'],
  userId: number,
): Promise<Schemas['MailingListReading']> {
  const { people, repeated, wrong } = readListRows(rows, language);
  const reading = { repeated, wrong: wrong.slice(0, mostFaults) };
  if (wrong.length > 0) return { ...reading, version, recipients: people.length, unsubscribed: 0, isStored: false };
  if (people.length > mostRecipients)
    throw new ProblemError('mailing-not-ready', { params: { fault: 'tooManyRecipients' } });
  return audited(context, async (transaction, now) => {
    await requireDraftOf(transaction, await lockMailing(transaction, mailingId), version);
    const addresses = people.map(({ address }) => address);
    const refused = await refusedAmong(transaction, context.secrets, addresses);
    const listed = people.filter(({ address }) => !refused.has(address));
    await transaction.deleteFrom('mailing_list_entries').where('mailing_id', '=', mailingId).execute();
    await insertEntries(transaction, mailingId, listed);
    await transaction
      .updateTable('mailings')
      .set({
        list_size: listed.length,
        list_declared_at: now,
        list_declared_by_user_id: userId,
        version: version + 1,
        changed_by_user_id: userId,
        changed_at: now,
      })
      .where('id', '=', mailingId)
      .execute();
    const result = {
      ...reading,
      version: version + 1,
      recipients: listed.length,
      unsubscribed: refused.size,
      isStored: true,
    };
    const entry = { action: 'mailing-list-declared', subject: `mailing:${mailingId}`, actorUserId: userId } as const;
    return { result, entries: [{ ...entry, details: { recipients: listed.length } }] };
  });
}

/** Removes the list from a draft. @throws ProblemError `not-found`, `state-conflict`. */
export async function discardList(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  mailingId: string,
  userId: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mailing = await lockMailing(transaction, mailingId);
    requireDraft(mailing);
    await transaction.deleteFrom('mailing_list_entries').where('mailing_id', '=', mailingId).execute();
    await transaction
      .updateTable('mailings')
      .set({
        list_size: 0,
        list_declared_at: null,
        list_declared_by_user_id: null,
        version: mailing.version + 1,
        changed_by_user_id: userId,
        changed_at: clock(),
      })
      .where('id', '=', mailingId)
      .execute();
  });
}
