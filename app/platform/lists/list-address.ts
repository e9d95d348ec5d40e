/*
 * The address of a list contains its page, its order and its filters, so that it can be saved, shared and revisited. Invalid values
 * are ignored, and missing ones have their defaults.
 */

/** Rows on a page of a list. */
export const pageSize = 25;

/** Query key of the page of a screen's list. */
export const pageKey = 'page';

/** Query key of the columns that a list hides. */
export const hiddenKey = 'hide';

/** Query key of the history's page in a detail that is open beside a list, which has pages too. */
export const historyKey = 'history';

/** The last page that can be requested: the contract's limit. */
const lastPage = 400;

/** The column that a list is ordered by, and the direction. */
export interface ListOrder<Field extends string> {
  columnId: Field;
  direction: 'ascending' | 'descending';
}

/** The page that an address requests, from 1. */
export function pageOf(query: URLSearchParams, key: string = pageKey): number {
  const page = Number(query.get(key) ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1;
}

/** The order that an address requests: one of the fields, with a minus for descending. */
export function orderOf<Field extends string>(
  query: URLSearchParams,
  fields: readonly Field[],
  usual: Field | `-${Field}`,
): ListOrder<Field> {
  const fieldOf = (sort: string) => fields.find((field) => field === sort.replace(/^-/, ''));
  const asked = query.get('sort') ?? usual;
  const sort = fieldOf(asked) === undefined ? usual : asked;
  const columnId = fieldOf(sort);
  if (columnId === undefined) throw new Error(`'${usual}' is no field of this list`);
  return { columnId, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The order in the API's format. */
export function sortOf<Field extends string>({ columnId, direction }: ListOrder<Field>): Field | `-${Field}` {
  return direction === 'descending' ? `-${columnId}` : columnId;
}

/** The query with changed values; empty ones are removed. */
export function changed(query: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
