import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './tables.gen.ts';

/** The stored type of a property: a missing value is null. */
type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** The columns that can hold a property. */
type ColumnsFor<Table, Value> = {
  [Column in keyof Table]: Stored<Value> extends Table[Column] ? Column : never;
}[keyof Table];

/** The column of each property; a property of the contract without a column does not compile. */
type ColumnNames<Table, Value> = { readonly [Property in keyof Value]-?: ColumnsFor<Table, Value[Property]> };

/** Maps the properties of a schema to columns: inserts, updates and reads all use this one list. */
interface Mapping<Name extends keyof Database, Table, Value, Column extends keyof Table> {
  readonly columns: readonly Column[];
  readonly toRow: (value: Value) => Pick<Table, Column>;
  readonly fromRow: (row: Pick<Table, Column>) => Value;
  /** The columns that an upsert writes into the existing row of the table: a missing value keeps what is there. */
  readonly filledIn: (table: Name) => { readonly [Name in Column]: RawBuilder<Table[Name]> };
}

/** Maps the properties of a schema to the columns of a table. The second call names the columns. */
export function mapColumns<Name extends keyof Database, Value extends object>() {
  type Table = Database[Name];
  return <const Names extends ColumnNames<Table, Value>>(
    names: Names,
  ): Mapping<Name, Table, Value, Names[keyof Value] & keyof Table> => {
    type Column = Names[keyof Value] & keyof Table;
    const pairs = Object.entries(names) as [keyof Value & string, Column & string][];
    return {
      columns: pairs.map(([, column]) => column),
      toRow: (value) =>
        Object.fromEntries(pairs.map(([property, column]) => [column, value[property] ?? null])) as Pick<Table, Column>,
      fromRow: (row) =>
        Object.fromEntries(
          pairs.flatMap(([property, column]) => (row[column] === null ? [] : [[property, row[column]]])),
        ) as Value,
      filledIn: (table) =>
        Object.fromEntries(
          pairs.map(([, column]) => [
            column,
            sql`coalesce(${sql.ref(`excluded.${column}`)}, ${sql.ref(`${table}.${column}`)})`,
          ]),
        ) as { [Name in Column]: RawBuilder<Table[Name]> },
    };
  };
}
