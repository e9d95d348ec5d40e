import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getFileInfo } from 'prettier';
import { expect, test } from 'vitest';
import storybook from '../../../.storybook/main.ts';

/* Files that a tool would silently skip. */

const root = join(import.meta.dirname, '../../..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Generated files, and texts that are quoted exactly or set by hand. */
const unformatted =
  /\.gen\.ts$|^package-lock\.json$|^app\/content\/(texts|pages)\/|^api\/waiver\/texts\/|^\.storybook\/public\//;

test('Prettier formats every file that it knows', async () => {
  const skipped: string[] = [];
  for (const file of files.filter((name) => /\.(tsx?|js|cjs|css|json|md|mdx|ya?ml|html)$/.test(name))) {
    const { ignored } = await getFileInfo(join(root, file), { ignorePath: join(root, '.prettierignore') });
    if (ignored) skipped.push(file);
  }
  expect(skipped.filter((file) => !unformatted.test(file))).toEqual([]);
  expect(skipped).toContain('package-lock.json');
});

const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'));

/** Returns the story files that patterns match, relative to the project. */
function matched(patterns: readonly string[], folder: string): string[] {
  const found = globSync([...patterns], { cwd: join(root, folder) });
  return found.map((file) => relative(root, join(root, folder, file))).filter((file) => storyFiles.includes(file));
}

test('Storybook finds every story', () => {
  const patterns = storybook.stories as readonly string[];
  expect(matched(patterns, '.storybook').toSorted()).toEqual(storyFiles.toSorted());
});

test('the checks of stories find every story', () => {
  const source = readFileSync(join(root, '.storybook/checks/stories.ts'), 'utf8');
  const patterns = [...source.matchAll(/'(\.\.[^']*\.stories\.tsx)'/g)].map(([, pattern = '']) => pattern);
  expect(matched(patterns, '.storybook/checks').toSorted()).toEqual(storyFiles.toSorted());
});
