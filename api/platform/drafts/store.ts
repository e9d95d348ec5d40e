import type { Kysely } from 'kysely';
import type { ActiveSession } from '../contract/handler.ts';
import type { Database } from '../data/tables.gen.ts';
import { draftLifetime } from './rules.ts';

/** More than anyone has forms open; beyond it, the oldest drafts are deleted. Anyone can become many guests. */
const maxDrafts = { user: 20, guest: 8 };

/** A stored draft. */
export interface StoredDraft {
  readonly key: string;
  readonly version: number;
  readonly content: Record<string, unknown>;
  readonly savedAt: Date;
}

const columns = ['key', 'version', 'content', 'saved_at'] as const;

interface DraftRow {
  readonly key: string;
  readonly version: number;
  readonly content: unknown;
  readonly saved_at: Date;
}

function toDraft({ key, version, content, saved_at }: DraftRow): StoredDraft {
  // The contract accepts only objects.
  return { key, version, content: content as Record<string, unknown>, savedAt: saved_at };
}

/** Returns the owner of a draft: the user, on every device, or this guest session. */
function ownerOf({ id, userId }: ActiveSession): {
  readonly column: 'user_id' | 'session_id';
  readonly value: number | string;
} {
  return userId === null ? { column: 'session_id', value: id } : { column: 'user_id', value: userId };
}

/** Returns the owner's draft; null if there is none or it has expired. */
export async function findDraft(
  db: Kysely<Database>,
  session: ActiveSession,
  key: string,
  now: Date,
): Promise<StoredDraft | null> {
  const { column, value } = ownerOf(session);
  const row = await db
    .selectFrom('drafts')
    .select(columns)
    .where(column, '=', value)
    .where('key', '=', key)
    .where('saved_at', '>', new Date(now.getTime() - draftLifetime))
    .executeTakeFirst();
  return row ? toDraft(row) : null;
}

/** Deletes every draft whose retention period has ended. */
export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('saved_at', '<=', new Date(now.getTime() - draftLifetime))
    .execute();
}

/**
 * Stores a draft, replacing an earlier one. Also deletes all expired drafts, and the owner's oldest ones if there are too many.
 */
export async function storeDraft(db: Kysely<Database>, session: ActiveSession, draft: StoredDraft): Promise<void> {
  const { column, value } = ownerOf(session);
  const { key, version, savedAt } = draft;
  const changed = { version, content: JSON.stringify(draft.content), saved_at: savedAt };
  await deleteOldDrafts(db, savedAt);
  await db
    .insertInto('drafts')
    .values({
      ...(session.userId === null ? { session_id: session.id } : { user_id: session.userId }),
      key,
      ...changed,
    })
    .onConflict((conflict) => conflict.columns([column, 'key']).doUpdateSet(changed))
    .execute();
  await db
    .deleteFrom('drafts')
    .where(column, '=', value)
    .where('key', 'in', (others) =>
      others
        .selectFrom('drafts')
        .select('key')
        .where(column, '=', value)
        .orderBy('saved_at', 'desc')
        .orderBy('key')
        .offset(session.userId === null ? maxDrafts.guest : maxDrafts.user),
    )
    .execute();
}

/** Deletes one draft; it is not an error if there is none. */
export async function discardDraft(db: Kysely<Database>, session: ActiveSession, key: string): Promise<void> {
  const { column, value } = ownerOf(session);
  await db.deleteFrom('drafts').where(column, '=', value).where('key', '=', key).execute();
}

/** Deletes every draft of a user. */
export async function discardDraftsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).execute();
}

/** Lists every unexpired draft of a user. */
export async function listDraftsOf(db: Kysely<Database>, userId: number, now: Date): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('saved_at', '>', new Date(now.getTime() - draftLifetime))
    .orderBy('key')
    .execute();
  return rows.map(toDraft);
}

/** Moves the drafts of a guest who has just signed in to their user; each replaces the user's own draft of the same form. */
export async function adoptDrafts(db: Kysely<Database>, guestSessionId: string, userId: number): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('key', 'in', (typed) => typed.selectFrom('drafts').select('key').where('session_id', '=', guestSessionId))
    .execute();
  await db
    .updateTable('drafts')
    .set({ user_id: userId, session_id: null })
    .where('session_id', '=', guestSessionId)
    .execute();
}
