import { audited } from '../../audit/audit.ts';
import type { AppContext } from '../../context.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { phaseOf } from '../rules.ts';
import { findSession, timesOf } from '../store.ts';

/**
 * Replaces the meeting of an occurrence by a job: the meeting behind the old address is deleted, and a new one is created.
 * @throws ProblemError `meetings-not-configured`, `not-found`, `state-conflict` if it has ended or is canceled,
 * `session-without-meeting`.
 */
export async function replaceLink(
  context: Pick<AppContext, 'db' | 'clock' | 'config' | 'enqueueAll'>,
  sessionId: string,
  userId: number,
): Promise<void> {
  if (!context.config.meetings) throw new ProblemError('meetings-not-configured');
  await audited(context, async (transaction, now) => {
    const session = await findSession(transaction, sessionId);
    if (!session) throw new ProblemError('not-found');
    if (!['upcoming', 'open'].includes(phaseOf(timesOf(session), now))) throw new ProblemError('state-conflict');
    const { numUpdatedRows } = await transaction
      .updateTable('provider_meetings')
      .set({ is_replaced: true })
      .where('session_id', '=', sessionId)
      .where('provider_id', 'is not', null)
      .where('is_replaced', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ProblemError('session-without-meeting');
    await context.enqueueAll(transaction, 'meeting-sync', [{ sessionId }]);
    const subject = `online-session:${sessionId}`;
    return { result: undefined, entries: [{ action: 'online-session-link-replaced', subject, actorUserId: userId }] };
  });
}
