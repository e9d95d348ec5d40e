/** A page number to show, or a gap for omitted pages. */
export type PageListItem = number | 'gap';

/** Returns the first, last and current pages and the current page's neighbors; a gap replaces at least two pages. */
export function pageList(page: number, pageCount: number): readonly PageListItem[] {
  const offered = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return offered.flatMap((number, index): PageListItem[] => {
    const leftOut = number - (offered[index - 1] ?? 0) - 1;
    if (leftOut === 0) return [number];
    return leftOut === 1 ? [number - 1, number] : ['gap', number];
  });
}
