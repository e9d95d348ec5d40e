import { pageCountOf } from '#rules/paging';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { useSavedQuery } from './reopening/saved-query.ts';
import { changed, hiddenKey, pageKey } from './list-address.ts';

/** The API's figures for a page of a list. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** A list that reopens the way it was left: its path, and the query that its data were loaded with. */
interface SavedList {
  readonly path: string;
  readonly query: string;
}

/** The state of a screen with a list: its address, and functions for its filters, headers and pages to change it. */
export function useList(saved?: SavedList) {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [ownQuery, setQuery] = useSearchParams();
  const query = saved === undefined ? ownQuery : new URLSearchParams(saved.query);
  useSavedQuery(saved?.path, query);
  const addressWith = (values: Readonly<Record<string, string>>) => `?${changed(query, values).toString()}`;
  const go = (values: Readonly<Record<string, string>>) => {
    setQuery(changed(query, values));
  };
  const next = navigation.location;
  // Opening a row beside the list leaves the list as it is.
  const isSameList = next?.search === search && next.pathname.split('/')[1] === pathname.split('/')[1];
  return {
    query,
    isLoading: navigation.state === 'loading' && !isSameList,
    addressWith,
    /** Applies filters, beginning at the first page. */
    filter: (values: Readonly<Record<string, string>>) => {
      go({ ...values, [pageKey]: '' });
    },
    sort: ({ columnId, direction }: { columnId: string; direction: string }) => {
      go({ sort: direction === 'descending' ? `-${columnId}` : columnId, [pageKey]: '' });
    },
    /** Shows the list with another query, such as that of a saved view. */
    show: (other: URLSearchParams) => {
      void navigate({ search: other.toString() });
    },
    /** Shows the newest rows first, limited only by these values, so that new ones are certainly among them. */
    showNewest: (values: Readonly<Record<string, string>>) => {
      const shown = { ...values, sort: '-createdAt', [hiddenKey]: query.get(hiddenKey) ?? '' };
      void navigate({ search: changed(new URLSearchParams(), shown).toString() });
    },
    /** The pagination below a table; a table that is not the screen's list has its own key. */
    pages: ({ page, pageSize, total }: Page, label: string, key: string = pageKey) => ({
      page,
      pageCount: pageCountOf({ pageSize, total }),
      label,
      hrefFor: (other: number) => addressWith({ [key]: String(other) }),
      onChange: (other: number) => {
        go({ [key]: String(other) });
      },
    }),
  };
}
