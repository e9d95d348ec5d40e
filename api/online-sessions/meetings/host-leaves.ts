import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { takeTokens } from '../../meetings/port.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { seal } from '../../platform/keys/sealing.ts';
import { isComing } from '../list.ts';
import { cleanUpPlace } from './clean-up.ts';
import type { LeftMeetings } from './clean-up.ts';

type LeavingContext = Pick<AppContext, 'clock' | 'config' | 'enqueueAll'>;

/**
 * Moves the meetings of the upcoming sessions of a disconnected host to the accounts of the substitute hosts, by jobs. Each
 * substitute host gets one email about all of them.
 */
export async function handOver(
  { clock, enqueueAll }: Omit<LeavingContext, 'config'>,
  transaction: Transaction<Database>,
  userId: number,
): Promise<void> {
  const sessions = await transaction
    .selectFrom('online_sessions')
    .select(['id', 'host_user_id', 'substitute_user_id'])
    .where((session) => session.or([session('host_user_id', '=', userId), session('substitute_user_id', '=', userId)]))
    .where(isComing(clock()))
    .where('is_canceled', '=', false)
    .orderBy('starts_at')
    .execute();
  await enqueueAll(
    transaction,
    'meeting-sync',
    sessions.map(({ id }) => ({ sessionId: id })),
  );
  const taken = new Map<number, string[]>();
  for (const { id, host_user_id, substitute_user_id } of sessions)
    if (host_user_id === userId && substitute_user_id !== null)
      taken.set(substitute_user_id, [...(taken.get(substitute_user_id) ?? []), id]);
  await enqueueAll(
    transaction,
    'meeting-host-mail',
    [...taken].map(([substitute, sessionIds]) => ({
      id: randomUUID(),
      kind: 'takeOver' as const,
      userId: substitute,
      sessionIds,
    })),
  );
}

/**
 * Ends a user's connection: deletes the tokens, and cleans up upcoming meetings in the provider's account by a job, which keeps the
 * tokens sealed until it is done.
 * @returns whether they were connected
 */
export async function hostLeaves(
  context: LeavingContext,
  transaction: Transaction<Database>,
  userId: number,
): Promise<boolean> {
  const { meetings: provider } = context.config;
  const tokens = await takeTokens(transaction, userId, provider?.key ?? null);
  const meetings = await transaction
    .deleteFrom('provider_meetings')
    .where('user_id', '=', userId)
    .where(sql<boolean>`session_id in (select id from online_sessions where ${isComing(context.clock())})`)
    .returning(['id', 'provider_id', 'is_requested'])
    .execute();
  const left = meetings.filter(({ provider_id, is_requested }) => provider_id !== null || is_requested);
  if (provider && tokens.opened && left.length > 0) {
    const content: LeftMeetings = {
      tokens: tokens.opened,
      known: left.flatMap(({ provider_id }) => provider_id ?? []),
      // The response to these requests was lost or has not arrived yet.
      requested: left.flatMap(({ id, provider_id }) => (provider_id === null ? [id] : [])),
    };
    const sealed = seal(JSON.stringify(content), cleanUpPlace, provider.key).toString('base64');
    await context.enqueueAll(transaction, 'meeting-cleanup', [{ sealed }]);
  }
  if (provider) await handOver(context, transaction, userId);
  return tokens.wereThere;
}
