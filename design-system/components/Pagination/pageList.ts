/** A page to offer, or the gap where pages are left out. */
export type PageListItem = number | 'gap';

/** The first page, the last, the open one and its neighbors; a gap only where it leaves out more than one page. */
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
