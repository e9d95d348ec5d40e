import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { withoutTags } from '../platform/text/rules.ts';
import { countAttended } from './attendance/totals.ts';
import { countPeople } from './joining/attendance.ts';
import { phaseOf, startLead, waitsForStaff } from './rules.ts';
import { countFollowing, timesOf } from './store.ts';
import type { SessionRow } from './store.ts';
import { wallClock } from '../platform/clocks/rules.ts';

type Schemas = components['schemas'];
type Session = ExpressionBuilder<Database, 'online_sessions'>;

/** The name of the user in a column. */
const nameAt = (session: Session, column: 'host_user_id' | 'substitute_user_id' | 'meeting_notified_user_id') =>
  session
    .selectFrom('users')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .whereRef('users.id', '=', `online_sessions.${column}`);

/** Whether the user in a column is active and has a connected account. */
const canHost = (column: 'host_user_id' | 'substitute_user_id') => sql<boolean>`exists (
  select from meeting_accounts join users on users.id = meeting_accounts.user_id
  where users.is_active and meeting_accounts.user_id = ${sql.ref(`online_sessions.${column}`)}
)`;

const isReplaced = sql<boolean>`(not ${canHost('host_user_id')} and ${canHost('substitute_user_id')})`;

/** Whether the host or the substitute host has a connected account. */
export const hasHost = sql<boolean>`(${canHost('host_user_id')} or ${canHost('substitute_user_id')})`;

/** Whether the provider has a meeting for the occurrence. */
export const hasMeeting = sql<boolean>`exists (
  select from provider_meetings where session_id = online_sessions.id and provider_id is not null and not is_replaced
)`;

/** A query of occurrences with the names and flags that are presented besides the row. */
export function withNames(db: Kysely<Database>) {
  return db
    .selectFrom('online_sessions')
    .selectAll('online_sessions')
    .select((session) => [
      nameAt(session, 'host_user_id').as('host_name'),
      nameAt(session, 'substitute_user_id').as('substitute_name'),
      nameAt(session, 'meeting_notified_user_id').as('notified_name'),
      hasHost.as('has_host'),
      isReplaced.as('is_host_replaced'),
      hasMeeting.as('has_meeting'),
    ]);
}

export type NamedSession = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

const named = <Key extends string>(key: Key, name: string | null) =>
  (name === null ? {} : { [key]: withoutTags(name) }) as Partial<Record<Key, string>>;

function presentMeeting({
  has_meeting,
  meeting_fault,
  meeting_next_try_at,
  notified_name,
}: NamedSession): Schemas['OnlineSessionMeeting'] {
  return {
    isReady: has_meeting,
    ...(meeting_fault !== null && {
      fault: meeting_fault,
      ...named('notifiedName', notified_name),
      ...(meeting_next_try_at !== null &&
        !waitsForStaff(meeting_fault) && { nextTryAt: meeting_next_try_at.toISOString() }),
    }),
  };
}

/** An occurrence in the staff list. */
export function presentSummary(row: NamedSession, language: 'en' | 'es', now: Date): Schemas['OnlineSessionSummary'] {
  const times = timesOf(row);
  return {
    id: row.id,
    title: language === 'es' ? row.title_es : row.title_en,
    kind: row.kind,
    startsAt: times.startsAt.toISOString(),
    timeZone: row.time_zone,
    phase: phaseOf(times, now),
    ...named('hostName', row.host_name),
    ...named('actingHostName', row.is_host_replaced ? row.substitute_name : null),
    hasHost: row.has_host,
    meeting: presentMeeting(row),
  };
}

/** The fields of an occurrence, as they are sent. */
function contentOfRow(row: SessionRow): Schemas['OnlineSessionContent'] {
  const text = (title: string, about: string | null) => ({ title, ...(about !== null && { about }) });
  return {
    texts: { en: text(row.title_en, row.about_en), es: text(row.title_es, row.about_es) },
    kind: row.kind,
    ...(row.event_id !== null && { eventId: row.event_id }),
    ...wallClock(row.starts_at, row.time_zone),
    minutes: row.minutes,
    timeZone: row.time_zone,
    spoken: row.spoken,
    ...(row.host_user_id !== null && { hostUserId: row.host_user_id }),
    ...(row.substitute_user_id !== null && { substituteUserId: row.substitute_user_id }),
    ...(row.max_people !== null && { maxPeople: row.max_people }),
    ...(row.is_on_page && { isOnPage: true }),
  };
}

/**
 * One occurrence as staff see it.
 * @throws ProblemError `not-found`.
 */
export async function presentSession(
  db: Kysely<Database>,
  id: string,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<Schemas['OnlineSession']> {
  const row = await withNames(db).where('online_sessions.id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  const [series, following, people, attended] = await Promise.all([
    db
      .selectFrom('online_session_series')
      .select(['repeats', 'until'])
      .where('id', '=', row.series_id)
      .executeTakeFirstOrThrow(),
    countFollowing(db, row, now),
    countPeople(db, id),
    countAttended(db, id),
  ]);
  const times = timesOf(row);
  const { id: _, title: __, kind: ___, timeZone: ____, ...summary } = presentSummary(row, 'en', now);
  return {
    ...summary,
    id,
    endsAt: times.endsAt.toISOString(),
    version: row.version,
    content: contentOfRow(row),
    repetition: { repeats: series.repeats, ...(series.until !== null && { until: series.until }) },
    following,
    ...named('substituteName', row.substitute_name),
    isHost: [row.host_user_id, row.substitute_user_id].includes(userId),
    startsFrom: new Date(times.startsAt.getTime() - startLead).toISOString(),
    ...people,
    ...(attended && { attended: attended.people, attendedMinutes: attended.minutes }),
  };
}
