import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { AppContext } from '../../context.ts';
import { meetingAccountApi, MeetingError } from '../../meetings/port.ts';
import type { JoinDetails, MeetingAccountApi, MeetingFacts, ProviderConfig } from '../../meetings/port.ts';
import { lockKey } from '../../platform/data/lock-key.ts';
import type { Database, ProviderMeetingsTable } from '../../platform/data/tables.gen.ts';
import { seal } from '../../platform/keys/sealing.ts';
import { notifyHost } from '../mail/notify-host.ts';
import { nextTryDelay, waitsForStaff } from '../rules.ts';
import { connectedAmong, findSession, timesOf } from '../store.ts';
import type { SessionRow } from '../store.ts';
import { registerExpected, registersPeople } from './registrants.ts';

type SyncContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueue' | 'enqueueAll' | 'log'>;

/** After this many failures the host is notified, even of faults that are retried automatically. */
const notifyAfter = 3;

const oneDay = 24 * 60 * 60_000;

function factsOf(session: SessionRow, agenda: string, { config }: SyncContext): MeetingFacts {
  const { title_en, title_es, spoken, starts_at, minutes, time_zone } = session;
  const topic = spoken === 'es' ? title_es : title_en;
  return {
    topic,
    agenda,
    startsAt: starts_at,
    minutes,
    timeZone: time_zone,
    ...(config.meetings?.registersPeople === true && { registersPeople: registersPeople(config, session) }),
  };
}

/** The user whose account gets the meeting: the host, or else the substitute host. Null if neither is connected. */
async function ownerOf(db: Kysely<Database>, { host_user_id, substitute_user_id }: SessionRow): Promise<number | null> {
  const candidates = [host_user_id, substitute_user_id].filter((id) => id !== null);
  const connected = await connectedAmong(db, candidates);
  return candidates.find((id) => connected.has(id)) ?? null;
}

/** The meeting of an occurrence in an account, stored before it is requested from the provider. */
async function findIntent({ db, clock }: SyncContext, sessionId: string, userId: number) {
  await db
    .insertInto('provider_meetings')
    .values({ id: randomUUID(), session_id: sessionId, user_id: userId, created_at: clock() })
    .onConflict((conflict) => conflict.columns(['session_id', 'user_id']).doNothing())
    .execute();
  return db
    .selectFrom('provider_meetings')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The columns to store for a meeting that exists at the provider. */
function asCreated(
  meeting: { readonly id: string; readonly join: JoinDetails },
  id: string,
  { version }: SessionRow,
  { key }: ProviderConfig,
) {
  return {
    provider_id: meeting.id,
    join_details: seal(JSON.stringify(meeting.join), `meeting ${id}`, key),
    session_version: version,
  };
}

/** Deletes a meeting at the provider, if it exists there, and its stored row. */
async function removeMeeting(
  { db }: SyncContext,
  api: MeetingAccountApi,
  { id, provider_id, is_requested }: Selectable<ProviderMeetingsTable>,
): Promise<void> {
  const meetingId = provider_id ?? (is_requested ? (await api.find(id))?.id : undefined);
  if (meetingId !== undefined) await api.remove(meetingId);
  await db.deleteFrom('provider_meetings').where('id', '=', id).execute();
}

/** Creates the meeting in this account, or updates it if the provider has an earlier version. */
async function provide(
  context: SyncContext,
  provider: ProviderConfig,
  session: SessionRow,
  userId: number,
): Promise<void> {
  const { db } = context;
  const api = meetingAccountApi(context, provider, userId);
  const before = await findIntent(context, session.id, userId);
  if (before.is_replaced) await removeMeeting(context, api, before);
  const intent = before.is_replaced ? await findIntent(context, session.id, userId) : before;
  const { id } = intent;
  const facts = factsOf(session, id, context);
  const update = (columns: Updateable<ProviderMeetingsTable>) =>
    db.updateTable('provider_meetings').set(columns).where('id', '=', id).execute();
  if (intent.provider_id !== null) {
    if (intent.session_version >= session.version) return;
    if (await api.change(intent.provider_id, facts)) {
      await update({ session_version: session.version });
      return;
    }
    // Someone deleted it at the provider, and with it everyone's own address.
    await db.deleteFrom('meeting_registrants').where('meeting_id', '=', id).execute();
    await update({ provider_id: null, join_details: null, is_requested: false });
  } else if (intent.is_requested) {
    // A response was lost: the meeting may exist with the earlier facts of the session.
    const found = await api.find(id);
    if (found && (await api.change(found.id, facts))) {
      await update(asCreated(found, id, session, provider));
      return;
    }
  }
  await update({ is_requested: true });
  await update(asCreated(await api.create(facts), id, session, provider));
}

/** Deletes the meetings of a session in all other accounts. For a disconnected account, this waits until it is connected again. */
async function removeOthers(
  context: SyncContext,
  provider: ProviderConfig,
  sessionId: string,
  owner: number | null,
): Promise<void> {
  const rows = await context.db
    .selectFrom('provider_meetings')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('user_id', 'is distinct from', owner)
    .execute();
  const connected = await connectedAmong(
    context.db,
    rows.map(({ user_id }) => user_id),
  );
  for (const row of rows.filter(({ user_id }) => connected.has(user_id)))
    await removeMeeting(context, meetingAccountApi(context, provider, row.user_id), row);
}

/** When to retry the provider; null if staff must act first. */
function nextTryAt({ fault, retryAfter }: MeetingError, failures: number, now: Date): Date | null {
  if (waitsForStaff(fault)) return null;
  // The daily limit resets at midnight UTC.
  if (fault === 'dailyLimit' && retryAfter === undefined) return new Date(Math.ceil(now.getTime() / oneDay) * oneDay);
  return new Date(now.getTime() + Math.max(nextTryDelay(failures), (retryAfter ?? 0) * 1000));
}

async function storeFault(context: SyncContext, session: SessionRow, error: MeetingError): Promise<void> {
  const { id, meeting_failures } = session;
  const failures = meeting_failures + 1;
  const next = nextTryAt(error, failures, context.clock());
  context.log.info({ fault: error.fault, sessionId: id }, 'meeting sync failed');
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('online_sessions')
      .set({ meeting_fault: error.fault, meeting_failures: failures, meeting_next_try_at: next })
      .where('id', '=', id)
      .execute();
    if (waitsForStaff(error.fault) || failures >= notifyAfter)
      await notifyHost(context, transaction, session, error.fault);
    if (next) await context.enqueue(transaction, 'meeting-sync', { sessionId: id }, next);
  });
}

