import { expressionBuilder } from 'kysely';
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { countForms, findAnswers, isUndelivered, newestFormAt } from '../../forms/port.ts';
import type { Input } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, limitCount, onPage, readSort } from '../../platform/data/list.ts';
import type { ListFilters, SortField } from '../../platform/data/list.ts';
import type { ContactMessagesTable, Database } from '../../platform/data/tables.gen.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { userNames } from '../../users/port.ts';

type Schemas = components['schemas'];
type Query = Input<'listContactMessages'>['query'];

const columns = ['id', 'version', 'first_name', 'last_name', 'created_at', 'state', 'message'] as const;

const row = expressionBuilder<Database, 'contact_messages'>();

const filters: ListFilters<'listContactMessages'> = {
  search: (words) => row.and(searchPatterns(words).map((pattern) => row('search_text', 'like', pattern))),
  state: (state) => row('state', '=', state),
  undelivered: () => isUndelivered('contact'),
};

function present(
  message: Pick<Selectable<ContactMessagesTable>, (typeof columns)[number]>,
): Schemas['ContactMessageSummary'] {
  return {
    id: message.id,
    version: message.version,
    firstName: message.first_name,
    lastName: message.last_name,
    receivedAt: message.created_at.toISOString(),
    // Held forms never appear in the lists of this desk.
    state: message.state as Schemas['ContactDeskState'],
    text: message.message,
  };
}

function matching(db: Kysely<Database>, query: Query, now: Date) {
  return db
    .selectFrom('contact_messages')
    .where('state', '<>', 'held')
    .where(row.and(conditionsOf(filters, query, now)));
}

/** Returns how many messages match: from counts that the database maintains, or by searching for words. */
async function countMatching(db: Kysely<Database>, query: Query, now: Date) {
  const { search, state, undelivered = false } = query;
  if (search !== undefined || undelivered) return countUpToLimit(db, matching(db, query, now).select('id'));
  return limitCount(await countForms(db, 'contact_messages', { states: state && [state] }));
}

async function findPage(db: Kysely<Database>, query: Query, now: Date) {
  const { field, direction } = readSort<SortField<'listContactMessages'>>(query.sort);
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  // Ties need an order of their own, or a row could appear on two pages; this is the order of the indexes.
  const ordered = <Row>(found: SelectQueryBuilder<Database, 'contact_messages', Row>) =>
    (field === 'name' ? found.orderBy('last_name', direction).orderBy('first_name', direction) : found)
      .orderBy('created_at', direction)
      .orderBy('id', field === 'name' ? direction : opposite);
  // A late page is found in the index alone; only its own rows are read.
  const ids = onPage(ordered(matching(db, query, now).select('id')), query);
  return ordered(db.selectFrom('contact_messages').where('id', 'in', ids).select(columns)).execute();
}

/** One page of messages, with the number of all that match, counted up to a limit. */
export async function listContactMessages(
  db: Kysely<Database>,
  query: Query,
  now: Date,
): Promise<Schemas['ContactMessagePage']> {
  const [rows, count, newestAt] = await Promise.all([
    findPage(db, query, now),
    countMatching(db, query, now),
    newestFormAt(db, 'contact_messages'),
  ]);
  return {
    items: rows.map(present),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
    newestAt: newestAt?.toISOString() ?? null,
  };
}

/**
 * One message with contact details and answers.
 * @throws ProblemError `not-found`.
 */
export async function getContactMessage(db: Kysely<Database>, id: string): Promise<Schemas['ContactMessageDetails']> {
  const [message, answers] = await Promise.all([
    db.selectFrom('contact_messages').selectAll().where('id', '=', id).where('state', '<>', 'held').executeTakeFirst(),
    findAnswers(db, 'contact', id),
  ]);
  if (!message) throw new ProblemError('not-found');
  const names = await userNames(db, [message.changed_by_user_id]);
  return {
    ...present(message),
    language: message.language,
    email: message.email,
    ...(message.phone !== null && { phone: message.phone }),
    changedByName: names.get(message.changed_by_user_id) ?? null,
    answers,
  };
}
