import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { program, type Binaries } from './binaries.ts';
import { passwordFile, superuser } from './connection.ts';
import type { Places } from './data-directory.ts';
import type { OsUser } from './os-user.ts';

/** Creates the cluster if there is none yet. An interrupted attempt leaves nothing that could be mistaken for a cluster. */
export async function ensureCluster(binaries: Binaries, places: Places, user: OsUser | undefined): Promise<void> {
  if (existsSync(places.cluster)) return;
  const unfinished = `${places.cluster}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  const flags = [...localeFlags(binaries.major), ...accessFlags(places), '--data-checksums', '--encoding=UTF8'];
  const { code, output } = await run(program(binaries, 'initdb'), [`--pgdata=${unfinished}`, ...flags], places, user);
  if (code !== 0) throw new Error(`The database could not be set up in ${unfinished}: ${output}`);
  renameSync(unfinished, places.cluster);
}

/** The built-in provider (PostgreSQL 17) is the same on every system; older versions use the C.UTF-8 of the system. */
function localeFlags(major: number): string[] {
  if (major < 17) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

/** The socket's 0700 directory restricts access. Windows uses a TCP port instead, so it also needs a password. */
function accessFlags(places: Places): string[] {
  if (process.platform !== 'win32') return [`--username=${superuser}`, '--auth=trust'];
  writeFileSync(passwordFile(places), randomBytes(24).toString('hex'), { mode: 0o600 });
  return [`--username=${superuser}`, '--auth=scram-sha-256', `--pwfile=${passwordFile(places)}`];
}

/** Runs a program as the server's user and returns its exit status and output. */
export function run(file: string, args: string[], places: Places, user: OsUser | undefined) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: places.home,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/**
 * Passes only the paths of programs to the server. The rest of our environment contains secrets, and PG* variables would change
 * the server's behavior.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, LC_MESSAGES: 'C', ...(SystemRoot && { SystemRoot }) };
}
