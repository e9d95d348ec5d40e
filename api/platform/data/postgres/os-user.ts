import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system user that runs the server, if it is not the current user. */
export type OsUser = { name: string; uid: number; gid: number };

/**
 * Returns the user to run the server as if this process is root, because PostgreSQL refuses to run as root: postgres, or else
 * nobody. Returns undefined if the process is not root.
 * @throws if the system has neither of these users
 */
export function serverUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = users.find(([name]) => name === wanted);
    if (found) return { name: wanted, uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a user postgres nor nobody.');
}

/** Whether the user can traverse every directory above the path. Considers only mode bits. */
export function canReach(user: OsUser, path: string): boolean {
  for (let directory = dirname(path); ; directory = dirname(directory)) {
    const found = statSync(directory, { throwIfNoEntry: false });
    if (found && !allows(found, user, 0o1)) return false;
    if (directory === dirname(directory)) return true;
  }
}

/** Whether the user can reach the file and run it. */
export function canRun(user: OsUser, file: string): boolean {
  return canReach(user, file) && allows(statSync(file), user, 0o5);
}

function allows(found: { uid: number; gid: number; mode: number }, user: OsUser, bits: number): boolean {
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0;
  return ((found.mode >> shift) & bits) === bits;
}
