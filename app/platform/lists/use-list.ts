import { useNavigation, useSearchParams } from 'react-router-dom';
import { changed } from './list-address.ts';

/** What the API says of a page of a list. */
interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** What a screen with a list needs: the address it is at, and what its filters, headers and pages do to it. */
export function useList() {
  const navigation = useNavigation();
  const [query, setQuery] = useSearchParams();
  const addressWith = (values: Readonly<Record<string, string>>) => `?${changed(query, values).toString()}`;
  const go = (values: Readonly<Record<string, string>>) => {
    setQuery(changed(query, values));
  };
  return {
    query,
    isLoading: navigation.state === 'loading',
    addressWith,
    /** Other filters begin at the first page. */
    filter: (values: Readonly<Record<string, string>>) => {
      go({ ...values, page: '' });
    },
    sort: ({ columnId, direction }: { columnId: string; direction: string }) => {
      go({ sort: direction === 'descending' ? `-${columnId}` : columnId, page: '' });
    },
    /** The pages below a table. */
    pages: ({ page, pageSize, total }: Page, label: string) => ({
      page,
      pageCount: Math.max(1, Math.ceil(total / pageSize)),
      label,
      hrefFor: (other: number) => addressWith({ page: String(other) }),
      onChange: (other: number) => {
        go({ page: String(other) });
      },
    }),
  };
}
