import { expressionBuilder, sql } from 'kysely';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { countForms, isUndelivered, newestFormAt } from '../../forms/port.ts';
import type { Input } from '../../platform/contract/handler.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, limitCount, onPage, readSort } from '../../platform/data/list.ts';
import type { ListFilters, SortField } from '../../platform/data/list.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { presentSummary, summaryColumns } from './present.ts';

type Query = Input<'listSabbathRequests'>['query'];

const row = expressionBuilder<Database, 'sabbath_requests'>();

const filters: ListFilters<'listSabbathRequests'> = {
  search: (words) => row.and(searchPatterns(words).map((pattern) => row('search_text', 'like', pattern))),
  state: (state) => row('state', '=', state),
  kind: (kind) => row('kind', '=', kind),
  day: (day) => sql<boolean>`shown_day = ${day}::date`,
  undelivered: () => isUndelivered('sabbath'),
};

function matching(db: Kysely<Database>, query: Query, now: Date) {
  return db
    .selectFrom('sabbath_requests')
    .where('state', '<>', 'held')
    .where(row.and(conditionsOf(filters, query, now)));
}

/** Returns how many requests match: from counts that the database maintains, or by searching for words or a day. */
async function countMatching(db: Kysely<Database>, query: Query, now: Date) {
  const { search, day, state, kind, undelivered = false } = query;
  if (search !== undefined || day !== undefined || undelivered)
    return countUpToLimit(db, matching(db, query, now).select('id'));
  return limitCount(await countForms(db, 'sabbath_requests', { states: state && [state], part: kind }));
}

async function findPage(db: Kysely<Database>, query: Query, now: Date) {
  const { field, direction } = readSort<SortField<'listSabbathRequests'>>(query.sort);
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  // Ties need an order of their own, or a row could appear on two pages; this is the order of the indexes.
  const ordered = <Row>(found: SelectQueryBuilder<Database, 'sabbath_requests', Row>) =>
    (field === 'day' ? found.orderBy('shown_day', direction) : found)
      .orderBy('created_at', direction)
      .orderBy('id', field === 'day' ? direction : opposite);
  // A late page is found in the index alone; only its own rows are read.
  const ids = onPage(ordered(matching(db, query, now).select('id')), query);
  return ordered(db.selectFrom('sabbath_requests').where('id', 'in', ids).select(summaryColumns)).execute();
}

/** One page of requests for a Saturday, with the number of all that match, counted up to a limit. */
export async function listSabbathRequests(
  db: Kysely<Database>,
  query: Query,
  now: Date,
): Promise<components['schemas']['SabbathRequestPage']> {
  const [rows, count, newestAt] = await Promise.all([
    findPage(db, query, now),
    countMatching(db, query, now),
    newestFormAt(db, 'sabbath_requests'),
  ]);
  return {
    items: rows.map(presentSummary),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
    newestAt: newestAt?.toISOString() ?? null,
  };
}
