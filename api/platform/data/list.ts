import { sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Input } from '../contract/handler.ts';
import type { lists } from '../contract/lists.gen.ts';
import type { Database } from './tables.gen.ts';

type Lists = typeof lists;
type ListId = keyof Lists;

/** What a list can be sorted by, as the contract names it. */
export type SortField<List extends ListId> = Lists[List]['sortFields'][number];

type Values<List extends ListId> = Required<Input<List>['query']>;

/** The condition of each filter of a list. A filter of the contract without one does not compile. */
export type ListFilters<List extends ListId> = {
  readonly [Name in Lists[List]['filters'][number]]: (
    value: Name extends keyof Values<List> ? Values<List>[Name] : never,
    now: Date,
  ) => Expression<SqlBool>;
};

/** The conditions that a request asks for. A switch that is off adds none. */
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

/** The field and the direction of an order such as `-createdAt`. */
export function readSort<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  const isDescending = sort.startsWith('-');
  return { field: (isDescending ? sort.slice(1) : sort) as Field, direction: isDescending ? 'desc' : 'asc' };
}

/** The page of a list, from 1, and how many rows a page has. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** The number of a page's first row, from 1. */
export function firstRow({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize + 1;
}

/** The clause that limits SQL to a page. */
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

/** Nobody pages beyond this, and counting further would cost more than the page. */
const countLimit = 10_000;

/** How many rows a query finds, up to a limit. */
export async function countUpToLimit(
  db: Kysely<Database>,
  found: Expression<unknown>,
): Promise<{ total: number; totalIsExact: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from ${found} as matching limit ${countLimit + 1}) as found
  `.execute(db);
  return limitCount(rows[0]?.count ?? 0);
}

/** A number of rows as lists say it: none goes beyond what can be paged. */
export function limitCount(count: number): { total: number; totalIsExact: boolean } {
  return { total: Math.min(count, countLimit), totalIsExact: count <= countLimit };
}

/** How many rows a query finds. */
export async function countAll(db: Kysely<Database>, found: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found} as found`.execute(db);
  return rows[0]?.count ?? 0;
}
