import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The folders directly below a folder. */
function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Domains that only readers see: their words are files of the app, and the API keeps nothing of them; and the stories of screens. */
const appOnly = ['content', 'home', 'public', 'stories'];

test('the app and the tests of the API use the API’s names of the domains', () => {
  const domains = foldersOf('api');
  expect(domains).toContain('platform');
  expect(foldersOf('app').filter((name) => !domains.includes(name) && !appOnly.includes(name))).toEqual([]);
  expect(foldersOf('tests/api').filter((name) => !domains.includes(name))).toEqual([]);
  expect(foldersOf('tests/api/platform').filter((name) => !['durability'].includes(name))).toEqual(
    foldersOf('tests/api/platform').filter((name) => foldersOf('api/platform').includes(name)),
  );
});

/** Lists that only grow at their end, and files of content: nobody searches them by their number. */
const lists = ['api/platform/data/migrations', 'app/content/pages'];
const most = 16;

test(`no folder holds more than ${String(most)} files`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts = Map.groupBy(
    files.split('\n').filter((file) => /^(api|app|tests)\//.test(file)),
    (file) => dirname(file),
  );
  const full = [...counts].filter(([folder, held]) => held.length > most && !lists.includes(folder));
  expect(full.map(([folder, held]) => `${folder}: ${String(held.length)}`)).toEqual([]);
});
