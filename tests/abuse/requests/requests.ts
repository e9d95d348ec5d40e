import fc from 'fast-check';
import type { Operation, Parameter } from '../../../api/platform/contract/document.ts';
import { encodings } from './encodings.ts';
import { plainWire } from './request.ts';
import type { AbusiveRequest, Caller, Wire } from './request.ts';
import type { ValueOf } from './schema-values.ts';
import { spoiled } from './spoil.ts';
import { hostileTexts, oddValues, prototypeNames } from './texts.ts';
import { twists } from './twists.ts';

/*
 * Generates requests for one operation: valid ones, ones with invalid values, and ones with malformed bytes.
 */

const strangers: readonly Caller[] = ['nobody', 'forged', 'guest', 'otherKey'];
const everyType = ['A', 'R', 'C', 'D', 'S', 'P', 'U', 'G'];

/** Mostly callers who may use the operation, and occasionally callers who may not. */
function callersOf({ security, userTypes }: Operation): fc.Arbitrary<Caller> {
  const byType = (userTypes ?? everyType).map((type): Caller => `user:${type}`);
  const allowed: Caller[] = [
    ...(security.length === 0 ? ['nobody' as const, 'user:U' as const] : []),
    ...(security.includes('session') ? byType : []),
    ...(security.includes('session') && userTypes === null ? ['guest' as const] : []),
    ...(security.includes('registrationKey') ? ['key' as const] : []),
    ...(security.includes('onlineSessionKey') ? ['sessionKey' as const] : []),
  ];
  const others = everyType.map((type): Caller => `user:${type}`);
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom(...strangers, ...others) },
  );
}

const contentTypes = [
  null,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'APPLICATION/JSON',
  'application/json, text/html',
  'application/ld+json',
  'application/octet-stream',
  'application/json;'.repeat(200),
  '/',
];

const targets = [
  '/..{}',
  '{}/',
  '//{}',
  '{}%00',
  '{}/../../../etc/passwd',
  '{}/..%2f..%2fetc%2fpasswd',
  '/%2e%2e{}',
  '{};a=b',
  '{}?{}',
  '{}#a',
  '{}?__proto__[a]=b&constructor[prototype][a]=b',
  '{}?a[]=1&a[]=2&a=3',
  '{}?%',
  '{}?=&&&==',
  '{}?lng=en&lng=es',
  `{}?${'a=1&'.repeat(2_000)}`,
  `{}/${'a/'.repeat(2_000)}`,
  'http://evil.test{}',
  '{}\\..\\a',
  '{}%c0%af',
  '{}/%E0%A4%A',
];

const wires: fc.Arbitrary<Wire> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.keys(twists)).map((twist) => ({ ...plainWire, twist })) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(encodings)).map((encoding) => ({ ...plainWire, encoding })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('chunked' as const, 'slow' as const, 'both' as const, 'short' as const)
      .map((framing) => ({ ...plainWire, framing })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...contentTypes).map((contentType) => ({ ...plainWire, contentType })) },
  { weight: 2, arbitrary: fc.constantFrom(...targets).map((target) => ({ ...plainWire, target })) },
  { weight: 1, arbitrary: fc.constantFrom(100, 2_500, 10_000).map((manyHeaders) => ({ ...plainWire, manyHeaders })) },
  {
    weight: 1,
    arbitrary: fc.record({
      twist: fc.constantFrom(...Object.keys(twists)),
      encoding: fc.constantFrom(...Object.keys(encodings)),
      framing: fc.constantFrom('length' as const, 'chunked' as const, 'slow' as const),
      target: fc.constantFrom('{}', ...targets),
      contentType: fc.constantFrom('application/json', ...contentTypes),
      manyHeaders: fc.constantFrom(0, 100),
    }),
  },
);

