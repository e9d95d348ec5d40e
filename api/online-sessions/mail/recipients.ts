import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { LinkOwner } from '../joining/entry-key.ts';
import { expectedAt, recipientName } from '../expected-people.ts';

/** A recipient of emails about a session, identified by table and id. */
export type Recipient = Pick<LinkOwner, 'of'> & { readonly id: string };

/** The recipient with this name; null for an unknown name. */
export function recipientOf(name: string): Recipient | null {
  const [of = '', id = ''] = name.split(':');
  return (of === 'user' || of === 'request' || of === 'registration') && id !== '' ? { of, id } : null;
}

/** The columns that refer to a recipient. */
function recipientColumns({ of, id }: Recipient) {
  return {
    recipient: recipientName({ of, id }),
    user_id: of === 'user' ? Number(id) : null,
    request_id: of === 'request' ? id : null,
    registration_id: of === 'registration' ? id : null,
  };
}

/** The expected people who may be emailed. */
export function recipientsOf(sessions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select session_id, recipient, user_id, request_id, registration_id from ${expectedAt(sessions)} as expected
    where not exists (select from online_session_emails_off as off where off.recipient = expected.recipient)
      and not exists (
        select from registrations where registrations.id = expected.registration_id and contact_email is null
      )
  )`;
}

/** Whether a recipient is to be emailed about a session. */
export async function isRecipient(db: Kysely<Database>, sessionId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${recipientsOf(sql`(select * from online_sessions where id = ${sessionId})`)} as recipients
    where recipient = ${name}
  `.execute(db);
  return rows.length > 0;
}

/** The last email to a recipient about a session, locked until the transaction ends, so that it is not sent twice. */
export async function lockLastMail(transaction: Transaction<Database>, sessionId: string, recipient: Recipient) {
  await transaction
    .insertInto('online_session_emails')
    .values({ session_id: sessionId, ...recipientColumns(recipient) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('online_session_emails')
    .select(['emailed_version', 'emailed_at'])
    .where('session_id', '=', sessionId)
    .where('recipient', '=', recipientName(recipient))
    .forUpdate()
    .executeTakeFirstOrThrow();
}
