import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { platformInterval } from './rules.ts';

/**
 * Claims the right to ask the platform, for one process at a time: the claim lasts as long as an answer is used, so no process asks
 * again too early, even if the request fails or the process is killed.
 */
export async function claimQuestion(db: Kysely<Database>, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('live_state')
    .set({ asked_at: now })
    .where((where) =>
      where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(now.getTime() - platformInterval))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the platform's answer for every process. */
export async function saveAnswer(db: Kysely<Database>, isLive: boolean): Promise<void> {
  await db.updateTable('live_state').set({ is_live: isLive }).execute();
}

/** The last answer, and when the platform was last asked. */
export async function readLiveState(db: Kysely<Database>): Promise<{ isLive: boolean; askedAt: Date | null }> {
  const { is_live, asked_at } = await db
    .selectFrom('live_state')
    .select(['is_live', 'asked_at'])
    .executeTakeFirstOrThrow();
  return { isLive: is_live, askedAt: asked_at };
}
