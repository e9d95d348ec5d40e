import { check, type JsonSchema } from '../forms/check.ts';

/** The shape of a draft's content. Stored content is validated and never trusted: an earlier version wrote it. */
export interface Shape<Content> {
  readonly schema: JsonSchema;
  /** For types only. */
  readonly content?: Content;
}

interface OptionalShape<Content> extends Shape<Content> {
  readonly isOptional: true;
}

/** A shape for each field of an object; a missing field does not compile. */
type Fields<Content> = {
  readonly [Name in keyof Content]-?: Partial<Pick<Content, Name>> extends Pick<Content, Name>
    ? OptionalShape<Exclude<Content[Name], undefined>>
    : Shape<Content[Name]>;
};

export const text: Shape<string> = { schema: { type: 'string' } };
export const flag: Shape<boolean> = { schema: { type: 'boolean' } };
export const whole: Shape<number> = { schema: { type: 'integer' } };

/** One of these texts. */
export function oneOf<Value extends string>(...values: readonly Value[]): Shape<Value> {
  return { schema: { type: 'string', enum: values } };
}

export function listOf<Item>({ schema }: Shape<Item>): Shape<Item[]> {
  return { schema: { type: 'array', items: schema } };
}

/** A field that may be missing. */
export function optional<Content>({ schema }: Shape<Content>): OptionalShape<Content> {
  return { schema, isOptional: true };
}

/** An object with exactly these fields. */
export function shapeOf<Content extends object>(fields: Fields<Content>): Shape<Content> {
  const entries = Object.entries<Shape<unknown>>(fields);
  return {
    schema: {
      type: 'object',
      required: entries.filter(([, field]) => !('isOptional' in field)).map(([name]) => name),
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      additionalProperties: false,
    },
  };
}

/** Any of the fields of a form whose values are texts and flags. */
export function someOf<Values extends object>(blank: Values): Shape<Partial<Values>> {
  const properties = Object.fromEntries(
    Object.entries(blank).map(([name, value]) => [name, (typeof value === 'boolean' ? flag : text).schema]),
  );
  return { schema: { type: 'object', properties, additionalProperties: false } };
}

/** Returns only these fields; the values may lack any of them. */
export function only<Values extends Partial<Record<string, unknown>>>(
  values: Values,
  names: readonly (keyof Values & string)[],
): Values {
  const allowed = new Set<string>(names);
  return Object.fromEntries(Object.entries(values).filter(([name]) => allowed.has(name))) as Values;
}

/** Whether stored content has this shape. */
export function isOfShape<Content>({ schema }: Shape<Content>, content: unknown): content is Content {
  return check(content, schema).length === 0;
}

/** The contract's DraftVersion must be below this number. */
const mostVersions = 1_000_000;

/** The version number of a shape. A different shape has a different number, so that drafts of earlier shapes are recognized. */
export function versionOf({ schema }: Shape<unknown>): number {
  return hashOf(schema) % mostVersions;
}

/** A number by which a value is recognized without being stored. */
export function hashOf(value: unknown): number {
  let hash = 7;
  for (const character of JSON.stringify(value)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash >>> 0;
}
