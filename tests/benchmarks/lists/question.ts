import type { Kysely } from 'kysely';
import { lists } from '../../../api/platform/contract/lists.gen.ts';
import type { Input } from '../../../api/platform/contract/handler.ts';
import type { Database } from '../../../api/platform/data/tables.gen.ts';

/** A list of the contract that comes in pages, by its operation. */
export type ListId = keyof typeof lists;
/** The query of a list. */
export type Query<Id extends ListId> = Input<Id>['query'];

/** A request to the API. */
export interface ListRequest {
  readonly operation: string;
  readonly query: object;
}

/** A query that staff make of the database. */
export interface Question {
  readonly name: string;
  readonly ask: (db: Kysely<Database>) => Promise<unknown>;
  /** The most database pages of 8 kB that it may read, whatever the size of the tables, if not the usual number. */
  readonly mostPages?: number;
}

type FilterName<Id extends ListId> = (typeof lists)[Id]['filters'][number] & keyof Query<Id>;
/** A query for each filter of the contract: a filter without one does not compile. */
type Filtered<Id extends ListId> = {
  readonly [Name in FilterName<Id>]: Partial<Query<Id>> & Required<Pick<Query<Id>, Name>>;
};

/** The name of a query of a list: its operation and its parameters. */
export function questionName(id: ListId, query: object): string {
  return [id, ...Object.entries<unknown>({ ...query }).flat()].join(' ');
}

/** Asks a list for its first page in both directions of each sort field of the contract, and with each of its filters. */
export function questionsOf<Id extends ListId>(
  id: Id,
  filtered: Filtered<Id>,
  ask: (db: Kysely<Database>, query: Partial<Query<Id>>) => Promise<unknown>,
  limitOf: (query: Partial<Query<Id>>) => Pick<Question, 'mostPages'> = () => ({}),
): (Question & { readonly request: ListRequest })[] {
  const fields: readonly string[] = lists[id].sortFields;
  const sorted = fields
    .flatMap((field) => [field, `-${field}`])
    .map((sort) => ({ sort }) as unknown as Partial<Query<Id>>);
  const queries = [...sorted, ...Object.values<Partial<Query<Id>>>(filtered), {}];
  return queries.map((query) => ({
    name: questionName(id, query),
    ask: (db) => ask(db, query),
    request: { operation: id, query },
    ...limitOf(query),
  }));
}

type Column = { [Table in keyof Database]: `${Table}.${Extract<keyof Database[Table], string>}` }[keyof Database];

/** A list of the few rows that belong to one thing. */
export interface Bound extends Partial<Pick<Question, 'ask' | 'mostPages'>> {
  /** The column with the id of that thing. */
  readonly column: Column;
  /** Whether the list shows, and its index holds, only some of those rows. */
  readonly isPartial: boolean;
}

/** @param rest the list's query, for tables that hold many rows here */
export function boundBy(column: Column, { isPartial = false, ...rest }: Partial<Omit<Bound, 'column'>> = {}): Bound {
  return { column, isPartial, ...rest };
}
