import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from '../../api/platform/contract/compiled.ts';
import type { Schema } from '../../api/platform/contract/document.ts';

/*
 * Bodies with every property in the contract, including optional ones, each with its own value. A property that is added to the
 * contract is included at once.
 */

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Values that replace the generated ones, by JSON pointer; `undefined` leaves the property out. */
export type Choices = Readonly<Record<string, unknown>>;

const reference = '#/components/schemas/';

function resolve(schema: Schema): Schema {
  const name = schema['$ref'];
  if (typeof name !== 'string') return schema;
  const found = contract.schemas[name.slice(reference.length)];
  if (!found) throw new Error(`${name} is not in the contract`);
  return resolve(found);
}

function propertiesOf(schema: Schema): [name: string, schema: Schema][] {
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
}

const isObject = (schema: Schema): boolean => 'properties' in schema;

/** Returns the pointers of all values that a body can contain; `*` stands for any item of a list. */
export function pointersOf(schema: Schema, at = ''): string[] {
  const found = resolve(schema);
  if (isObject(found)) return propertiesOf(found).flatMap(([name, property]) => pointersOf(property, `${at}/${name}`));
  return found['type'] === 'array' ? pointersOf(found['items'] as Schema, `${at}/*`) : [at];
}

/** Returns the pointers of optional properties. */
export function optionalPointersOf(schema: Schema, at = ''): string[] {
  const found = resolve(schema);
  if (found['type'] === 'array') return optionalPointersOf(found['items'] as Schema, `${at}/*`);
  const required = (found['required'] ?? []) as readonly string[];
  return propertiesOf(found).flatMap(([name, property]) => [
    ...(required.includes(name) ? [] : [`${at}/${name}`]),
    ...optionalPointersOf(property, `${at}/${name}`),
  ]);
}

/** Returns letters for a number, so that names need no digits. */
function lettersOf(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}

/** Returns a text for every kind of pattern in the contract; the first accepted one is used. */
function textsFor(number: number): string[] {
  const digits = String(number).padStart(4, '0');
  return [
    `Word ${lettersOf(number)}`,
    `+1202555${digits}`,
    `word.${lettersOf(number)}@example.org`,
    `2027-03-${String((number % 28) + 1).padStart(2, '0')}`,
    `M${digits.slice(1)} 1L2 3`,
    'U',
    'Lantern-1258',
  ];
}

function valueFor(schema: Schema, at: string, number: number): unknown {
  const isAccepted = ajv.compile(schema);
  const listed = schema['enum'];
  const candidates: unknown[] = Array.isArray(listed)
    ? // Takes the last one: the first often equals the default of a missing property.
      listed.toReversed()
    : [true, Number(schema['minimum'] ?? 0) + number, ...textsFor(number), { word: lettersOf(number) }];
  const value = candidates.find((candidate) => isAccepted(candidate));
  if (value === undefined) throw new Error(`No made-up value fits ${at}: choose one`);
  return value;
}

/** Counts all generated values, so that no two are the same: an email can be used once. */
let number = 0;

/** Builds a body with every property of a schema. Lists have one item, unless a choice gives their length under `/list/length`. */
export function fullBody(schema: Schema, choices: Choices): unknown {
  const fill = (node: Schema, at: string): unknown => {
    if (at in choices) return choices[at];
    const found = resolve(node);
    if (isObject(found)) {
      const entries = propertiesOf(found).map(([name, property]) => [name, fill(property, `${at}/${name}`)] as const);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (found['type'] === 'array') {
      const length = Number(choices[`${at}/length`] ?? 1);
      return Array.from({ length }, (_, index) => fill(found['items'] as Schema, `${at}/${String(index)}`));
    }
    number += 1;
    return valueFor(found, at, number);
  };
  return fill(schema, '');
}

/** Returns every value in a body or a response, with its pointer. */
export function leavesOf(value: unknown, at = ''): [pointer: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${at}/${name}`));
}

/** Returns a pointer with `*` in place of item numbers. */
export function patternOf(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
