import { expect, test } from 'vitest';
import { contract } from '../../api/platform/contract/compiled.ts';
import type { Schema } from '../../api/platform/contract/document.ts';

/** The largest value of an integer column. */
const largest = 2_147_483_647;

/** Returns the places where a schema accepts integers without limiting them to the range of a column. */
function unbounded(node: unknown, place: string, seen: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const schema = node as Schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : unbounded(contract.schemas[name], `${place} ${name}`, [...seen, name]);
  }
  const isInteger = [schema['type']].flat().includes('integer');
  const isBounded =
    schema['enum'] !== undefined || (Number(schema['minimum']) >= -largest && Number(schema['maximum']) <= largest);
  return [
    ...(isInteger && !isBounded ? [place] : []),
    ...Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${place}/${key}`, seen)),
  ];
}

test('every integer that a request may hold fits into a column', () => {
  const found = contract.operations.flatMap(({ id, parameters, body }) => [
    ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${id} ${name}`)),
    ...unbounded(body, `${id} body`),
  ]);
  expect(found).toEqual([]);
});
