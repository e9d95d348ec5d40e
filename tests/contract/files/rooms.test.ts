import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Returns the folders directly below a folder. */
function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Domains without a server part: their texts are files of the app. Also the stories of screens. */
const appOnly = ['content', 'home', 'public', 'stories'];

/** Domains of the API without a folder in the app: they show on the screens of others; `user-desk` is in `users` there. */
const withoutScreens = [
  'access',
  'church-year',
  'live',
  'people',
  'pricing',
  'rooms',
  'signatures',
  'site',
  'user-desk',
];

/** Domains of the API that are tested with others: registrations, waiver, and users. */
const testedElsewhere = ['people', 'signatures', 'user-desk'];

test('the app and the API tests use the API’s domain names', () => {
  const domains = foldersOf('api');
  expect(domains).toContain('platform');
  expect(foldersOf('app').filter((name) => !domains.includes(name) && !appOnly.includes(name))).toEqual([]);
  expect(foldersOf('tests/api').filter((name) => !domains.includes(name))).toEqual([]);
  expect(domains.filter((name) => !foldersOf('app').includes(name))).toEqual(withoutScreens);
  expect(domains.filter((name) => !foldersOf('tests/api').includes(name))).toEqual(testedElsewhere);
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

/** Returns which domains below a folder use which other domains' ports, as arrows: 'payments -> registrations'. */
function arrowsOf(folder: 'api' | 'app', imported: RegExp): Set<string> {
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
  return uses;
}

/** Returns the domains that use each other, directly or through others. */
function onCycles(arrows: ReadonlySet<string>): string[] {
  let left = [...arrows].map((arrow) => arrow.split(' -> '));
  for (;;) {
    const from = new Set(left.map(([name]) => name));
    const to = new Set(left.map(([, name]) => name));
    const held = left.filter(([user, used]) => to.has(user) && from.has(used));
    if (held.length === left.length) return [...from].filter((name) => name !== undefined).toSorted();
    left = held;
  }
}

test('a cycle of domains is found at any length', () => {
  expect(onCycles(new Set(['a -> b', 'b -> c', 'c -> a', 'a -> d', 'e -> a']))).toEqual(['a', 'b', 'c']);
  expect(onCycles(new Set(['a -> b', 'b -> c', 'a -> c']))).toEqual([]);
});

test('no domains of the API use each other, directly or through others', () => {
  const arrows = arrowsOf('api', / from '(\..+\/port\.ts)'/g);
  expect(arrows).toContain('payments -> registrations');
  expect(onCycles(arrows)).toEqual([]);
});

test('no domains of the app use each other, directly or through others', () => {
  const arrows = arrowsOf('app', /(?: from |import\()'(\..+\/port\/[^']+)'/g);
  expect(arrows).toContain('registrations -> payments');
  expect(onCycles(arrows)).toEqual([]);
});

/**
 * Returns which folders use which others, as arrows between the two that lie beside each other: 'change -> mail'. A folder and those in
 * it are one room, and a port may show what lies behind it. Tests, stories, the demo and commands use everything.
 */
function arrowsBetweenRooms(): Set<string> {
  const arrows = new Set<string>();
  for (const file of projectFiles()) {
    if (!/\.tsx?$/.test(file) || /^(tests|\.storybook)\/|\.(test|stories)\.|\/(demo|commands)\//.test(file)) continue;
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/ from '(\..+)'/g)) {
      const [from, to] = [dirname(file), dirname(normalize(join(dirname(file), path)))].map((folder) =>
        folder.split('/'),
      );
      if (!from || !to) continue;
      const split = from.findIndex((name, level) => name !== to[level]);
      if (split < 2 || split >= to.length) continue;
      const [user, used] = [from, to].map((names) => names.slice(0, split + 1).join('/'));
      if (user === undefined || used === undefined || /\/port$/.test(user) || /\/port$/.test(used)) continue;
      arrows.add(`${user} -> ${used}`);
    }
  }
  return arrows;
}

test('no two rooms beside each other use each other', () => {
  const arrows = arrowsBetweenRooms();
  expect(arrows).toContain('api/registrations/change -> api/registrations/write');
  const pairs = [...arrows].filter((arrow) => arrows.has(arrow.split(' -> ').toReversed().join(' -> ')));
  expect(pairs).toEqual([]);
});

/** Migrations are grouped by number, because their order matters and not their activity. */
const isNumbered = (folder: string) => folder.startsWith('api/platform/data/migrations/');
const most = 15;

test(`no folder holds more than ${String(most)} files`, () => {
  const counts = Map.groupBy(projectFiles(), (file) => dirname(file));
  const full = [...counts].filter(([folder, held]) => held.length > (isNumbered(folder) ? 25 : most));
  expect(full.map(([folder, held]) => `${folder}: ${String(held.length)}`)).toEqual([]);
});
