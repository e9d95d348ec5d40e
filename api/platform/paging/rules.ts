/** A page of a list, from 1, and how many rows a page has. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** How many pages a list has; an empty list has one. */
export function pageCountOf({ pageSize, total }: Pick<PageRequest, 'pageSize'> & { readonly total: number }): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the number of a page's first row in the whole list, from 1. */
export function firstRow({ page, pageSize }: PageRequest): number {
  return (page - 1) * pageSize + 1;
}

/** Returns the rows of one page of a list that is here completely. */
export function rowsOnPage<Row>(rows: readonly Row[], request: PageRequest): Row[] {
  const start = firstRow(request) - 1;
  return rows.slice(start, start + request.pageSize);
}
