import { expect, test } from 'vitest';
import { contract } from '../../api/platform/contract/compiled.ts';

/** The keywords allowed in request schemas. Each has a rule name in `validate.ts`, or cannot fail. */
const known = new Set([
  'additionalProperties',
  'default',
  'description',
  'enum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'properties',
  'required',
  'type',
  'x-form',
]);

/** Returns the keywords of a schema and of all schemas it refers to, each with its place. */
function keywordsOf(node: unknown, place: string, seen: Set<string>): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref: reference, ...schema } = node as Readonly<Record<string, unknown>>;
  const found = Object.keys(schema).map((keyword) => `${place}: ${keyword}`);
  if (typeof reference === 'string' && !seen.has(reference)) {
    seen.add(reference);
    const name = reference.split('/').at(-1) ?? '';
    found.push(...keywordsOf(contract.schemas[name], name, seen));
  }
  const fields = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, unknown>>);
  for (const [field, part] of fields) found.push(...keywordsOf(part, `${place}.${field}`, seen));
  found.push(...keywordsOf(schema['items'], `${place}[]`, seen));
  return found;
}

test('every keyword in a request has a rule name, so that a violation is answered with 400 and not 500', () => {
  const seen = new Set<string>();
  const found = contract.operations.flatMap(({ id, body, parameters }) => [
    ...keywordsOf(body, id, seen),
    ...parameters.flatMap(({ name, schema }) => keywordsOf(schema, `${id}?${name}`, seen)),
  ]);
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter((entry) => !known.has(entry.split(': ')[1] ?? ''))).toEqual([]);
});

/** Formats that limit the length of their texts. */
const boundedFormats = new Set(['date', 'date-time', 'time', 'uuid']);

/** Whether a pattern sets no maximum length. */
function isUnbounded(pattern: string): boolean {
  const plain = pattern
    .replaceAll(/\\./g, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?[=!][^)]*\)/g, '');
  return !/^\^.*\$$/.test(plain) || /[*+]|\{\d+,\}/.test(plain);
}

/** Returns the places of texts without a maximum length in a schema, and in all schemas it refers to. */
function unboundedTexts(node: unknown, place: string, seen: Set<string>): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref: reference, ...schema } = node as Readonly<Record<string, unknown>>;
  if (typeof reference === 'string') {
    if (seen.has(reference)) return [];
    seen.add(reference);
    const name = reference.split('/').at(-1) ?? '';
    return unboundedTexts(contract.schemas[name], name, seen);
  }
  const { type, maxLength, enum: values, format, pattern, properties = {}, items } = schema;
  const isBounded =
    maxLength !== undefined ||
    values !== undefined ||
    boundedFormats.has(String(format)) ||
    (typeof pattern === 'string' && !isUnbounded(pattern));
  return [
    ...(type === 'string' && !isBounded ? [place] : []),
    ...Object.entries(properties as object).flatMap(([name, part]) => unboundedTexts(part, `${place}.${name}`, seen)),
    ...unboundedTexts(items, `${place}[]`, seen),
  ];
}

test('every text in a request has a maximum length', () => {
  expect(['^a+$', '^a{2,}$', '^(?=.*b)a*$', 'a{3}'].map(isUnbounded)).toEqual([true, true, true, true]);
  expect(['^[+*]{1,4}$', '^(?=.*[A-Z])a{8,12}$', String.raw`^\+1$`].map(isUnbounded)).toEqual([false, false, false]);
  const seen = new Set<string>();
  const found = contract.operations.flatMap(({ id, body, parameters }) => [
    ...unboundedTexts(body, id, seen),
    ...parameters.flatMap(({ name, schema }) => unboundedTexts(schema, `${id}?${name}`, seen)),
  ]);
  expect(seen.size).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
