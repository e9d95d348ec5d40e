import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/* Constructs that must not occur anywhere in the program's source. */

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync(['api/**/*.ts', 'app/**/*.{ts,tsx}', 'design-system/**/*.{ts,tsx}'], {
  exclude: ['**/*.test.*', '**/*.stories.tsx', '**/*.gen.ts'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const onServer = sources.filter(({ file }) => file.startsWith('api/') && !file.startsWith('api/demo/'));

function filesWith(pattern: RegExp, among = sources): string[] {
  return among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string; readonly link?: boolean }>
  >;
}

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;

test('the source is found', () => {
  expect(onServer.length).toBeGreaterThan(100);
});

test('every call of another server refuses redirects', () => {
  const calls = onServer.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w.])fetch\(/g)].map(({ index }) => ({ file, call: text.slice(index, index + 600) })),
  );
  expect(calls.length).toBeGreaterThan(3);
  for (const { file, call } of calls) expect(call, file).toContain("redirect: 'error'");
  expect(
    filesWith(/from '(?:node:https?|undici|axios|got|node-fetch)'/, onServer).filter((file) => !isServer(file)),
  ).toEqual([]);
});

test('only the modules of these services call another server', () => {
  expect(filesWith(/(?<![\w.])fetch\(/, onServer).toSorted()).toEqual([
    'api/live/platform.ts',
    'api/meetings/calls.ts',
    'api/meetings/provider.ts',
    'api/payments/paypal/client.ts',
  ]);
});

test('no text is run as code', () => {
  expect(filesWith(/\beval\(|new Function\b|from 'node:vm'|set(?:Timeout|Interval)\(\s*['"`]/)).toEqual([]);
});

test('no form prevents pasting, and no window listens for messages from another one', () => {
  // The entry grid reads pasted tables; a single value goes into its cell as usual.
  expect(filesWith(/\bonPaste=|'paste'/)).toEqual(['design-system/components/EntryGrid/EntryGrid.tsx']);
  // Only workers listen, to the pages that started them.
  const listening = filesWith(/(?:window|globalThis|self|document)\??\.(?:addEventListener\(\s*'message'|onmessage)/);
  expect(listening).toContain('app/platform/offline/service-worker.ts');
  expect(listening.filter((file) => !/[.-]worker\.ts$/.test(file))).toEqual([]);
});

/** Modules that accept requests need the types of `node:http`; none of them sends any. */
function isServer(file: string): boolean {
  return !/\bhttps?\.(?:get|request)\(|\brequest\(\s*\{/.test(readFileSync(file, 'utf8'));
}

test('nothing turns the verification of certificates off', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});

test('texts with placeholders come from the catalogs alone, never from input', () => {
  expect(filesWith(/\butil\.format|\bformat(?:WithOptions)?\b[^']*from 'node:util'|new IntlMessageFormat/)).toEqual([]);
});

test('chance for secrets, hashes and signatures come from Node and the browser alone', () => {
  expect(filesWith(/Math\.random/, onServer)).toEqual([]);
  expect(filesWith(/create(?:Hash|Hmac)\('(?!sha256')/)).toEqual([]);
  expect(filesWith(/import \{[^}]*\bhash\b[^}]*\} from 'node:crypto'[^]*(?<![\w.])hash\((?!'sha256')/)).toEqual([]);
  expect(filesWith(/\bhash as\b|crypto\.hash\(/)).toEqual([]);
  expect(
    Object.keys(dependencies).filter((name) =>
      /crypt|jose|jsonwebtoken|forge|nacl|elliptic|sjcl|bcrypt|argon/.test(name),
    ),
  ).toEqual([]);
});

test('pages load no plug-ins and write no markup by themselves', () => {
  expect(filesWith(/<(?:object|embed|applet)\b|document\.write|ActiveXObject/)).toEqual([]);
});

test('the site redirects nothing to HTTPS', () => {
  expect(filesWith(/redirect\([^)]*https:|Location'?,\s*[`']https:/, onServer)).toEqual([]);
});

test('an account has no secret question, no password hint and no password expiration', () => {
  const { components } = parse(readFileSync('openapi.yaml', 'utf8')) as {
    components: { schemas: Readonly<Record<string, { readonly properties?: object }>> };
  };
  const names = Object.values(components.schemas).flatMap(({ properties }) => Object.keys(properties ?? {}));
  expect(names).toContain('password');
  expect(names.filter((name) => /secret|hint|password(?:End|Expir|Age)/i.test(name))).toEqual([]);
});

test('every package has one exact version, and the lock file its checksum', () => {
  const named = { ...dependencies, ...devDependencies, ...optionalDependencies };
  for (const [name, version] of Object.entries(named)) expect(version, name).toMatch(/^(?:npm:\S+@)?\d+\.\d+\.\d+/);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && integrity === undefined);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
