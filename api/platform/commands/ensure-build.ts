import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../pages/build.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = [
  'app/**/*',
  'design-system/**/*',
  'api/*/rules.ts',
  'api/platform/contract/*.gen.ts',
  'package-lock.json',
];
const product = `${root}dist/server/entry-server.js`;

function isCurrent(): boolean {
  if (!isBuilt()) return false;
  const builtAt = statSync(product).mtimeMs;
  return globSync(sources, { cwd: root }).every((file) => statSync(`${root}${file}`).mtimeMs <= builtAt);
}

/** Builds the site if it is not built or its sources are newer. */
export function ensureBuild(): void {
  if (isCurrent()) return;
  console.log('Building the site (a few seconds, after changes only) …');
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
    stdio: 'inherit',
    cwd: root,
  });
  if (status !== 0) throw new Error('The site could not be built; the lines above say why.');
}
