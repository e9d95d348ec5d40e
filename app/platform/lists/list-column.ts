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

/** The sort fields that have no column and are not in `Left`. */
type Forgotten<Id extends ListId, Left, Columns extends readonly ListColumn<Id>[]> = Exclude<
  SortField<Id>,
  Left | Extract<Columns[number], { readonly sortable: true }>['id']
>;

/**
 * Returns the columns of a screen. It does not compile unless each sort field of the contract has a column, or `Left` names it
 * because the screen leaves it out on purpose.
 */
export function listColumns<Id extends ListId, Left extends SortField<Id> = never>() {
  return <const Columns extends readonly ListColumn<Id>[]>(
    columns: Columns & ([Forgotten<Id, Left, Columns>] extends [never] ? unknown : Forgotten<Id, Left, Columns>),
  ): readonly ListColumn<Id>[] => columns;
}
