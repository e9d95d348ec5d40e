import { languageQueryKey } from '#rules/language';
import { useEffect } from 'react';
import { redirect } from 'react-router-dom';
import { storedSession } from '../../visitor/session-storage.ts';
import { historyKey } from '../list-address.ts';
import { leaveList, leftList } from './left-lists.ts';

/** The lists whose screens are open on this page: there, a link without a query means the list in its initial state. */
const openLists = new Set<string>();

/** A query without keys that do not belong to the list. */
function ownOf(query: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(query);
  own.delete(languageQueryKey);
  own.delete(historyKey);
  return own;
}

function userId(): number | undefined {
  const session = storedSession();
  return session?.kind === 'user' ? session.user.id : undefined;
}

/**
 * The query that a list loads with. An address without one reopens the list the way its user left it: a list alone is redirected to
 * the address of that state, and a list beside an open detail just uses it.
 * @throws a redirect, for the router
 */
export function savedQuery({ pathname, searchParams }: URL, listPath: string): URLSearchParams {
  const user = userId();
  if (ownOf(searchParams).size > 0 || user === undefined) return searchParams;
  const left = leftList(user, listPath);
  if (left === '' || (pathname === listPath && openLists.has(listPath))) return searchParams;
  const query = new URLSearchParams([...new URLSearchParams(left), ...searchParams]);
  // The router takes a thrown response as a redirect.
  if (pathname === listPath) throw redirect(`${listPath}?${query.toString()}`);
  return query;
}

/** Saves how the user leaves the open list, while they stay logged in. */
export function useSavedQuery(listPath: string | undefined, query: URLSearchParams): void {
  const own = ownOf(query).toString();
  useEffect(() => {
    if (listPath === undefined) return undefined;
    openLists.add(listPath);
    return () => {
      openLists.delete(listPath);
    };
  }, [listPath]);
  useEffect(() => {
    const user = userId();
    if (listPath !== undefined && user !== undefined) leaveList(user, listPath, own);
  }, [listPath, own]);
}
