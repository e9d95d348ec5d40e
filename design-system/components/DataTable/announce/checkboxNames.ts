/**
 * The names of the rows' checkboxes. Rows that share a name also include their detail: otherwise, screen reader users could not
 * tell their checkboxes apart.
 */
export function checkboxNames<Row>(
  rows: readonly Row[],
  rowName: (row: Row) => string,
  rowDetail: (row: Row) => string = () => '',
): ReadonlyMap<Row, string> {
  const byName = Map.groupBy(rows, rowName);
  return new Map(
    rows.map((row) => {
      const name = rowName(row);
      const isShared = (byName.get(name)?.length ?? 0) > 1;
      return [row, isShared ? [name, rowDetail(row)].filter(Boolean).join(', ') : name];
    }),
  );
}
