import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

type Schemas = components['schemas'];
type View = Schemas['SavedView'];

const columns = ['id', 'list', 'name', 'query'] as const;

const byName = sql`lower(name)`;

/** A user's saved views of one list or of all lists, sorted by list and name. */
export async function listViewsOf(db: Kysely<Database>, userId: number, list?: Schemas['ListName']): Promise<View[]> {
  return db
    .selectFrom('saved_views')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(list !== undefined, (query) => query.where('list', '=', list ?? ''))
    .orderBy('list')
    .orderBy(byName)
    .$castTo<View>()
    .execute();
}

/** Serializes changes to a user's views, so that counts and comparisons stay correct. */
async function lockViewsOf(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function isNameTaken(
  transaction: Transaction<Database>,
  userId: number,
  { list, name }: Pick<View, 'list' | 'name'>,
  ownId: string,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where(byName, '=', sql`lower(${name} collate "und-x-icu")`)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Saves a view of a user. Returns the reason if there are too many or the name is taken, ignoring case. */
export async function insertView(
  db: Kysely<Database>,
  userId: number,
  view: Omit<View, 'id'>,
  most: number,
): Promise<View | 'views-full' | 'view-name-taken'> {
  return db.transaction().execute(async (transaction) => {
    await lockViewsOf(transaction, userId);
    const saved = { id: randomUUID(), ...view };
    if (await isNameTaken(transaction, userId, saved, saved.id)) return 'view-name-taken';
    const { length } = await listViewsOf(transaction, userId, view.list);
    if (length >= most) return 'views-full';
    await transaction
      .insertInto('saved_views')
      .values({ ...saved, user_id: userId })
      .execute();
    return saved;
  });
}

/** Changes a view of a user. Returns the reason if it is not theirs or the name is taken. */
export async function updateView(
  db: Kysely<Database>,
  userId: number,
  viewId: string,
  changes: Partial<Pick<View, 'name' | 'query'>>,
): Promise<View | 'not-found' | 'view-name-taken'> {
  return db.transaction().execute(async (transaction) => {
    await lockViewsOf(transaction, userId);
    const before = (await listViewsOf(transaction, userId)).find(({ id }) => id === viewId);
    if (before === undefined) return 'not-found';
    const after = { ...before, ...changes };
    if (await isNameTaken(transaction, userId, after, viewId)) return 'view-name-taken';
    await transaction
      .updateTable('saved_views')
      .set({ name: after.name, query: after.query })
      .where('id', '=', viewId)
      .execute();
    return after;
  });
}

/** Deletes a view of a user; false when there is no such view. */
export async function deleteView(db: Kysely<Database>, userId: number, viewId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', viewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
