import { expect, test } from 'vitest';
import { contract } from '../../platform/contract/compiled.ts';
import type { Schema } from '../../platform/contract/document.ts';
import { columnsAfterward, memberColumns } from './member-rows.ts';

/** The schema that a property has or refers to. */
function schemaOf(property: Schema): Schema {
  const reference = property['$ref'];
  return typeof reference === 'string' ? (contract.schemas[reference.split('/').at(-1) ?? ''] ?? {}) : property;
}

/** Whether people can write words of their own in a value. */
function holdsWords({ type, enum: values, format }: Schema): boolean {
  return type === 'object' || (type === 'string' && values === undefined && format !== 'uuid');
}

test('nothing that people write about a person outlives their name', () => {
  const properties = Object.entries(contract.schemas['RegisteredMember']?.['properties'] as Record<string, Schema>);
  const written = properties
    .filter(([, property]) => holdsWords(schemaOf(property)))
    .map(([name]) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(written).toEqual(expect.arrayContaining(['first_name', 'last_name', 'wanted_roommate']));
  const deleted: readonly string[] = [...columnsAfterward('dash'), ...columnsAfterward('emptied')];
  expect(written.filter((column) => !deleted.includes(column))).toEqual([]);
});

test('of a person only references, and what figures and prices need, outlive the name', () => {
  const deleted = [...columnsAfterward('dash'), ...columnsAfterward('emptied')];
  const kept = memberColumns.map(([column]) => column).filter((column) => !deleted.includes(column));
  expect(kept).toEqual(['registration_id', 'position', 'id', 'age', 'band', 'lodging', 'room', 'responsible_id']);
});
