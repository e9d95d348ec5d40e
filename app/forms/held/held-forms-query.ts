import { heldFormKinds, heldReasons } from '#contract/enums';
import { lists } from '#contract/lists';
import { withoutTags } from '#rules/text';
import type { Schemas } from '../../platform/client/client.ts';
import { daysOf, momentsOf } from '../../platform/lists/day-filter.ts';
import { orderOf, pageOf, pageSize, sortOf } from '../../platform/lists/list-address.ts';
import { listQuestion } from '../../platform/lists/list-question.ts';

const { sortFields, sort } = lists.listHeldForms;

/** The sort order in the address. */
export const heldOrder = (query: URLSearchParams) => orderOf(query, sortFields, sort);

/** The filters in the address. */
export function heldFilters(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    kind: heldFormKinds.find((kind) => kind === query.get('kind')),
    reason: heldReasons.find((reason) => reason === query.get('reason')),
    ...daysOf(query),
  };
}

/** Converts them to the API's query. */
export function heldQuestion(query: URLSearchParams) {
  const { search, kind, reason, ...days } = heldFilters(query);
  return listQuestion<'listHeldForms'>(
    { page: pageOf(query), pageSize, sort: sortOf(heldOrder(query)) },
    { search, kind, reason, ...momentsOf(days) },
  );
}

/** The name of a form's sender, as far as the reader may see it. */
export function nameOf({ firstName, lastName = '' }: Pick<Schemas['HeldForm'], 'firstName' | 'lastName'>): string {
  return withoutTags(`${firstName} ${lastName}`).trim();
}
