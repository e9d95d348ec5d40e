import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { platformInterval } from './rules.ts';

/**
 * Takes the right to ask the platform, for anyone who may: it is taken from the last question for as long as an answer
 * holds, so of all processes one asks, and not again before its time, even when it fails or is killed meanwhile.
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

/** Keeps the platform's answer for every process. */
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
