import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Operation, Parameter, Schema } from './document.ts';
import type { FieldError, ProblemParams } from './problem.ts';
import { escapePointer, unstorableTexts } from './storable.ts';

/** A request as received: strings from the URL and the headers, and the parsed body. */
export interface RawRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The validator of one operation. */
export interface OperationValidator {
  /** Returns the request with defaults and converted parameters, or all its errors. */
  readonly request: (raw: RawRequest) => { readonly input: RawRequest } | { readonly errors: FieldError[] };
  /** Returns the errors of a response; empty if it conforms to the contract. */
  readonly response: (status: number, body: unknown) => string[];
}

const components = '#/components/schemas/';
const shared = 'contract';

/** Rewrites references to the $defs of one shared schema, where Ajv finds them. */
function relocate(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(relocate);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace(components, `${shared}#/$defs/`)]
        : [key, relocate(value)],
    ),
  );
}

function createAjv(contract: ContractDocument, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, verbose: true, ...options });
  addFormats(ajv);
  // The format allows leap seconds, but a Date cannot represent them.
  const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => dateTime.validate(text) && !Number.isNaN(Date.parse(text)));
  // Later days are computed from a date, and their years must have four digits too.
  const date = ajv.formats['date'] as { validate: (text: string) => boolean };
  ajv.addFormat('date', (text) => date.validate(text) && text >= '1000' && text < '9000');
  ajv.addKeyword('x-form');
  ajv.addSchema({ $id: shared, $defs: relocate(contract.schemas) });
  return ajv;
}

/** Maps Ajv's keyword to the contract's rule, with the values that a message may mention. */
function toRule(error: ErrorObject): Pick<FieldError, 'rule' | 'params'> {
  const limit = (): ProblemParams => ({ limit: Number(error.params['limit']) });
  switch (error.keyword) {
    case 'required':
    case 'pattern':
    case 'enum':
      return { rule: error.keyword };
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
      return { rule: error.keyword, params: limit() };
    case 'maxItems':
      return { rule: 'maxItems', params: { ...limit(), found: (error.data as readonly unknown[]).length } };
    case 'minItems':
      return { rule: 'minimum', params: limit() };
    case 'format':
      return { rule: 'format', params: { format: String(error.params['format']) } };
    case 'type':
      return { rule: 'type', params: { type: String(error.params['type']) } };
    case 'additionalProperties':
      return { rule: 'unknown' };
    default:
      throw new Error(`The contract uses ${error.keyword} in a request, which has no rule name`);
  }
}

function toFieldError(place: FieldError['in'], error: ErrorObject): FieldError {
  const missing: unknown = error.params['missingProperty'] ?? error.params['additionalProperty'];
  const pointer = missing === undefined ? error.instancePath : `${error.instancePath}/${escapePointer(missing)}`;
  return { in: place, pointer, ...toRule(error) };
}

function parametersSchema(parameters: readonly Parameter[], closed: boolean): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, relocate(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(closed && { additionalProperties: false }),
  };
}

const places = ['path', 'query', 'header'] as const;

/** Room for three errors for each of 200 people and some more; nobody reads more than that. */
const maxErrors = 700;

/** Compiles the validators of all operations. Throws if a schema cannot be compiled, so the server does not start. */
export function createValidators(contract: ContractDocument): ReadonlyMap<string, OperationValidator> {
  const strict = createAjv(contract, {});
  const coercing = createAjv(contract, { coerceTypes: true, useDefaults: true });

  function createValidator(operation: Operation): OperationValidator {
    const parameterChecks = places.map((place) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      // Browsers send many headers that the contract does not name.
      const check = coercing.compile(parametersSchema(parameters, place !== 'header'));
      return { place, names: parameters.map(({ name }) => name), check };
    });
    const checkBody = operation.body && strict.compile(relocate(operation.body) as Schema);
    // Only tests validate responses, so their schemas are compiled on demand.
    const responses = new Map<string, ValidateFunction>();
    const responseCheck = (status: string, schema: Schema): ValidateFunction => {
      const check = responses.get(status) ?? strict.compile(relocate(schema) as Schema);
      responses.set(status, check);
      return check;
    };
    return {
      request(raw) {
        const errors: FieldError[] = [];
        const values = { path: {}, query: {}, header: {} };
        for (const { place, names, check } of parameterChecks) {
          const given = place === 'header' ? pick(raw.header, names) : { ...raw[place] };
          if (!check(given)) errors.push(...(check.errors ?? []).map((error) => toFieldError(place, error)));
          values[place] = given;
        }
        if (checkBody && !checkBody(raw.body)) {
          errors.push(...(checkBody.errors ?? []).map((error) => toFieldError('body', error)));
        }
        // Values that pass the schemas must also be storable in the database.
        if (errors.length === 0) {
          for (const place of places) errors.push(...unstorableTexts(place, values[place]));
          errors.push(...unstorableTexts('body', raw.body));
        }
        return errors.length > 0 ? { errors: errors.slice(0, maxErrors) } : { input: { ...values, body: raw.body } };
      },
      response(status, body) {
        const declared = String(status);
        const known = operation.responses.has(declared) ? declared : 'default';
        const schema = operation.responses.get(known);
        if (schema === undefined) return [`status ${declared} is not declared`];
        if (schema === null) return body === undefined ? [] : [`status ${declared} has no body`];
        const check = responseCheck(known, schema);
        return check(body) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${describe(error)}`);
      },
    };
  }

  return new Map(contract.operations.map((operation) => [operation.id, createValidator(operation)]));
}

function describe(error: ErrorObject): string {
  return `${error.message ?? error.keyword} ${JSON.stringify(error.params)}`;
}

/** Returns the named headers in the contract's spelling; Node lowercases them. */
function pick(header: RawRequest['header'], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = header[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
