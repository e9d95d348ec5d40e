/*
 * The address of a list holds its page, its order and its filters, so that it can be kept, shared and gone back to.
 * What cannot be is left out, and what is left out has its usual value.
 */

/** Rows on a page of a list. */
export const pageSize = 25;

/** The last page that can be asked for: the contract's limit. */
const lastPage = 400;

/** Which column a list is ordered by, and how. */
export interface ListOrder<Field extends string> {
  columnId: Field;
  direction: 'ascending' | 'descending';
}

/** The page that an address asks for, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1;
}

/** The order that an address asks for: one of the fields, a minus before it for the last first. */
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

/** The order as the API takes it. */
export function sortOf<Field extends string>({ columnId, direction }: ListOrder<Field>): Field | `-${Field}` {
  return direction === 'descending' ? `-${columnId}` : columnId;
}

/** The address with other values; an empty one leaves. */
export function changed(query: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(values)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
