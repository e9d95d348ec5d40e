import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { contractUrl, readContract } from './document.ts';
import type { ContractDocument, Operation, Schema } from './document.ts';

const banner = '// Generated from openapi.yaml by api/platform/contract/generate.ts. Do not edit.\n';
const reference = '#/components/schemas/';

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/**
 * Maps each operationId to the access that it requires: public, the key of a registration or an online session, a session with
 * user types, or either a key or a session.
 */
function accessFile(contract: ContractDocument): string {
  const entry = (operation: Operation): unknown => {
    const [scheme] = operation.security;
    if (scheme === undefined) return { by: 'public' };
    if (scheme === 'registrationKey') {
      return operation.security.includes('session')
        ? { by: 'registrationKeyOrSession', userTypes: operation.userTypes }
        : { by: 'registrationKey' };
    }
    if (scheme === 'onlineSessionKey') return { by: 'onlineSessionKeyOrSession', userTypes: operation.userTypes };
    if (scheme === 'session') return { by: 'session', userTypes: operation.userTypes };
    throw new Error(`openapi.yaml: ${operation.id} names the unknown security scheme ${scheme}`);
  };
  const table = Object.fromEntries(contract.operations.map((operation) => [operation.id, entry(operation)]));
  return `${banner}
/** Who may call each operation; \`userTypes: null\` is every signed-in user. */
export const access = ${literal(table)} as const;
`;
}

/** The parameters that the validator fills in when they are missing, by operation. */
function defaultsFile(contract: ContractDocument): string {
  const lines = contract.operations.map((operation) => {
    const names = operation.parameters.filter(({ schema }) => 'default' in schema).map(({ name }) => `'${name}'`);
    return `  ${operation.id}: ${names.join(' | ') || 'never'};`;
  });
  return `${banner}
/** Parameters with a default in the contract: always there once a request was validated. */
export interface DefaultedParameters {
${lines.join('\n')}
}
`;
}

/** The schemas that forms submit, each with the definitions it refers to. */
function formsFile(contract: ContractDocument): string {
  const skipped = new Set(['description', 'x-form']);

  function copy(node: unknown, used: Set<string>): unknown {
    if (Array.isArray(node)) return node.map((item) => copy(item, used));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => {
        if (key === '$ref' && typeof value === 'string') {
          const name = value.slice(reference.length);
          used.add(name);
          return [[key, `#/$defs/${name}`]];
        }
        // A property may be named "description"; only the keyword, whose value is a string, is removed.
        return skipped.has(key) && typeof value !== 'object' ? [] : [[key, copy(value, used)]];
      }),
    );
  }

  function selfContained(schema: Schema): unknown {
    const used = new Set<string>();
    const definitions: Record<string, unknown> = {};
    const top = copy(schema, used);
    // The set grows during the loop, so definitions of definitions are found too.
    for (const name of used) definitions[name] = copy(contract.schemas[name], used);
    return { ...(top as object), $defs: definitions };
  }

  const forms = Object.fromEntries(
    Object.entries(contract.schemas)
      .filter(([, schema]) => schema['x-form'] === true)
      .map(([name, schema]) => [name, selfContained(schema)]),
  );
  return `${banner}
/** JSON Schema (2020-12) of what each form submits. */
export const forms = ${literal(forms)} as const;
`;
}

/** Every page needs the languages but no other list, so a separate file keeps the other lists out of public pages. */
const onEveryPage = 'Language';

