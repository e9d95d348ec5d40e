import { audited } from '../../audit/audit.ts';
import type { AppContext } from '../../context.ts';
import { meetingAccountApi, MeetingError } from '../../meetings/port.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { mayStart } from '../rules.ts';
import { findSession, timesOf } from '../store.ts';

/**
 * The address at which a host starts the meeting, requested from the provider each time and never stored.
 * @throws ProblemError `meetings-not-configured`, `not-found`, `forbidden`, `session-not-open`, `session-without-meeting`,
 * `meeting-refused`, `meeting-unreachable`.
 */
export async function startAddress(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll'>,
  sessionId: string,
  userId: number,
): Promise<string> {
  const { db, clock, config } = context;
  if (!config.meetings) throw new ProblemError('meetings-not-configured');
  const session = await findSession(db, sessionId);
  // Other staff must not learn anything about the session here.
  if (!session || ![session.host_user_id, session.substitute_user_id].includes(userId))
    throw new ProblemError('not-found');
  if (!mayStart(timesOf(session), clock())) throw new ProblemError('session-not-open');
  const held = await db
    .selectFrom('provider_meetings')
    .select('provider_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('is_replaced', '=', false)
    .executeTakeFirst();
  if (held?.provider_id == null) throw new ProblemError('session-without-meeting');
  const meeting = await meetingAccountApi(context, config.meetings, userId)
    .read(held.provider_id)
    .catch((error: unknown) => {
      if (!(error instanceof MeetingError)) throw error;
      throw new ProblemError(error.fault === 'revoked' ? 'meeting-refused' : 'meeting-unreachable');
    });
  if (!meeting) throw new ProblemError('session-without-meeting');
  const subject = `online-session:${sessionId}`;
  return audited(context, () =>
    Promise.resolve({
      result: meeting.startUrl,
      entries: [{ action: 'online-session-started', subject, actorUserId: userId }],
    }),
  );
}
