import type { Insertable, Selectable } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

type Member = components['schemas']['RegisteredMember'];
type Table = Database['registration_members'];
type Column = keyof Table;

/**
 * The column of each property of a registered person, with its type in SQL. This is the only list of them: storing, changing and
 * reading use it, and a contract property that is missing here fails to compile.
 */
const columns: { readonly [Property in keyof Member]-?: readonly [column: Column, type: string] } = {
  id: ['id', 'uuid'],
  firstName: ['first_name', 'text'],
  lastName: ['last_name', 'text'],
  age: ['age', 'int'],
  band: ['band', 'text'],
  gender: ['gender', 'text'],
  lodging: ['lodging', 'text'],
  room: ['room', 'int'],
  wantedRoommate: ['wanted_roommate', 'jsonb'],
  needsStepFree: ['needs_step_free', 'boolean'],
  responsibleId: ['responsible_id', 'uuid'],
};

const properties = Object.entries(columns) as [keyof Member, readonly [Column, string]][];

/** All columns of a person's row, with their types in SQL. */
export const memberColumns: readonly (readonly [column: Column, type: string])[] = [
  ['registration_id', 'uuid'],
  ['position', 'int'],
  ...properties.map(([, column]) => column),
];

/** The columns that a change of the person rewrites: all except those that identify the row. */
export const changedColumns = memberColumns
  .map(([column]) => column)
  .filter((column) => column !== 'id' && column !== 'registration_id');

/** Converts a person to a row; a missing value is null. */
export function memberRow(registrationId: string, member: Member, position: number): Insertable<Table> {
  const values = properties.map(([property, [column]]) => [column, member[property] ?? null]);
  return { registration_id: registrationId, position, ...Object.fromEntries(values) } as Insertable<Table>;
}

/** Converts a row to a person. The text columns contain only values from validated requests or the pricing rules. */
export function memberOf(row: Selectable<Table>): Member {
  const values: [string, unknown][] = properties.flatMap(([property, [column]]) =>
    row[column] === null ? [] : [[property, row[column]]],
  );
  return Object.fromEntries(values) as unknown as Member;
}
