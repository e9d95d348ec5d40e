import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Returns the folders directly below a folder. */
function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Domains without a server part: their texts are files of the app. Also the stories of screens. */
const appOnly = ['content', 'home', 'public', 'stories'];

test('the app and the API tests use the API’s domain names', () => {
  const domains = foldersOf('api');
  expect(domains).toContain('platform');
  expect(foldersOf('app').filter((name) => !domains.includes(name) && !appOnly.includes(name))).toEqual([]);
  expect(foldersOf('tests/api').filter((name) => !domains.includes(name))).toEqual([]);
  expect(foldersOf('tests/api/platform').filter((name) => !['durability'].includes(name))).toEqual(
    foldersOf('tests/api/platform').filter((name) => foldersOf('api/platform').includes(name)),
  );
});

/** Returns every project file that git tracks or would add. */
function projectFiles(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(api|app|design-system|tests|\.storybook)\//.test(file) && existsSync(join(root, file)));
}

/** Returns the pairs of domains below a folder that use each other, based on imports of other domains' ports. */
function mutualPairs(folder: 'api' | 'app', imported: RegExp): { uses: Set<string>; pairs: string[] } {
  const uses = new Set<string>();
  for (const file of projectFiles()) {
    const [, domain = 'platform'] =
      new RegExp(String.raw`^${folder}/([^/]+)/.+(?<!\.(test|stories))\.tsx?$`).exec(file) ?? [];
    if (['platform', 'demo', 'stories'].includes(domain)) continue;
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const [, used] = normalize(join(dirname(file), path)).split('/');
      if (used !== undefined && used !== domain) uses.add(`${domain} -> ${used}`);
    }
  }
  const pairs = [...uses].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    return from < to && uses.has(`${to} -> ${from}`) ? [`${from} <-> ${to}`] : [];
  });
  return { uses, pairs: pairs.toSorted() };
}

test('no two domains of the API use each other', () => {
  const { uses, pairs: found } = mutualPairs('api', / from '(\..+\/port\.ts)'/g);
  expect(uses).toContain('payments -> registrations');
  expect(found).toEqual([]);
});

test('no two domains of the app use each other', () => {
  const { uses, pairs: found } = mutualPairs('app', /(?: from |import\()'(\..+\/port\/[^']+)'/g);
  expect(uses).toContain('registrations -> payments');
  expect(found).toEqual([]);
});

/** Migrations are grouped by number, because their order matters and not their activity. */
const isNumbered = (folder: string) => folder.startsWith('api/platform/data/migrations/');
const most = 15;

test(`no folder holds more than ${String(most)} files`, () => {
  const counts = Map.groupBy(projectFiles(), (file) => dirname(file));
  const full = [...counts].filter(([folder, held]) => held.length > (isNumbered(folder) ? 25 : most));
  expect(full.map(([folder, held]) => `${folder}: ${String(held.length)}`)).toEqual([]);
});
