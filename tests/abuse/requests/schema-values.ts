import fc from 'fast-check';
import { contract } from '../../../api/platform/contract/compiled.ts';
import type { Schema } from '../../../api/platform/contract/document.ts';
import type { Known } from './request.ts';
import { hostileTexts, usualTexts } from './texts.ts';

/*
 * Values that the contract allows, including both ends of every range. A field whose name the site has values for mostly gets one
 * of them, so that most requests refer to data that exists.
 */

const maxDepth = 8;
const largest = 2 ** 31 - 1;

/** Birthdays, days with payments, upcoming Saturdays, and the ends of the calendar. */
const days = [
  ...['1987-06-15', '2019-06-15', '2027-03-15', '2027-03-30', '2027-04-01'],
  ...['2027-04-03', '2027-04-10', '2027-05-01', '2027-05-15'],
  ...['0001-01-01', '9999-12-31', '2028-02-29'],
];

const anyMoment = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z') })
  .map((date) => date.toISOString());

/** Values for fields with these formats. `textOf` makes the values for fields with a pattern or a length. */
const formats: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  date: fc.oneof(
    fc.constantFrom(...days),
    anyMoment.map((text) => text.slice(0, 10)),
  ),
  'date-time': fc.oneof(
    fc.constantFrom(
      '2027-04-01T12:00:00Z',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2016-12-31T23:59:60Z',
      '2027-01-01T00:00:00+23:59',
    ),
    anyMoment,
  ),
  uri: fc.webUrl(),
};

/**
 * Values that match a pattern without its leading lookaheads, which generators cannot handle; null if they cannot handle the rest
 * either.
 */
function matching(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern.replace(/^\^(?:\(\?[!=][^()]*(?:\([^()]*\)[^()]*)*\))+/, '^'), 'u'), {
      size: 'small',
    });
  } catch {
    return null;
  }
}

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  const format = formats[String(schema['format'])];
  if (format) return format;
  const pattern = schema['pattern'];
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? 60);
  const expression = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  const lengthOf = (text: string): number => Array.from(text).length;
  const fits = (text: string): boolean =>
    lengthOf(text) >= least && lengthOf(text) <= most && (expression?.test(text) ?? true);
  const ends = ['a', '9', '<', '😀'].flatMap((sign) => [sign.repeat(Math.max(1, least)), sign.repeat(most)]);
  const samples = [...usualTexts, ...hostileTexts, ...ends].filter(fits);
  const made = expression
    ? matching(expression.source)
    : fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 40) });
  const choices = [
    ...(samples.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...samples) }] : []),
    // A value that does not fit makes an invalid request, which is just as useful.
    ...(made ? [{ weight: samples.length > 0 ? 1 : 3, arbitrary: made }] : []),
  ];
  return choices.length > 0 ? fc.oneof(...choices) : fc.constant('a'.repeat(Math.max(1, least)));
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = Number(schema['minimum'] ?? -10);
  const max = Math.max(min, Number(schema['maximum'] ?? largest));
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 5) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
}

/** One of the site's values for this name. */
function knownValue(name: string): fc.Arbitrary<Known> {
  return fc.nat({ max: 31 }).map((pick) => ({ known: name, pick }));
}

/** Makes values that a contract schema allows; `name` is the field name. */
export type ValueOf = (node: unknown, name: string) => fc.Arbitrary<unknown>;

/** Makes values that the contract allows, for sites that have values for fields with these names. */
export function createValues(knownNames: ReadonlySet<string>): ValueOf {
  function listOf(schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    if (depth > maxDepth) return fc.constant([]);
    const minLength = Number(schema['minItems'] ?? 0);
    const maxLength = Math.max(minLength, Math.min(Number(schema['maxItems'] ?? 4), 4));
    return fc.array(valueOf(schema['items'], name.replace(/s$/, ''), depth + 1), { minLength, maxLength });
  }

  function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, unknown>>);
    const required = (schema['required'] ?? []) as readonly string[];
    const kept = depth > maxDepth ? properties.filter(([name]) => required.includes(name)) : properties;
    const values = kept.map(([name, inner]) => [name, valueOf(inner, name, depth + 1)] as const);
    const requiredKeys = kept.flatMap(([name]) => (required.includes(name) ? [name] : []));
    return fc.record(Object.fromEntries(values), { requiredKeys });
  }

  function ofType(type: unknown, schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    switch (type) {
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return listOf(schema, name, depth);
      case 'string':
        return textOf(schema);
      default:
        return objectOf(schema, depth);
    }
  }

  function valueOf(node: unknown, name: string, depth = 0): fc.Arbitrary<unknown> {
    const schema = node as Schema;
    const reference = schema['$ref'];
    if (typeof reference === 'string') return valueOf(contract.schemas[reference.split('/').at(-1) ?? ''], name, depth);
    if (schema['enum']) return fc.constantFrom(...(schema['enum'] as readonly unknown[]));
    const types = [schema['type']].flat();
    const made = fc.oneof(...types.map((type) => ofType(type, schema, name, depth)));
    const isText = types.includes('string');
    // The version of a waiver text is not a number.
    const asked = isText && name === 'version' ? 'waiverVersion' : name;
    return (isText || types.includes('integer')) && knownNames.has(asked)
      ? fc.oneof({ weight: 5, arbitrary: knownValue(asked) }, { weight: 1, arbitrary: made })
      : made;
  }

  return valueOf;
}
