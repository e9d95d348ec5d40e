import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { peopleKeptDays } from '../rules.ts';

const oneDay = 24 * 60 * 60_000;

/**
 * Stores when a person joined or left the meeting of a session. Events may arrive in any order, and more than once. Events of
 * meetings that this site did not create are ignored.
 */
export async function recordAttendance(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { meetingId, stay, visitor, registrantId, joinedAt, leftAt, endedAt }: JobPayloads['meeting-attendance'],
): Promise<void> {
  const meeting = await db
    .selectFrom('provider_meetings')
    .innerJoin('online_sessions', 'online_sessions.id', 'session_id')
    .select(['provider_meetings.id', 'session_id'])
    .where('provider_id', '=', meetingId)
    .where('starts_at', '>', new Date(clock().getTime() - peopleKeptDays * oneDay))
    .executeTakeFirst();
  if (!meeting) return;
  if (endedAt !== undefined) {
    await db
      .updateTable('online_session_stays')
      .set({ left_at: endedAt })
      .where('session_id', '=', meeting.session_id)
      .where('left_at', 'is', null)
      .where('joined_at', '<=', new Date(endedAt))
      .execute();
    return;
  }
  if (stay === undefined || visitor === undefined) return;
  const registrant =
    registrantId === undefined
      ? undefined
      : await db
          .selectFrom('meeting_registrants')
          .select(['person', 'user_id'])
          .where('meeting_id', '=', meeting.id)
          .where('provider_id', '=', registrantId)
          .executeTakeFirst();
  await db
    .insertInto('online_session_stays')
    .values({
      session_id: meeting.session_id,
      stay: Buffer.from(stay, 'base64url'),
      person: registrant?.person ?? `unknown:${visitor}`,
      user_id: registrant?.user_id ?? null,
      joined_at: joinedAt ?? null,
      left_at: leftAt ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'stay']).doUpdateSet({
        joined_at: sql`least(online_session_stays.joined_at, excluded.joined_at)`,
        left_at: sql`greatest(online_session_stays.left_at, excluded.left_at)`,
      }),
    )
    .execute();
}
