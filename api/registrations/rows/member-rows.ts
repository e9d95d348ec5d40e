import type { Insertable, Selectable } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

type Member = components['schemas']['RegisteredMember'];
type Table = Database['registration_members'];
type Column = keyof Table;

/**
 * What happens to a value years after the event, when names are deleted: figures and references stay, a name becomes a dash, and
 * whatever else describes a person is emptied.
 */
type Afterward = 'stays' | 'dash' | 'emptied';
type Entry = readonly [column: Column, type: string, afterward: Afterward];

/**
 * The column of each property of a registered person, with its type in SQL. This is the only list of them: storing, changing,
 * reading and deleting use it, and a contract property that is missing here fails to compile.
 */
const columns: { readonly [Property in keyof Member]-?: Entry } = {
  id: ['id', 'uuid', 'stays'],
  firstName: ['first_name', 'text', 'dash'],
  lastName: ['last_name', 'text', 'dash'],
  age: ['age', 'int', 'stays'],
  band: ['band', 'text', 'stays'],
  gender: ['gender', 'text', 'emptied'],
  lodging: ['lodging', 'text', 'stays'],
  room: ['room', 'int', 'stays'],
  wantedRoommate: ['wanted_roommate', 'jsonb', 'emptied'],
  needsStepFree: ['needs_step_free', 'boolean', 'emptied'],
  responsibleId: ['responsible_id', 'uuid', 'stays'],
};

const properties = Object.entries(columns) as [keyof Member, Entry][];

/** The columns that become a dash, or empty, when names are deleted. */
export function columnsAfterward(afterward: Exclude<Afterward, 'stays'>): Column[] {
  return properties.filter(([, entry]) => entry[2] === afterward).map(([, [column]]) => column);
}

/** All columns of a person's row, with their types in SQL. */
export const memberColumns: readonly (readonly [column: Column, type: string])[] = [
  ['registration_id', 'uuid'],
  ['position', 'int'],
  ...properties.map(([, [column, type]]) => [column, type] as const),
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
