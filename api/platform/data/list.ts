import { sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Input } from '../contract/handler.ts';
import type { lists } from '../contract/lists.gen.ts';
import { firstRow } from '../paging/rules.ts';
import type { PageRequest } from '../paging/rules.ts';
import type { Database } from './tables.gen.ts';

type Lists = typeof lists;
type ListId = keyof Lists;

/** A field that a list can be sorted by, as named in the contract. */
export type SortField<List extends ListId> = Lists[List]['sortFields'][number];

type Values<List extends ListId> = Required<Input<List>['query']>;

/** The SQL condition of each filter of a list. A filter of the contract without a condition does not compile. */
export type ListFilters<List extends ListId> = {
  readonly [Name in Lists[List]['filters'][number]]: (
    value: Name extends keyof Values<List> ? Values<List>[Name] : never,
    now: Date,
  ) => Expression<SqlBool>;
};

/** Returns the conditions for a request's filters. A boolean filter that is off adds none. */
export function conditionsOf<List extends ListId>(
  filters: ListFilters<List>,
  query: Partial<Input<List>['query']>,
  now: Date,
): Expression<SqlBool>[] {
  const given: Readonly<Record<string, unknown>> = query;
  return Object.entries<(value: never, now: Date) => Expression<SqlBool>>(filters).flatMap(([name, condition]) => {
    const value = given[name];
    return value === undefined || value === false ? [] : [condition(value as never, now)];
  });
}

/** Parses a sort order such as `-createdAt` into its field and direction. */
export function readSort<Field extends string>(sort: Field | `-${Field}`): { field: Field; direction: 'asc' | 'desc' } {
  const isDescending = sort.startsWith('-');
  return { field: (isDescending ? sort.slice(1) : sort) as Field, direction: isDescending ? 'desc' : 'asc' };
}

/** Returns the clause that limits SQL to a page. */
export function pageClause(request: PageRequest): RawBuilder<unknown> {
  return sql`limit ${request.pageSize} offset ${firstRow(request) - 1}`;
}

/** Limits a query to a page. */
export function onPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  request: PageRequest,
): SelectQueryBuilder<DB, Tables, Row> {
  return query.limit(request.pageSize).offset(firstRow(request) - 1);
}

/** The most rows to count: nobody pages beyond this, and counting more would cost more than reading the page. */
const countLimit = 10_000;

/** Counts the rows that a query finds, up to a limit. */
export async function countUpToLimit(
  db: Kysely<Database>,
  found: Expression<unknown>,
): Promise<{ total: number; totalIsExact: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from ${found} as matching limit ${countLimit + 1}) as found
  `.execute(db);
  return limitCount(rows[0]?.count ?? 0);
}

/** Caps a count at the number of rows that can be paged, and states whether it is exact. */
export function limitCount(count: number): { total: number; totalIsExact: boolean } {
  return { total: Math.min(count, countLimit), totalIsExact: count <= countLimit };
}

/** Counts all rows that a query finds. */
export async function countAll(db: Kysely<Database>, found: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found} as found`.execute(db);
  return rows[0]?.count ?? 0;
}
