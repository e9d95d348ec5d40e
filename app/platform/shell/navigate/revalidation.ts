import { languageQueryKey } from '#rules/language';
import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * Reloads a route's data only when someone asks for it (the address stays the same) or when one of these query keys changes; the
 * language always counts. A step of a form, for example, must not wait for the network or fail without it.
 */
export function reloadsFor(...keys: string[]): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href ||
    [languageQueryKey, ...keys].some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key));
}

/** The same for a screen whose data a parameter of the path selects: another address has other data. */
export function reloadsForEach(...keys: string[]): ShouldRevalidateFunction {
  const reloads = reloadsFor(...keys);
  return (input) => input.currentUrl.pathname !== input.nextUrl.pathname || reloads(input);
}

/**
 * Reloads a list when someone asks for it or its query changes, but not when something opens beside it or changes there. If that
 * interrupts a reload, the list is reloaded now.
 */
export function reloadsUnless(...keys: string[]): ShouldRevalidateFunction {
  const listOf = ({ searchParams }: URL) => {
    const query = new URLSearchParams(searchParams);
    for (const key of keys) query.delete(key);
    return query.toString();
  };
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.href === nextUrl.href ||
    listOf(currentUrl) !== listOf(nextUrl) ||
    // With the same query, only an interrupted reload makes the router want another.
    (defaultShouldRevalidate && currentUrl.search === nextUrl.search);
}
