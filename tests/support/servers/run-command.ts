import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('../../../api/platform/commands/', import.meta.url));

interface CommandSurroundings {
  /** The working directory, without a .env file. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  /** The text on standard input. */
  readonly typed?: string;
}

/** Runs a command as npm does, in its own process, until it ends. */
export async function runCommand(
  command: string,
  given: readonly string[],
  { directory, env, typed = '' }: CommandSurroundings,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [join(folder, `${command}.ts`), ...given], {
    cwd: directory,
    env: { PATH: process.env['PATH'], ...env },
  });
  child.stdin.end(typed);
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { code, output, errors };
}

/** Returns the DATABASE_URL of a test's database. */
export function databaseAddress({ host, port, user, password, database }: pg.PoolConfig): string {
  const address = new URL(`postgres://localhost/${String(database)}`);
  address.username = user ?? '';
  address.password = typeof password === 'string' ? password : '';
  if (port !== undefined) address.port = String(port);
  if (host !== undefined) address.searchParams.set('host', host);
  return address.href;
}
