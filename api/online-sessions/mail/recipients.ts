import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { LinkOwner } from '../joining/entry-key.ts';

/** A recipient of emails about a session, identified by table and id. */
export type Recipient = Pick<LinkOwner, 'of'> & { readonly id: string };

export const recipientName = ({ of, id }: { readonly of: string; readonly id: string | number }): string =>
  `${of}:${String(id)}`;

/** The id in the column `person`, if it refers to this table. */
export const idIn = (of: LinkOwner['of'], type: 'int' | 'uuid'): RawBuilder<unknown> =>
  sql`case when person like ${`${of}:%`} then split_part(person, ':', 2)::${sql.raw(type)} end`;

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

/**
 * Everyone who is expected at these sessions: users who announced themselves, people whose request to join that Saturday was
 * accepted, and each settled party of the event. Nobody appears both as a user and as a request; of several requests from one
 * address the first counts. `person` identifies the person who enters.
 */
export function expectedAt(sessions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select sessions.id as session_id, 'user:' || users.id as recipient, 'user:' || users.id as person, users.id as user_id,
      null::uuid as request_id, null::uuid as registration_id
    from ${sessions} as sessions
    join online_session_people as people on people.session_id = sessions.id and people.is_coming
    join users on users.id = people.user_id and users.is_active
    union all
    select * from (
      select distinct on (sessions.id, lower(requests.email)) sessions.id, 'request:' || requests.id,
        coalesce('user:' || requests.user_id, 'request:' || requests.id), null::int, requests.id, null::uuid
      from ${sessions} as sessions
      join sabbath_requests as requests on requests.kind = 'prayer' and requests.state = 'accepted'
        and requests.attendance = 'online'
        and requests.accepted_day = (sessions.starts_at at time zone sessions.time_zone)::date
      where sessions.kind = 'saturdayPrayer'
        and not exists (
          select from online_session_people as people join users on users.id = people.user_id
          where people.session_id = sessions.id and people.is_coming and users.is_active
            and (users.id = requests.user_id or users.verified_email = users.email and users.email = lower(requests.email))
        )
      order by sessions.id, lower(requests.email), requests.created_at, requests.id
    ) as asked
    union all
    select sessions.id, 'registration:' || registrations.id,
      coalesce('user:' || registrations.user_id, 'registration:' || registrations.id), null::int, null::uuid, registrations.id
    from ${sessions} as sessions
    join registrations on registrations.event_id = sessions.event_id
      and registrations.state in ('pendingPayment', 'confirmed', 'checkedIn')
  )`;
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
