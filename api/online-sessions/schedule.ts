import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { audited } from '../audit/audit.ts';
import { instantOf, wallClock } from '../platform/clocks/rules.ts';
import { addDays, isoDay, readIsoDay } from '../platform/moments/rules.ts';
import type { AppContext } from '../context.ts';
import { findEvent } from '../events/port.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { FieldError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { lockKey } from '../platform/data/lock-key.ts';
import type { Database, OnlineSessionsTable } from '../platform/data/tables.gen.ts';
import { bodyHash } from '../platform/http/body-hash.ts';
import { foldText } from '../platform/text/rules.ts';
import { contentFaults, kindWords, occurrenceDays, repetitionFaults } from './rules.ts';
import { connectedAmong, lockSessions } from './store.ts';
import type { SessionRow } from './store.ts';

type Schemas = components['schemas'];
type Content = Schemas['OnlineSessionContent'];
type ScheduleContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll'>;

const oneDay = 24 * 60 * 60_000;

function refuse(errors: readonly { readonly pointer: string; readonly rule: FieldError['rule'] }[]): void {
  if (errors.length > 0)
    throw new ProblemError('invalid-request', { errors: errors.map((error) => ({ in: 'body', ...error })) });
}

/**
 * Refuses an event that does not exist and hosts who are not connected; unchanged values are accepted.
 * @throws ProblemError `invalid-request`.
 */
async function requireKnown(transaction: Transaction<Database>, content: Content, before?: SessionRow): Promise<void> {
  const { eventId, hostUserId, substituteUserId } = content;
  if (eventId !== undefined && eventId !== before?.event_id && !(await findEvent(transaction, eventId)))
    refuse([{ pointer: '/content/eventId', rule: 'unknown' }]);
  const chosen = [
    ...(hostUserId === undefined || hostUserId === before?.host_user_id ? [] : [['hostUserId', hostUserId] as const]),
    ...(substituteUserId === undefined || substituteUserId === before?.substitute_user_id
      ? []
      : [['substituteUserId', substituteUserId] as const]),
  ];
  const connected = await connectedAmong(
    transaction,
    chosen.map(([, id]) => id),
  );
  refuse(
    chosen
      .filter(([, id]) => !connected.has(id))
      .map(([name]) => ({ pointer: `/content/${name}`, rule: 'notConnected' as const })),
  );
}

/** The columns of an occurrence, except for its series. */
function columnsOf({ texts, kind, eventId, time, minutes, timeZone, spoken, ...rest }: Content, date: string) {
  return {
    title_en: texts.en.title,
    title_es: texts.es.title,
    about_en: texts.en.about ?? null,
    about_es: texts.es.about ?? null,
    kind,
    event_id: eventId ?? null,
    starts_at: instantOf(date, time, timeZone),
    minutes,
    time_zone: timeZone,
    spoken,
    host_user_id: rest.hostUserId ?? null,
    substitute_user_id: rest.substituteUserId ?? null,
    max_people: rest.maxPeople ?? null,
    is_on_page: rest.isOnPage ?? false,
    search_text: foldText(`${texts.en.title} ${texts.es.title} ${kindWords[kind]}`),
  } satisfies Omit<Insertable<OnlineSessionsTable>, 'id' | 'series_id'>;
}

const subjectOf = (id: string): string => `online-session:${id}`;

/**
 * The first occurrence that was scheduled with a key, or null.
 * @throws ProblemError `idempotency-key-reused` if someone else used it, or for another session.
 */
async function findScheduled(transaction: Transaction<Database>, { userId, idempotencyKey }: Scheduler, hash: string) {
  const earlier = await transaction
    .selectFrom('online_session_series as series')
    .innerJoin('online_sessions as session', 'session.series_id', 'series.id')
    .select(['session.id', 'series.created_by_user_id', 'series.body_hash'])
    .where('series.idempotency_key', '=', idempotencyKey)
    .orderBy('session.starts_at')
    .limit(1)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.created_by_user_id !== userId || earlier.body_hash !== hash)
    throw new ProblemError('idempotency-key-reused');
  return earlier.id;
}

/** Who schedules, and the key under which they do it only once. */
interface Scheduler {
  readonly userId: number;
  readonly idempotencyKey: string;
}

/**
 * Schedules every occurrence of a session, and enqueues the creation of its meetings. With the same key only once.
 * @returns the id of the first
 * @throws ProblemError `meetings-not-configured`, `invalid-request`, `idempotency-key-reused`.
 */
