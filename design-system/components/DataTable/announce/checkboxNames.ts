/**
 * The names of the rows' checkboxes. Rows with the same name also say their detail, because two checkboxes that sound alike
 * cannot be told apart.
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
