import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setAside } from './earlier-files.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'earlier-'));
  folder = join(root, 'assets');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Builds these files into an emptied folder, as the bundler does, one second apart; `at` is in seconds since 1970. */
function build(files: Record<string, string>, at: number): void {
  const putBack = setAside(folder, join(root, 'aside'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  Object.entries(files).forEach(([name, content], second) => {
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), at + second, at + second);
  });
  putBack();
}

test('files of earlier builds stay beside the new ones, with their compressed forms', () => {
  build({ 'a-1.js': 'one', 'a-1.js.br': 'one, small', 'b-1.js': 'same' }, 1000);
  build({ 'a-2.js': 'two', 'b-1.js': 'same again' }, 2000);
  expect(readdirSync(folder).sort()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'b-1.js']);
  expect(readFileSync(join(folder, 'b-1.js'), 'utf8')).toBe('same again');
  expect(readdirSync(root)).toEqual(['assets']);
});

test('deletes the oldest files beyond the limit', () => {
  build(Object.fromEntries(Array.from({ length: 302 }, (_, number) => [`a-${String(number)}.js`, ''])), 1000);
  build({ 'b.js': '' }, 2000);
  const left = readdirSync(folder);
  expect(left).toHaveLength(301);
  expect(left).not.toContain('a-1.js');
  expect(left).toContain('a-2.js');
});

test('a failed build loses no earlier files', () => {
  build({ 'a-1.js': 'one' }, 1000);
  setAside(folder, join(root, 'aside'));
  build({ 'a-2.js': 'two' }, 2000);
  expect(readdirSync(folder).sort()).toEqual(['a-1.js', 'a-2.js']);
});