export async function scheduleSessions(
  context: ScheduleContext,
  body: Schemas['NewOnlineSession'],
  scheduler: Scheduler,
): Promise<string> {
  if (!context.config.meetings) throw new ProblemError('meetings-not-configured');
  const { content, repetition } = body;
  refuse([
    ...contentFaults(content, context.clock()).map((fault) => ({ ...fault, pointer: `/content${fault.pointer}` })),
    ...repetitionFaults(content.date, repetition).map((fault) => ({
      ...fault,
      pointer: `/repetition${fault.pointer}`,
    })),
  ]);
  const { userId, idempotencyKey } = scheduler;
  return audited(context, async (transaction, now) => {
    await lockKey(transaction, `schedule ${idempotencyKey}`);
    const hash = bodyHash(body);
    const earlier = await findScheduled(transaction, scheduler, hash);
    if (earlier !== null) return { result: earlier, entries: [] };
    await requireKnown(transaction, content);
    const seriesId = randomUUID();
    const rows = occurrenceDays(content.date, repetition).map((date) => ({
      id: randomUUID(),
      series_id: seriesId,
      ...columnsOf(content, date),
    }));
    const { repeats, until } = repetition;
    await transaction
      .insertInto('online_session_series')
      .values({
        id: seriesId,
        repeats,
        until: repeats === 'once' ? null : (until ?? null),
        created_at: now,
        created_by_user_id: userId,
        idempotency_key: idempotencyKey,
        body_hash: hash,
      })
      .execute();
    await transaction.insertInto('online_sessions').values(rows).execute();
    await followUp(context, transaction, rows);
    const id = rows[0]?.id ?? '';
    const entry = { action: 'online-session-scheduled', subject: subjectOf(id), actorUserId: userId } as const;
    return { result: id, entries: [{ ...entry, details: { sessions: rows.length } }] };
  });
}

/** By how many days a change moves an occurrence. */
function daysMoved({ starts_at, time_zone }: SessionRow, { date }: Content): number {
  return Math.round((Date.parse(date) - Date.parse(wallClock(starts_at, time_zone).date)) / oneDay);
}

/** The columns whose changes are announced to participants; hosts and the limit of people concern only staff. */
const announced = [
  ...(['title_en', 'title_es', 'about_en', 'about_es'] as const),
  ...(['starts_at', 'minutes', 'time_zone', 'spoken', 'is_canceled'] as const),
] satisfies (keyof SessionRow)[];

/** Stores a new version of an occurrence. */
async function change(
  transaction: Transaction<Database>,
  row: SessionRow,
  columns: Partial<Insertable<OnlineSessionsTable>>,
): Promise<void> {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  const isNews = announced.some((name) => columns[name] !== undefined && plain(columns[name]) !== plain(row[name]));
  await transaction
    .updateTable('online_sessions')
    .set({
      ...columns,
      version: row.version + 1,
      announced_version: row.announced_version + (isNews ? 1 : 0),
      meeting_failures: 0,
    })
    .where('id', '=', row.id)
    .execute();
}

/** Enqueues the updates of the meetings of these occurrences and the emails to participants. */
async function followUp(
  { enqueueAll }: ScheduleContext,
  transaction: Transaction<Database>,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  const payloads = rows.map(({ id }) => ({ sessionId: id }));
  await enqueueAll(transaction, 'meeting-sync', payloads);
  await enqueueAll(transaction, 'session-announcement', payloads);
}

/**
 * Changes one occurrence, or all of its series from it on: each moves by the same number of days, to the same local time.
 * @throws ProblemError `not-found`, `changed-meanwhile`, `state-conflict`, `invalid-request`.
 */
export async function changeSessions(
  context: ScheduleContext,
  id: string,
  { version, scope, content }: Schemas['OnlineSessionChange'],
  userId: number,
): Promise<void> {
  refuse(contentFaults(content, context.clock()).map((fault) => ({ ...fault, pointer: `/content${fault.pointer}` })));
  await audited(context, async (transaction, now) => {
    const rows = await lockSessions(transaction, { id, version, scope, now });
    await requireKnown(transaction, content, rows[0]);
    const moved = daysMoved(rows[0], content);
    for (const row of rows) {
      const date = isoDay(addDays(readIsoDay(wallClock(row.starts_at, row.time_zone).date), moved));
      const columns = columnsOf(content, date);
      if (columns.starts_at <= now) refuse([{ pointer: '/content/date', rule: 'past' }]);
      await change(transaction, row, columns);
    }
    await followUp(context, transaction, rows);
    const entry = { action: 'online-session-changed', subject: subjectOf(id), actorUserId: userId } as const;
    return { result: undefined, entries: [{ ...entry, details: { sessions: rows.length } }] };
  });
}

/**
 * Cancels one occurrence, or all of its series from it on.
 * @throws ProblemError `not-found`, `changed-meanwhile`, `state-conflict`.
 */
export async function cancelSessions(
  context: ScheduleContext,
  id: string,
  { version, scope }: Schemas['OnlineSessionCancellation'],
  userId: number,
): Promise<void> {
  await audited(context, async (transaction, now) => {
    const rows = await lockSessions(transaction, { id, version, scope, now });
    for (const row of rows) await change(transaction, row, { is_canceled: true });
    await followUp(context, transaction, rows);
    const entry = { action: 'online-session-canceled', subject: subjectOf(id), actorUserId: userId } as const;
    return { result: undefined, entries: [{ ...entry, details: { sessions: rows.length } }] };
  });
}
