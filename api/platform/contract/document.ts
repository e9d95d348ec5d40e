import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON Schema as written in the contract. */
export type Schema = { readonly [keyword: string]: unknown };

/** A parameter of an operation, with its references resolved. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** An operation of the contract, with everything the server needs to route, authorize and validate it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path template, such as /events/{eventId}. */
  readonly path: string;
  /** The path before it was renamed, for external callers that still use it; null if there is none. */
  readonly formerPath: string | null;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** Whether its body is a file, which the contract does not validate. */
  readonly takesFile: boolean;
  /** The maximum size of its body in bytes; null for the general limit. */
  readonly maxBytes: number | null;
  /** Whether an open page calls it by itself, so that a call shows no activity. */
  readonly isBackground: boolean;
  /** Status (including 'default') → schema of its body; null if it has none. */
  readonly responses: ReadonlyMap<string, Schema | null>;
  readonly security: readonly string[];
  readonly userTypes: readonly string[] | null;
}

/** The parsed contract: its named schemas and its operations. */
export interface ContractDocument {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: readonly Operation[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const file = new URL('../../../openapi.yaml', import.meta.url);

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectAt(value: unknown, what: string): Schema {
  if (!isObject(value)) throw new Error(`openapi.yaml: ${what} should be an object`);
  return value;
}

/** Returns the text of openapi.yaml. */
function readContractText(): string {
  return readFileSync(file, 'utf8');
}

/** The file URL of openapi.yaml. */
export const contractUrl = file;

/** Reads openapi.yaml. Throws if it does not have the shape that this project expects. */
export function readContract(): ContractDocument {
  const root = objectAt(parse(readContractText()), 'the document');
  const components = objectAt(root['components'], 'components');

  function resolve(node: unknown): Schema {
    const found = objectAt(node, 'a referenced part');
    const reference = found['$ref'];
    if (typeof reference !== 'string') return found;
    const [, , group = '', name = ''] = reference.split('/');
    return resolve(objectAt(components[group], reference)[name]);
  }

  function toParameter(node: unknown): Parameter {
    const found = resolve(node);
    const { name, required } = found;
    const place = found['in'];
    if (typeof name !== 'string' || (place !== 'path' && place !== 'query' && place !== 'header')) {
      throw new Error('openapi.yaml: a parameter needs a name and a place');
    }
    // Ajv applies defaults only from an inline schema, so the reference is resolved here.
    return { name, in: place, required: required === true, schema: resolve(found['schema']) };
  }

  function toResponse(node: unknown): Schema | null {
    const content = resolve(node)['content'];
    if (content === undefined) return null;
    const media = objectAt(Object.values(objectAt(content, 'content'))[0], 'a media type');
    return objectAt(media['schema'], 'a response schema');
  }

  function isFileBody(node: unknown): boolean {
    return 'application/octet-stream' in objectAt(resolve(node)['content'], 'content');
  }

  function toOperation(path: string, method: Operation['method'], node: unknown): Operation {
    const found = objectAt(node, `${method} ${path}`);
    const id = found['operationId'];
    const security = found['security'];
    if (typeof id !== 'string' || !Array.isArray(security)) {
      throw new Error(`openapi.yaml: ${method} ${path} needs an operationId and an explicit security`);
    }
    const takesFile = found['requestBody'] !== undefined && isFileBody(found['requestBody']);
    const body = found['requestBody'] === undefined || takesFile ? null : toResponse(found['requestBody']);
    const parameters = found['parameters'];
    const userTypes = found['x-user-types'];
    const formerPath = found['x-former-path'];
    const maxBytes = found['x-max-bytes'];
    return {
      id,
      method,
      path,
      formerPath: typeof formerPath === 'string' ? formerPath : null,
      parameters: Array.isArray(parameters) ? parameters.map(toParameter) : [],
      body,
      takesFile,
      maxBytes: typeof maxBytes === 'number' ? maxBytes : null,
      isBackground: found['x-background'] === true,
      responses: new Map(
        Object.entries(objectAt(found['responses'], `responses of ${id}`)).map(([status, response]) => [
          status,
          toResponse(response),
        ]),
      ),
      security: security.flatMap((requirement) => Object.keys(objectAt(requirement, `security of ${id}`))),
      userTypes: Array.isArray(userTypes) ? userTypes.map(String) : null,
    };
  }

  const operations = Object.entries(objectAt(root['paths'], 'paths')).flatMap(([path, item]) =>
    methods
      .filter((method) => method in objectAt(item, path))
      .map((method) => toOperation(path, method, objectAt(item, path)[method])),
  );
  const schemas = Object.fromEntries(
    Object.entries(objectAt(components['schemas'], 'schemas')).map(([name, schema]) => [name, objectAt(schema, name)]),
  );
  return { schemas, operations };
}