/** The enums of the contract as arrays, for code that must iterate over them. */
function enumsFile(contract: ContractDocument, isWanted: (name: string) => boolean): string {
  const lists = Object.entries(contract.schemas).flatMap(([name, schema]) => {
    const values = schema['enum'];
    if (!Array.isArray(values) || !isWanted(name)) return [];
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}${name.endsWith('s') ? 'es' : 's'}`;
    return [`/** Every ${name} of the contract. */\nexport const ${constant} = ${literal(values)} as const;\n`];
  });
  return `${banner}\n${lists.join('\n')}`;
}

/** Limits of the contract that people are shown before they exceed them. */
function limitsFile(contract: ContractDocument): string {
  const propertyOf = (schema: string, property: string) => {
    const { properties } = contract.schemas[schema] as { properties: Record<string, Schema> };
    return properties[property];
  };
  const mostOf = (schema: string, property: string) => literal(propertyOf(schema, property)?.['maxItems']);
  const boundsOf = (schema: string, property: string) => {
    const { minimum, maximum } = propertyOf(schema, property) ?? {};
    return literal({ least: minimum, most: maximum });
  };
  return `${banner}
/** How many people a registration holds at most. */
export const mostPeople = ${mostOf('RegistrationRequest', 'members')};

/** How many parties staff release at once at most. */
export const mostReleases = ${mostOf('ReleaseRequest', 'registrationIds')};

/** How many parties staff remind at once at most. */
export const mostReminders = ${mostOf('BalanceReminderRequest', 'registrationIds')};

/** Most parties of which signatures are asked for, or which are closed, at once. */
export const mostChosen = ${mostOf('ChosenParties', 'registrationIds')};

/** How many characters a shorter text of an event has at most, such as its verse. */
export const mostNote = ${literal(contract.schemas['EventNote']?.['maxLength'])};

/** Most parties to which new prices are applied at once. */
export const mostRepriced = ${mostOf('PriceApplication', 'parties')};

/** How many minutes an online session lasts. */
export const sessionMinutes = ${boundsOf('OnlineSessionContent', 'minutes')} as const;

/** How many people can join an online session, if there is a limit. */
export const sessionPeople = ${boundsOf('OnlineSessionContent', 'maxPeople')} as const;
`;
}

/** Parameters of a list that filter no rows: the page, the order, and the language of its texts. */
const notFilters = new Set(['page', 'pageSize', 'sort', 'lng']);

/** The sort orders and filters of each paginated list. */
function listsFile(contract: ContractDocument): string {
  const lists = contract.operations.flatMap(({ id, parameters }) => {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    if (!query.some(({ name }) => name === 'page')) return [];
    const sort = query.find(({ name }) => name === 'sort')?.schema;
    const orders = (sort?.['enum'] ?? []) as readonly string[];
    const filters = query.filter(({ name }) => !notFilters.has(name));
    // A filter with a default would hide rows from callers that omit it; a boolean that is off filters nothing.
    const hiding = filters.find(({ schema }) => (schema['default'] ?? false) !== false);
    if (hiding) throw new Error(`${id}: the filter '${hiding.name}' must not have a default`);
    const entry = {
      ...(sort && { sort: sort['default'] }),
      sortFields: orders.filter((order) => !order.startsWith('-')),
      filters: filters.map(({ name }) => name),
    };
    return [[id, entry] as const];
  });
  return `${banner}
/** Each list that comes in pages: its usual order, the fields it can be sorted by, and its filters. */
export const lists = ${literal(Object.fromEntries(lists))} as const;
`;
}

async function generate(): Promise<ReadonlyMap<string, string>> {
  const contract = readContract();
  const types = astToString(await openapiTypescript(contractUrl));
  return new Map([
    ['schema.gen.ts', `${banner}\n${types}`],
    ['access.gen.ts', accessFile(contract)],
    ['defaults.gen.ts', defaultsFile(contract)],
    ['forms.gen.ts', formsFile(contract)],
    ['limits.gen.ts', limitsFile(contract)],
    ['lists.gen.ts', listsFile(contract)],
    ['languages.gen.ts', enumsFile(contract, (name) => name === onEveryPage)],
    ['enums.gen.ts', enumsFile(contract, (name) => name !== onEveryPage)],
  ]);
}

function current(name: string): string {
  try {
    return readFileSync(new URL(name, import.meta.url), 'utf8');
  } catch {
    return '';
  }
}

const stale = [...(await generate())].filter(([name, text]) => text !== current(name));
if (process.argv.includes('--check')) {
  for (const [name] of stale)
    console.error(`api/platform/contract/${name} is not what openapi.yaml says; run generate.ts`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, text] of stale) writeFileSync(new URL(name, import.meta.url), text);
}
