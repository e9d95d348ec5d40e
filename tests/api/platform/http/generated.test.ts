import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../../../api/platform/contract/compiled.ts';
import type { Operation, Schema } from '../../../../api/platform/contract/document.ts';
import { defaultLimits } from '../../../../api/platform/http/limits/rate-limit.ts';
import type { Limits } from '../../../../api/platform/http/limits/rate-limit.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { startTestServer, type TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

/*
 * Requests made from the contract: most of them as it allows, with the ends of every range, some with one value that it does
 * not. Whatever they hold, none may be answered 500. The same requests are made in every run.
 */
const rounds = 6;
const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const names = Object.keys(defaultLimits) as (keyof Limits)[];
  const limits = Object.fromEntries(names.map((name) => [name, { points: 100_000, seconds: 60 }]));
  server = await startTestServer({ database: database.config, clock: clock.now, limits, validateResponses: false });
  ({ cookie } = await signInAs(database.db, 'A,R,C,D,S,P', clock.now()));
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** A linear congruential generator: the same numbers in every run. */
let seed = 42;
const draw = (count: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * count);
};
const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length)];

const strange = [
  null,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  ' ',
  '\0',
  '\ud800',
  '%',
  "'",
  '😀',
  'x'.repeat(6_000),
  [],
  {},
  [[]],
  true,
];
const formats: Readonly<Record<string, readonly string[]>> = {
  uuid: ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  date: ['2027-05-15', '0001-01-01', '9999-12-31', '2028-02-29'],
  'date-time': [
    '2027-05-15T12:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2016-12-31T23:59:60Z',
    '2027-01-01T00:00:00+23:59',
  ],
  uri: ['https://example.org/'],
};
const samples = [
  'new-york-convention-2027',
  'ana@example.org',
  '+12025550143',
  'Ana',
  'Passw0rd',
  '123456',
  'abcdefghijklmnopqrstuvwx',
  '01-JAN-2027',
  'U',
  'a.b',
  '0123456789ab',
  'M1 1L2 2',
];

function textFor(schema: Schema): string {
  const format = formats[String(schema['format'])];
  if (format) return pick(format) ?? '';
  const pattern = schema['pattern'];
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? 60);
  const fits = (text: string) =>
    text.length >= least && text.length <= most && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const ends = [
    'a'.repeat(Math.max(1, least)),
    'a'.repeat(most),
    '<'.repeat(most),
    'é😀'.repeat(Math.max(1, Math.floor(most / 3))),
  ];
  return pick([...samples, ...ends].filter(fits)) ?? 'a'.repeat(Math.max(1, least));
}

function valueFor(node: unknown, depth = 0): unknown {
  const schema = node as Schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return valueFor(contract.schemas[reference.split('/').at(-1) ?? ''], depth);
  if (draw(60) === 0) return pick(strange);
  const choices = (schema['oneOf'] ?? schema['anyOf']) as readonly unknown[] | undefined;
  if (choices) return valueFor(pick(choices), depth);
  const parts = schema['allOf'] as readonly unknown[] | undefined;
  if (parts) return Object.assign({}, ...parts.map((part) => valueFor(part, depth)));
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['enum']) return pick(schema['enum'] as readonly unknown[]);
  switch (pick([schema['type']].flat())) {
    case 'integer':
    case 'number':
      return pick([
        Number(schema['minimum'] ?? 0),
        Number(schema['maximum'] ?? 2 ** 31 - 1),
        Number(schema['minimum'] ?? 0) + 1,
      ]);
    case 'boolean':
      return draw(2) === 0;
    case 'null':
      return null;
    case 'array': {
      const count = Math.max(Number(schema['minItems'] ?? 0), Math.min(draw(4), Number(schema['maxItems'] ?? 3)));
      return depth > 6 ? [] : Array.from({ length: count }, () => valueFor(schema['items'], depth + 1));
    }
    case 'string':
      return textFor(schema);
    default: {
      const properties = (schema['properties'] ?? {}) as Readonly<Record<string, unknown>>;
      const required = (schema['required'] ?? []) as readonly string[];
      const names = Object.keys(properties).filter((name) => required.includes(name) || (depth < 6 && draw(2) === 0));
      return Object.fromEntries(names.map((name) => [name, valueFor(properties[name], depth + 1)]));
    }
  }
}

async function ask({ method, path, parameters, body }: Operation): Promise<{ status: number; sent: string }> {
  const values = new Map(parameters.map((parameter) => [parameter, String(valueFor(parameter.schema))]));
  const inPlace = (place: string) => [...values].filter(([parameter]) => parameter.in === place);
  const address = inPlace('path').reduce(
    (made, [{ name }, value]) => made.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || 'x'),
    path,
  );
  const query = new URLSearchParams(
    inPlace('query').flatMap(([{ name, required }, value]) => (required || draw(2) === 0 ? [[name, value]] : [])),
  );
  const named = inPlace('header').filter(([, value]) => /^[\x21-\x7e]+$/.test(value));
  const response = await fetch(`${server.url}/api${address}?${query.toString()}`, {
    method: method.toUpperCase(),
    headers: {
      ...(draw(4) > 0 && { cookie }),
      ...(draw(4) === 0 && { authorization: 'Bearer abcdefghijklmnopqrstuvwx' }),
      ...(body && { 'content-type': 'application/json' }),
      ...(draw(10) === 0 && { 'content-encoding': pick(['br', 'gzip', 'deflate', 'zstd', 'x']) ?? '' }),
      ...Object.fromEntries(named.map(([{ name }, value]) => [name, value])),
    },
    ...(body && { body: JSON.stringify(valueFor(body)) }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return { status: response.status, sent: `${method} ${address}?${query.toString()}` };
}

test('no request made from the contract is answered 500', { timeout: 300_000 }, async () => {
  const failed: string[] = [];
  let accepted = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const operation of contract.operations) {
      // These end the session of the other requests.
      if (/^(signOut|closeAccount|deleteAccount)$/.test(operation.id)) continue;
      const { status, sent } = await ask(operation);
      if (status < 400) accepted += 1;
      if (status === 500) failed.push(`${operation.id}: ${sent}`);
    }
  }
  expect(failed).toEqual([]);
  // Else nothing but the validation would be tried.
  expect(accepted).toBeGreaterThan(rounds * 10);
});
