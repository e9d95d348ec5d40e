import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { program, type Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { Places } from './data-directory.ts';
import type { OsUser } from './os-user.ts';
import { startOnWindows, stopOnWindows } from './windows.ts';

/** The server's main process, as described in its postmaster.pid file. */
export type Postmaster = { pid: number; ready: boolean };

/** Returns the running server of this cluster, or undefined if there is none (a stale file does not count). */
export function findPostmaster(places: Places): Postmaster | undefined {
  const lines = readLines(pidFile(places));
  const pid = Number(lines?.[0]);
  if (!lines || !(pid > 0) || !isServerOf(places.cluster, pid)) return undefined;
  return { pid, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Starts the server and waits until it accepts connections. The server is detached, because Ctrl-C in a terminal reaches every
 * process there, and the server must stop after this process, not at the same time.
 * @throws an error with the server's output if the server exits instead
 */
export async function startPostmaster(binaries: Binaries, places: Places, user: OsUser | undefined): Promise<void> {
  if (process.platform === 'win32') return startOnWindows(binaries, places);
  await clearRemains(places);
  const startLog = join(places.root, 'postgres-start.log');
  const output = openSync(startLog, 'w', 0o600);
  const child = spawn(program(binaries, 'postgres'), ['-D', places.cluster, ...settings(places)], {
    cwd: places.home,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  closeSync(output);
  const state: { ended?: string } = {};
  child.once('error', (error) => (state.ended = error.message));
  child.once('exit', (code, signal) => (state.ended = `it ended with ${code ?? signal}`));
  child.unref();
  while (!findPostmaster(places)?.ready) {
    if (state.ended) {
      throw new Error(`The database server did not start: ${state.ended}. ${lastWords(places, startLog)}`);
    }
    await pause(20);
  }
}

/** Returns the server's output from before it opened its log, and the end of its newest log file. */
function lastWords(places: Places, startLog: string): string {
  const logs = join(places.cluster, 'log');
  const files = existsSync(logs) ? readdirSync(logs).map((name) => join(logs, name)) : [];
  const newest = files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs).slice(0, 1);
  return [startLog, ...newest].map((file) => readFileSync(file, 'utf8').slice(-2_000).trim()).join('\n');
}

/** Tells the server to disconnect all clients and stop, and waits until it has stopped. */
export async function stopPostmaster(binaries: Binaries, places: Places): Promise<void> {
  const running = findPostmaster(places);
  if (!running) return;
  if (process.platform === 'win32') return stopOnWindows(binaries, places);
  process.kill(running.pid, 'SIGINT');
  while (findPostmaster(places)?.pid === running.pid) await pause(20);
}

function settings(places: Places): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    // Seven files, one for each day of the week, so that the log never fills the disk. Terse, because a longer message about a
    // violated constraint would quote what people entered.
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_error_verbosity: 'terse',
    // Parallel queries need shared memory that a small container does not have.
    max_parallel_workers_per_gather: '0',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Kills backends that outlived their killed server: they hold its shared memory, and one that waits for a lock of a dead process
 * would wait forever. Also removes the lock files of that server: their process ID may now belong to another program, or to a
 * permanent zombie in a container, and PostgreSQL cannot tell. Linux only: other systems do not show which server a process
 * belongs to.
 */
async function clearRemains(places: Places): Promise<void> {
  if (process.platform !== 'linux') return;
  rmSync(pidFile(places), { force: true });
  rmSync(join(places.socket, '.s.PGSQL.5432.lock'), { force: true });
  const orphans = () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isServerOf(places.cluster, pid));
  for (let found = orphans(); found.length > 0; found = orphans()) {
    for (const pid of found) tryKill(pid, 'SIGKILL');
    await pause(10);
  }
}

/** Every process of a server runs in the cluster's directory. On systems that do not show it, any live process counts. */
function isServerOf(cluster: string, pid: number): boolean {
  if (process.platform !== 'linux') return tryKill(pid, 0);
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    return false;
  }
}

function tryKill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function pidFile(places: Places): string {
  return join(places.cluster, 'postmaster.pid');
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
