import type { Schemas } from '../client/client.ts';

type FieldRule = Schemas['FieldRule'];

/** The parts of JSON Schema that the contract's forms use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | boolean)[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean;
}

/** A broken rule and its place: field names joined by dots. */
export interface BrokenRule {
  path: string;
  rule: FieldRule;
}

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => {
    const day = new Date(`${text}T00:00:00Z`);
    return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  },
  uuid: (text) => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text),
};

const least = -Infinity;
const most = Infinity;

function brokenByText(text: string, schema: JsonSchema): FieldRule | undefined {
  const { format, minLength = least, maxLength = most } = schema;
  // Counts like the server: characters, not UTF-16 code units.
  const { length } = Array.from(text);
  if (length < minLength) return 'minLength';
  if (length > maxLength) return 'maxLength';
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text)) return 'pattern';
  if (format === undefined) return undefined;
  const isOfFormat = formats[format];
  if (!isOfFormat) throw new Error(`No form had a text of the format ${format} so far`);
  return isOfFormat(text) ? undefined : 'format';
}

function brokenByNumber(number: number, { minimum = least, maximum = most }: JsonSchema): FieldRule | undefined {
  if (number < minimum) return 'minimum';
  return number > maximum ? 'maximum' : undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/**
 * Returns the rules of a form's schema that a value breaks, under the server's own names; an empty field counts as missing. The
 * contract's forms use few keywords of JSON Schema, and a complete validator would be a third of the download of a page with a
 * form; tests/contract/form-rules.test.ts compares it with the server's.
 */
export function check(value: unknown, schema: JsonSchema, definitions = schema.$defs ?? {}, path = ''): BrokenRule[] {
  const broken = (rule: FieldRule | undefined): BrokenRule[] => (rule ? [{ path, rule }] : []);
  if (schema.$ref !== undefined) {
    const definition = definitions[schema.$ref.replace('#/$defs/', '')];
    if (!definition) throw new Error(`The form lacks the definition ${schema.$ref}`);
    return check(value, definition, definitions, path);
  }
  if (value === undefined) return broken('required');
  const types = [schema.type ?? []].flat();
  const type = typeOf(value);
  if (!types.includes(type)) return broken('type');
  const isListed = schema.enum?.some((each) => each === value) ?? true;
  if (value !== '' && !isListed) return broken('enum');
  const under = (name: string | number): string => (path === '' ? String(name) : `${path}.${String(name)}`);
  switch (type) {
    case 'string': {
      const rule = isListed ? brokenByText(value as string, schema) : 'enum';
      return broken(rule && value === '' ? 'required' : rule);
    }
    case 'integer':
      return broken(brokenByNumber(value as number, schema));
    case 'array': {
      const items = value as readonly unknown[];
      const { minItems = least, maxItems = most, items: each = {} } = schema;
      if (items.length < minItems) return broken('minimum');
      if (items.length > maxItems) return broken('maxItems');
      return items.flatMap((item, index) => check(item, each, definitions, under(index)));
    }
    case 'object': {
      const { properties = {}, required = [], additionalProperties = true } = schema;
      const given = value as Readonly<Record<string, unknown>>;
      const unknown = additionalProperties ? [] : Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
      return [
        ...Object.entries(properties).flatMap(([name, property]) =>
          given[name] === undefined && !required.includes(name)
            ? []
            : check(given[name], property, definitions, under(name)),
        ),
        ...unknown.map((name): BrokenRule => ({ path: under(name), rule: 'unknown' })),
      ];
    }
    default:
      return [];
  }
}
