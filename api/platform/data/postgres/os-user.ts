import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system's user that runs the server, if it is not our own. */
export type OsUser = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root: then it runs as postgres, or else as nobody. Undefined for any other user.
 * @throws when root has neither of the two.
 */
export function serverUser(): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = users.find(([name]) => name === wanted);
    if (found) return { name: wanted, uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a user postgres nor nobody.');
}

/** Whether the user can pass through every directory above the path. Considers only mode bits. */
export function canReach(user: OsUser, path: string): boolean {
  for (let directory = dirname(path); ; directory = dirname(directory)) {
    const found = statSync(directory, { throwIfNoEntry: false });
    if (found && !allows(found, user, 0o1)) return false;
    if (directory === dirname(directory)) return true;
  }
}

/** Whether the user may reach the file and run it. */
export function canRun(user: OsUser, file: string): boolean {
  return canReach(user, file) && allows(statSync(file), user, 0o5);
}

function allows(found: { uid: number; gid: number; mode: number }, user: OsUser, bits: number): boolean {
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0;
  return ((found.mode >> shift) & bits) === bits;
}
