import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { canReach, serverUser, type OsUser } from './os-user.ts';

/**
 * Returns a checkout's default data directory. It is inside the checkout, so that two checkouts never share a server. For root, if
 * the server's own user cannot reach the checkout, it is under /var/lib and named after the checkout.
 */
export function defaultDataDirectory(checkout: string): string {
  const inside = join(resolve(checkout), 'data');
  const user = serverUser();
  if (!user || canReach(user, join(inside, 'postgres'))) return inside;
  return join('/var/lib', `${basename(resolve(checkout))}-${shortHash(resolve(checkout))}`);
}

/** The paths of one server. */
export type Places = {
  /** The data directory itself, with files that only the launcher writes: its lock, copied programs and startup output. */
  root: string;
  lock: string;
  /** Belongs to the server, mode 0700. */
  home: string;
  cluster: string;
  socket: string;
};

/**
 * Creates the directories of a server and returns their paths.
 * @throws if the server's user cannot reach the data directory
 */
export function preparePlaces(dataDirectory: string, user: OsUser | undefined): Places {
  // 0711: the server's user must be able to pass through but not to list the other contents.
  if (mkdirSync(dataDirectory, { recursive: true, mode: 0o711 }) !== undefined) chmodSync(dataDirectory, 0o711);
  const root = realpathSync(dataDirectory);
  const home = join(root, 'postgres');
  if (user && !canReach(user, home)) {
    throw new Error(
      `The database cannot be kept in ${root}: as root, PostgreSQL runs as the user ${user.name}, who cannot reach ` +
        'that directory. Set DATA_DIR to another one, such as a directory under /var/lib.',
    );
  }
  makePrivate(home, user);
  const socket = socketDirectory(home);
  if (process.platform !== 'win32') makePrivate(socket, user);
  return { root, lock: join(root, 'postgres.lock'), home, cluster: join(home, 'pgdata'), socket };
}

/** Falls back to /tmp: a socket's path is at most 103 bytes on macOS, and the server option allows no unusual characters. */
function socketDirectory(home: string): string {
  const inside = join(home, 'run');
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= 103 && /^[\w./-]+$/.test(inside);
  return fits ? inside : `/tmp/pg-${shortHash(home)}`;
}

/** @throws if the directory exists and belongs to another user, which any user could bring about in /tmp */
function makePrivate(directory: string, user: OsUser | undefined): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const found = lstatSync(directory);
  const owner = user?.uid ?? process.getuid?.();
  if (!found.isDirectory()) throw new Error(`${directory} is not a directory.`);
  if (found.uid === process.getuid?.() && user) chownSync(directory, user.uid, user.gid);
  else if (found.uid !== owner) throw new Error(`${directory} belongs to another user of this machine.`);
  chmodSync(directory, 0o700);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
