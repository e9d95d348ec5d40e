import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Secrets } from '../platform/secrets.ts';
import type { Database } from '../platform/data/tables.gen.ts';

/** How long a code is valid, in ms. */
export const lifetime = 10 * 60_000;
const maxAttempts = 5;

/** A one-time code on its way to someone. */
export interface Challenge {
  readonly challengeId: string;
  readonly expiresAt: Date;
}

/** Creates a six-digit code for ten minutes; an earlier one of the same user stops working. */
export async function createCode(
  db: Kysely<Database>,
  secrets: Secrets,
  userId: number,
  now: Date,
): Promise<Challenge> {
  const challengeId = randomUUID();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('sign_in_codes')
    .values({
      id: challengeId,
      user_id: userId,
      code_hash: secrets.codeHash(challengeId, secrets.signInCode(challengeId)),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { challengeId, expiresAt };
}

/** The result of trying a code. */
export type CodeResult =
  | { readonly outcome: 'right' | 'wrong'; readonly userId: number; readonly attemptsLeft: number }
  | { readonly outcome: 'expired' };

/**
 * Tries a code. Each try is counted before it is compared, so that simultaneous tries cannot exceed five, and a correct code
 * works once.
 */
export async function tryCode(
  db: Kysely<Database>,
  secrets: Secrets,
  challengeId: string,
  code: string,
  now: Date,
): Promise<CodeResult> {
  const row = await db
    .updateTable('sign_in_codes')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxAttempts)
    .returning(['user_id', 'code_hash', 'attempts'])
    .executeTakeFirst();
  if (!row) return { outcome: 'expired' };
  const attemptsLeft = maxAttempts - row.attempts;
  if (!secrets.isCodeHash(row.code_hash, challengeId, code)) {
    return { outcome: 'wrong', userId: row.user_id, attemptsLeft };
  }
  const used = await db
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return { outcome: 'expired' };
  return { outcome: 'right', userId: row.user_id, attemptsLeft };
}
