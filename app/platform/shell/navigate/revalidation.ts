import { languageQueryKey } from '#rules/language';
import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * Loads a route's data again only when someone asks for it (the address stays the same) or when one of these query keys
 * changes; the language always counts. A step of a form, for one, must not wait for the network or fail without it.
 */
export function reloadsFor(...keys: string[]): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href ||
    [languageQueryKey, ...keys].some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key));
}
