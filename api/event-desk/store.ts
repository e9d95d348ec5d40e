import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Database, EventEditsTable } from '../platform/data/tables.gen.ts';
import type { EventContent } from '../events/content/rules.ts';
import { findEvent } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import { changedMeanwhile } from '../users/port.ts';

/** The staff's edit of an event: its unpublished content and its version, which counts the saves. */
export type EventEdit = Omit<Selectable<EventEditsTable>, 'content'> & {
  /** Null if nothing was saved since the event was published. */
  readonly content: EventContent | null;
};

/** An event for editing: the published event, if there is one, and the staff's edit. */
export interface EditedRecord {
  readonly event: StoredEvent | null;
  readonly edit: EventEdit;
}

const untouched = (id: string): EventEdit => ({
  id,
  content: null,
  version: 0,
  edited_at: null,
  edited_by_user_id: null,
});

/** The column contains only content that the contract accepted. */
function toEdit(row: Selectable<EventEditsTable>): EventEdit {
  return { ...row, content: row.content as EventContent | null };
}

/** @throws ProblemError `not-found`. */
export async function findEdited(db: Kysely<Database>, id: string): Promise<EditedRecord> {
  const [event, row] = await Promise.all([
    findEvent(db, id),
    db.selectFrom('event_edits').selectAll().where('id', '=', id).executeTakeFirst(),
  ]);
  if (!event && !row?.content) throw new ProblemError('not-found');
  return { event, edit: row ? toEdit(row) : untouched(id) };
}

/** Returns the unpublished edits of all events, including drafts. */
export async function findEdits(db: Kysely<Database>): Promise<EventEdit[]> {
  const rows = await db.selectFrom('event_edits').selectAll().where('content', 'is not', null).execute();
  return rows.map(toEdit);
}

/**
 * Locks the edit of an event until the transaction ends.
 * @throws ProblemError `not-found`, `changed-meanwhile`.
 */
export async function lockEdited(
  transaction: Transaction<Database>,
  id: string,
  version: number,
): Promise<EditedRecord> {
  // An event that staff have never edited has no row yet; one that does not exist must not get one.
  await transaction
    .insertInto('event_edits')
    .columns(['id'])
    .expression(transaction.selectFrom('events').select('id').where('id', '=', id))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.selectFrom('event_edits').select('id').where('id', '=', id).forUpdate().execute();
  const record = await findEdited(transaction, id);
  if (record.edit.version !== version) throw await changedMeanwhile(transaction, record.edit.edited_by_user_id);
  return record;
}

/** A save: the unpublished content (null: none), its author and its time. */
interface Save {
  readonly content: EventContent | null;
  readonly userId: number;
  readonly now: Date;
}

/** Stores the next version. */
export async function saveEdit(
  transaction: Transaction<Database>,
  { id, version }: EventEdit,
  { content, userId, now }: Save,
): Promise<void> {
  await transaction
    .updateTable('event_edits')
    .set({
      content: content && JSON.stringify(content),
      version: version + 1,
      edited_at: now,
      edited_by_user_id: userId,
    })
    .where('id', '=', id)
    .execute();
}

/** Creates a draft. Returns its id. */
export async function insertDraft(
  db: Kysely<Database>,
  content: EventContent,
  { userId, now }: Pick<Save, 'userId' | 'now'>,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('event_edits')
    .values({ id, content: JSON.stringify(content), version: 1, edited_at: now, edited_by_user_id: userId })
    .execute();
  return id;
}

/** Moves the edit of a draft to the id of the event that the draft became. */
export async function renameEdit(transaction: Transaction<Database>, draftId: string, id: string): Promise<void> {
  await transaction.updateTable('event_edits').set({ id }).where('id', '=', draftId).execute();
}

export async function deleteEdit(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('event_edits').where('id', '=', id).execute();
}