const headerNames = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'Accept-Language',
  'Accept-Encoding',
  'Accept',
  'Cookie',
  'User-Agent',
  'Referer',
  'Origin',
  'Sec-Fetch-Site',
  'Authorization',
  'Host',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'Expect',
  'Upgrade',
  'Content-Language',
  'Idempotency-Key',
  '__proto__',
  'constructor',
];
const headerValues = [
  ...hostileTexts,
  '*',
  '127.0.0.1',
  '::1',
  'session=%E0%A4%A; device=....; =;;',
  'Bearer ' + 'a'.repeat(5_000),
  'Bearer ../../etc',
  'Basic QTpC',
  'en;q=9,*;q=-1',
  'gzip;q=foo',
  'bytes=0-,-1,9999999-',
  '100-continue',
  'websocket',
  'x'.repeat(12_000),
];
const extraHeaders = fc.array(fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues)), {
  minLength: 1,
  maxLength: 3,
});

const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...oddValues),
  fc.string({ unit: 'binary' }),
);

/** The parameters in one place of the request. All are valid, unless `isHostile` is set: then each may be hostile. */
function parametersAt(
  place: Parameter['in'],
  { parameters }: Operation,
  valueOf: ValueOf,
  isHostile: boolean,
): fc.Arbitrary<[string, unknown][]> {
  const found = parameters.filter((parameter) => parameter.in === place);
  const values = found.map(({ name, schema, required }) => {
    const good = name === 'Idempotency-Key' ? fc.uuid() : valueOf(schema, name);
    const value = isHostile ? fc.oneof(good, hostileValues) : good;
    const isOptional = place !== 'path' && (isHostile || required !== true);
    return fc.tuple(fc.constant(name), isOptional ? fc.option(value, { nil: undefined }) : value);
  });
  return fc.tuple(...values).map((pairs) => pairs.filter(([, value]) => value !== undefined));
}

interface Quality {
  readonly parameters: boolean;
  readonly body: boolean;
  readonly extra: boolean;
  readonly wire: fc.Arbitrary<Wire>;
}

function requestOf(operation: Operation, valueOf: ValueOf, quality: Quality): fc.Arbitrary<AbusiveRequest> {
  const { method, path, body, takesFile } = operation;
  const parameters = (place: Parameter['in']) => parametersAt(place, operation, valueOf, quality.parameters);
  const values = takesFile
    ? fc.string({ unit: 'binary', maxLength: 2_000 })
    : body
      ? valueOf(body, '')
      : fc.constant(undefined);
  const noise = fc.array(fc.tuple(fc.constantFrom('lng', 'unknown', ...prototypeNames), hostileValues), {
    maxLength: 3,
  });
  return fc
    .record({
      parameters: parameters('path').map((pairs) => Object.fromEntries(pairs)),
      query: quality.parameters
        ? fc.tuple(parameters('query'), noise).map(([named, more]) => [...named, ...more])
        : parameters('query'),
      headers: quality.extra
        ? fc.tuple(parameters('header'), extraHeaders).map(([named, more]) => [...named, ...more])
        : parameters('header'),
      body: quality.body ? spoiled(values) : values,
      caller: callersOf(operation),
      wire: quality.wire,
      method: fc.constant(method.toUpperCase()),
    })
    .map(({ wire, ...request }) => ({
      ...request,
      path,
      wire:
        takesFile && wire.contentType === plainWire.contentType
          ? { ...wire, contentType: 'application/octet-stream' }
          : wire,
    }));
}

const otherMethods = ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'];

/** Requests for an operation: only valid ones, or all kinds, about half of them valid. */
export function requestsFor(
  operation: Operation,
  valueOf: ValueOf,
  kind: 'good' | 'all',
): fc.Arbitrary<AbusiveRequest> {
  const good = { parameters: false, body: false, extra: false, wire: fc.constant(plainWire) };
  const made = (quality: Partial<Quality>) => requestOf(operation, valueOf, { ...good, ...quality });
  if (kind === 'good') return made({});
  const otherMethod = fc.tuple(made({}), fc.constantFrom(...otherMethods));
  return fc.oneof(
    { weight: 8, arbitrary: made({}) },
    { weight: operation.body || operation.takesFile ? 5 : 0, arbitrary: made({ body: true }) },
    { weight: operation.parameters.length > 0 ? 4 : 1, arbitrary: made({ parameters: true }) },
    { weight: 3, arbitrary: made({ wire: wires }) },
    { weight: 1, arbitrary: made({ extra: true }) },
    { weight: 1, arbitrary: otherMethod.map(([request, method]) => ({ ...request, method })) },
  );
}
