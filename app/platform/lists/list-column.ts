import type { DataTableColumn } from '#design-system';
import type { lists } from '#contract/lists';
import type { operations } from '#contract/schema';

/** A list of the contract that comes in pages, by its operation. */
export type ListId = keyof typeof lists;
type Answer<Id extends ListId> = operations[Id]['responses'][200]['content']['application/json'];

/** A row of a list as the contract has it. */
type ListRow<Id extends ListId> =
  Answer<Id> extends { items: readonly (infer Row)[] } | { waiting: readonly (infer Row)[] } ? Row : never;

/** The fields by which a list can be sorted. */
type SortField<Id extends ListId> = (typeof lists)[Id]['sortFields'][number];

/**
 * A column of a list. Its id is a property of the contract's row or a sort field, and only a sort field is sortable: any other id
 * does not compile.
 */
export type ListColumn<Id extends ListId> = Omit<DataTableColumn<ListRow<Id>>, 'id' | 'sortable'> &
  (
    | { readonly id: SortField<Id>; readonly sortable: true }
    | { readonly id: (keyof ListRow<Id> & string) | SortField<Id>; readonly sortable?: false }
  );
