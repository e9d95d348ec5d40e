import { sql } from 'kysely';
import type { RawBuilder, Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { dueMail } from '../rules.ts';
import { timesOf } from '../store.ts';
import { isComing } from '../list.ts';
import { recipientName } from '../expected-people.ts';
import { recipientsOf } from './recipients.ts';

type QueueContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll'>;

/** How long a waiting email is not queued again, in ms: its job retries by itself. */
const queuedFor = 60 * 60_000;

interface Row {
  readonly session_id: string;
  readonly recipient: string;
  readonly user_id: number | null;
  readonly request_id: string | null;
  readonly registration_id: string | null;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly is_canceled: boolean;
  readonly announced_version: number;
  readonly emailed_version: number;
  readonly emailed_at: Date | null;
}

/** Queues an email for each recipient of these sessions who is due one now. */
async function queueDue({ db, clock, enqueueAll }: QueueContext, sessions: RawBuilder<unknown>, queuedBefore: Date) {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Row>`
      select recipients.*, starts_at, minutes, is_canceled, announced_version, coalesce(emailed_version, 0) as emailed_version, emailed_at
      from ${recipientsOf(sessions)} as recipients
      join online_sessions on online_sessions.id = recipients.session_id
      left join online_session_emails as emails
        on emails.session_id = recipients.session_id and emails.recipient = recipients.recipient
      where (coalesce(emailed_version, 0) < announced_version or starts_at < ${now}::timestamptz + interval '1 day')
        and (queued_at is null or queued_at <= ${queuedBefore})
    `.execute(transaction);
    const due = rows.filter((row) =>
      dueMail(
        { ...timesOf(row), announcedVersion: row.announced_version },
        { version: row.emailed_version, at: row.emailed_at },
        now,
      ),
    );
    if (due.length === 0) return;
    const values = due.map(({ session_id, recipient, user_id, request_id, registration_id }) => ({
      session_id,
      recipient,
      user_id,
      request_id,
      registration_id,
    }));
    await sql`
      insert into online_session_emails (session_id, recipient, user_id, request_id, registration_id, queued_at)
      select due.*, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(values)}::json)
        as due (session_id uuid, recipient text, user_id int, request_id uuid, registration_id uuid)
      on conflict (session_id, recipient) do update set queued_at = excluded.queued_at
    `.execute(transaction);
    await enqueueAll(
      transaction,
      'session-mail',
      due.map(({ session_id, recipient }) => ({ sessionId: session_id, recipient })),
    );
  });
}

/** Queues emails about changes to everyone expected at a session, including people for whom an older email is still waiting. */
export async function mailEveryone(
  context: QueueContext,
  { sessionId }: { readonly sessionId: string },
): Promise<void> {
  if (!context.config.meetings) return;
  await queueDue(context, sql`(select * from online_sessions where id = ${sessionId})`, context.clock());
}

/** Queues reminders for sessions that begin soon, and first emails to people who have become expected since the last check. */
export async function mailWhoeverIsDue(context: QueueContext): Promise<void> {
  if (!context.config.meetings) return;
  const now = context.clock();
  const coming = sql`(select * from online_sessions where ${isComing(now)})`;
  await queueDue(context, coming, new Date(now.getTime() - queuedFor));
}

/** Emails a person whose Saturday request was accepted about its online prayers, once the transaction is committed. */
export async function mailAccepted(
  { clock, enqueueAll }: Pick<AppContext, 'clock' | 'enqueueAll'>,
  transaction: Transaction<Database>,
  { requestId, day }: { readonly requestId: string; readonly day: string },
): Promise<void> {
  const sessions = await transaction
    .selectFrom('online_sessions')
    .select('id')
    .where('kind', '=', 'saturdayPrayer')
    .where('is_canceled', '=', false)
    .where(isComing(clock()))
    .where(sql<boolean>`(starts_at at time zone time_zone)::date = ${day}::date`)
    .execute();
  const recipient = recipientName({ of: 'request', id: requestId });
  await enqueueAll(
    transaction,
    'session-mail',
    sessions.map(({ id }) => ({ sessionId: id, recipient })),
  );
}