async function bringUpToDate(context: SyncContext, provider: ProviderConfig, session: SessionRow): Promise<void> {
  const { db, clock } = context;
  const { endsAt, isCanceled } = timesOf(session);
  // Meetings of ended sessions stay unchanged.
  if (!isCanceled && endsAt <= clock()) return;
  try {
    const owner = isCanceled ? null : await ownerOf(db, session);
    if (owner !== null) await provide(context, provider, session, owner);
    await removeOthers(context, provider, session.id, owner);
    if (owner !== null) await registerExpected(context, session);
    if (owner === null && !isCanceled) throw new MeetingError(session.host_user_id === null ? 'noHost' : 'revoked');
    await db
      .updateTable('online_sessions')
      .set({ meeting_fault: null, meeting_failures: 0, meeting_next_try_at: null, meeting_notified_user_id: null })
      .where('id', '=', session.id)
      .execute();
  } catch (error) {
    if (!(error instanceof MeetingError)) throw error;
    await storeFault(context, session, error);
  }
}

/**
 * Creates, changes or deletes the meeting of an occurrence at the provider, to match the current occurrence. Only one process at a
 * time does this for an occurrence; requests that change the occurrence do not wait for it.
 */
export async function syncMeeting(context: SyncContext, { sessionId }: { readonly sessionId: string }): Promise<void> {
  const { meetings } = context.config;
  if (!meetings) return;
  await context.db.transaction().execute(async (transaction) => {
    await lockKey(transaction, `meeting-sync ${sessionId}`);
    // Everything else is written outside this transaction, so that it is stored even if the process ends in between.
    const session = await findSession(context.db, sessionId);
    if (session) await bringUpToDate(context, meetings, session);
  });
}

/** Creates the missing meetings of the upcoming sessions of a user who has just connected an account, by jobs. */
export async function syncSessionsOf(
  { db, clock, enqueueAll }: Pick<AppContext, 'db' | 'clock' | 'enqueueAll'>,
  userId: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('online_sessions')
      .select('id')
      .where((session) =>
        session.or([
          session('host_user_id', '=', userId),
          session('substitute_user_id', '=', userId),
          session.exists(
            session
              .selectFrom('provider_meetings')
              .select('provider_meetings.id')
              .whereRef('session_id', '=', 'online_sessions.id')
              .where('user_id', '=', userId),
          ),
        ]),
      )
      .where('starts_at', '>', new Date(clock().getTime() - oneDay))
      .execute();
    await enqueueAll(
      transaction,
      'meeting-sync',
      rows.map(({ id }) => ({ sessionId: id })),
    );
  });
}
