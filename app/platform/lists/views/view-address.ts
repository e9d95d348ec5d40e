import { languageQueryKey } from '#rules/language';
import { changed, historyKey, pageKey } from '../list-address.ts';
import type { Schemas } from '../../client/client.ts';

export type SavedView = Schemas['SavedView'];

/** Query key of the view that a list was opened with. */
const viewKey = 'view';

/** The part of a list's query that a view keeps: filters, order and columns, in a fixed order. */
export function viewQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const key of [viewKey, pageKey, historyKey, languageQueryKey]) kept.delete(key);
  kept.sort();
  return kept.toString();
}

/** The query that shows a view. */
export function queryOfView({ id, query }: SavedView): URLSearchParams {
  return changed(new URLSearchParams(query), { [viewKey]: id });
}

/**
 * Returns the view that a list shows, which is the one named in the address or one with the same query, and whether it was changed
 * since it was opened.
 */
export function shownView(
  query: URLSearchParams,
  views: readonly SavedView[],
): { view: SavedView; isChanged: boolean } | undefined {
  const now = viewQuery(query);
  const named = views.find(({ id }) => id === query.get(viewKey));
  const view = named ?? views.find((each) => viewQuery(new URLSearchParams(each.query)) === now);
  return view && { view, isChanged: viewQuery(new URLSearchParams(view.query)) !== now };
}
