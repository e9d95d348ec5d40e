import type { lists } from '#contract/lists';
import type { operations } from '#contract/schema';
import type { ListId } from './list-column.ts';

type Query<Id extends ListId> = NonNullable<operations[Id]['parameters']['query']>;
type FilterName<Id extends ListId> = (typeof lists)[Id]['filters'][number] & keyof Query<Id>;

/**
 * A list's query to the API. It names every filter of the contract, so that a new filter does not compile until each screen offers
 * it or says that it does not. Empty filters are left out.
 * @param page the page, the order and the language
 */
export function listQuestion<Id extends ListId>(
  page: Omit<Query<Id>, FilterName<Id>>,
  filters: { readonly [Name in FilterName<Id>]: Query<Id>[Name] | '' | false | undefined },
): Query<Id> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && value !== false);
  return { ...page, ...Object.fromEntries(given) };
}
