/**
 * Installs the exact packages of the lockfile if they are missing or older than it. It runs before every command that a fresh
 * clone may start with, so it must work on Node 20 without any packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
// A symlinked folder belongs to another checkout, where npm would empty it.
const isLinked = lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
const isCurrent =
  isLinked || (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs);

if (!isCurrent) {
  // Use npm's own Node: the installation replaces node_modules/.bin/node, which PATH would find first.
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  if (!npm) {
    console.error('Start this through npm, for example: npm start');
    process.exit(1);
  }
  console.log('Installing the packages (about a minute, once) …');
  const result = spawnSync(node, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('The packages could not be installed; the lines above say why. Is the npm registry reachable?');
    process.exit(result.status ?? 1);
  }
}
