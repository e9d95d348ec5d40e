import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { lockKey } from '../../platform/data/lock-key.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { isComing } from '../list.ts';
import { connectedAmong } from '../store.ts';
import type { SessionRow } from '../store.ts';
import { hostMail } from './host-email.ts';

type Fault = components['schemas']['MeetingFault'];

/** The most sessions that one email lists. */
const mostNamed = 20;

/** Emails a host about upcoming sessions, if the reason still applies. */
export async function sendHostMail(
  { db, clock, mailer, config }: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'config'>,
  { id, kind, userId, sessionIds }: JobPayloads['meeting-host-mail'],
): Promise<void> {
  const reader = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!config.meetings || !reader) return;
  if (kind === 'connectionEnded' && (await connectedAmong(db, [userId])).has(userId)) return;
  const coming = db
    .selectFrom('online_sessions')
    .selectAll()
    .where(isComing(clock()))
    .where('is_canceled', '=', false)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(mostNamed);
  const sessions = await {
    takeOver: () =>
      coming
        .where('id', 'in', [...(sessionIds ?? [])])
        .where('substitute_user_id', '=', userId)
        .execute(),
    connectionEnded: () => coming.where('host_user_id', '=', userId).execute(),
    noMeeting: () =>
      coming.where('meeting_notified_user_id', '=', userId).where('meeting_fault', 'is not', null).execute(),
  }[kind]();
  const [first] = sessions;
  if (!first && kind !== 'connectionEnded') return;
  const fault = first?.meeting_fault;
  await mailer.send(hostMail({ id, kind, sessions, ...(fault != null && { fault }) }, reader, config));
}

/**
 * Records who is notified that an occurrence has no meeting, and emails them. While any occurrence has the same fault, they get
 * only one email for all of them.
 */
export async function notifyHost(
  { clock, enqueueAll }: Pick<AppContext, 'clock' | 'enqueueAll'>,
  transaction: Transaction<Database>,
  session: Pick<SessionRow, 'id' | 'series_id' | 'host_user_id' | 'substitute_user_id' | 'meeting_notified_user_id'>,
  fault: Fault,
): Promise<void> {
  if (session.meeting_notified_user_id !== null) return;
  const { created_by_user_id } = await transaction
    .selectFrom('online_session_series')
    .select('created_by_user_id')
    .where('id', '=', session.series_id)
    .executeTakeFirstOrThrow();
  const candidates = [session.host_user_id, session.substitute_user_id, created_by_user_id].filter((id) => id !== null);
  const active = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', candidates)
    .where('is_active', '=', true)
    .execute();
  const userId = candidates.find((id) => active.some((user) => user.id === id));
  if (userId === undefined) return;
  await lockKey(transaction, `meeting-notice ${String(userId)}`);
  const known = await transaction
    .selectFrom('online_sessions')
    .select('id')
    .where('meeting_notified_user_id', '=', userId)
    .where('meeting_fault', '=', fault)
    .where(sql<boolean>`${isComing(clock())} and not is_canceled`)
    .limit(1)
    .executeTakeFirst();
  await transaction
    .updateTable('online_sessions')
    .set({ meeting_notified_user_id: userId })
    .where('id', '=', session.id)
    .execute();
  if (!known) await enqueueAll(transaction, 'meeting-host-mail', [{ id: randomUUID(), kind: 'noMeeting', userId }]);
}
