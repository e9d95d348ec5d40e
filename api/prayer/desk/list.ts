import { expressionBuilder, sql } from 'kysely';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { countForms, isUndelivered, newestFormAt } from '../../forms/port.ts';
import type { Input } from '../../platform/contract/handler.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { conditionsOf, countUpToLimit, limitCount, onPage, readSort } from '../../platform/data/list.ts';
import type { ListFilters, SortField } from '../../platform/data/list.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { visibleTo } from '../access.ts';
import type { PrayerReader } from '../access.ts';
import { claimColumns, presentSummary, summaryColumns, withClaimant } from './present.ts';

type Query = Input<'listPrayerRequests'>['query'];

const row = expressionBuilder<Database, 'prayer_requests'>();

/** The order of work, as in the index. */
const queue = sql`(case state when 'new' then 1 when 'inPrayer' then 2 when 'prayed' then 3 else 4 end)`;

const unfinished = ['new', 'inPrayer'] as const;
const mostUnshared = 1000;

function filtersOf({ readsAll }: PrayerReader): ListFilters<'listPrayerRequests'> {
  // The prayer team must not find a request by data that it may not read.
  const text = readsAll ? 'search_text' : 'team_search_text';
  return {
    search: (words) => row.and(searchPatterns(words).map((pattern) => row(text, 'like', pattern))),
    state: (state) => row('state', '=', state),
    writtenIn: (language) => row('language', '=', language),
    // Not a comparison with a parameter: the index is partial.
    unshared: () => sql<boolean>`not share_with_team`,
    undelivered: () => isUndelivered('prayer'),
  };
}

function matching(db: Kysely<Database>, query: Query, reader: PrayerReader, now: Date) {
  return db
    .selectFrom('prayer_requests')
    .where('state', '<>', 'held')
    .where(visibleTo(reader))
    .where(row.and(conditionsOf(filtersOf(reader), query, now)));
}

/** Returns how many requests match: from counts that the database maintains, or by searching for words. */
async function countMatching(db: Kysely<Database>, query: Query, reader: PrayerReader, now: Date) {
  const { search, state, writtenIn, unshared = false, undelivered = false } = query;
  const isKept = search === undefined && !undelivered && (reader.readsAll || !unshared);
  if (!isKept) return countUpToLimit(db, matching(db, query, reader, now).select('id'));
  let isShared = reader.readsAll ? undefined : true;
  if (unshared) isShared = false;
  const states = state && [state];
  return limitCount(
    await countForms(db, 'prayer_requests', { states, language: writtenIn, part: isShared?.toString() }),
  );
}

async function findPage(db: Kysely<Database>, query: Query, reader: PrayerReader, now: Date) {
  const { field, direction } = readSort<SortField<'listPrayerRequests'>>(query.sort);
  const opposite = direction === 'asc' ? 'desc' : 'asc';
  const ordered = <Row>(found: SelectQueryBuilder<Database, 'prayer_requests', Row>) => {
    let sorted = found;
    // Within one state, the order of work is the order of time.
    const isByTime = field === 'createdAt' || (field === 'queue' && query.state !== undefined);
    if (field === 'queue' && !isByTime) sorted = sorted.orderBy(queue, direction);
    if (field === 'language') sorted = sorted.orderBy('language', direction);
    // Ties need an order of their own, or a row could appear on two pages; this is the order of the indexes.
    return sorted.orderBy('created_at', direction).orderBy('id', isByTime ? opposite : direction);
  };
  // A late page is found in the index alone; only its own rows are read.
  const ids = onPage(ordered(matching(db, query, reader, now).select('id')), query);
  const found = db
    .selectFrom('prayer_requests')
    .where('id', 'in', ids)
    .select([...summaryColumns, ...claimColumns]);
  return withClaimant(db, ordered(found));
}

/** One page of the requests that the reader may see, with the number of all that match, counted up to a limit. */
export async function listPrayerRequests(
  db: Kysely<Database>,
  query: Query,
  reader: PrayerReader,
  now: Date,
): Promise<components['schemas']['PrayerRequestPage']> {
  const [rows, count, newestAt, unsharedCount] = await Promise.all([
    findPage(db, query, reader, now),
    countMatching(db, query, reader, now),
    newestFormAt(db, 'prayer_requests', visibleTo(reader)),
    // Requests that only a reader of all requests can see.
    countForms(db, 'prayer_requests', { states: unfinished, part: 'false' }),
  ]);
  return {
    items: rows.map((item) => presentSummary(item, now)),
    page: query.page,
    pageSize: query.pageSize,
    ...count,
    newestAt: newestAt?.toISOString() ?? null,
    unsharedCount: Math.min(unsharedCount, mostUnshared),
  };
}
