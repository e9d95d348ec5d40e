import { changed, hiddenKey } from './list-address.ts';

/** The ids of the columns that the address of a list hides. */
function hiddenColumns(query: URLSearchParams): readonly string[] {
  return query.get(hiddenKey)?.split(',').filter(Boolean) ?? [];
}

/** The props with which the bar above a list hides columns; the first column names the rows and stays. */
export function columnChoice<Column extends { id: string; header: string; isRowHeader?: boolean }>(
  columns: readonly Column[],
  list: { query: URLSearchParams; show: (query: URLSearchParams) => void },
) {
  return {
    columns: columns.filter(({ isRowHeader = false }) => !isRowHeader),
    hiddenIds: hiddenColumns(list.query),
    onChange: (ids: readonly string[]) => {
      list.show(changed(list.query, { [hiddenKey]: ids.join(',') }));
    },
  };
}
