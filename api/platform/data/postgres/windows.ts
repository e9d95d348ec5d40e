/*
 * The differences on Windows, written from the documentation and not yet tested there. postgres.exe refuses to run as an
 * administrator, so pg_ctl drops those rights before it starts the server. There is no private Unix socket, so the server listens
 * on a free local port with a password.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { program, type Binaries } from './binaries.ts';
import { run } from './cluster.ts';
import { portFile, savedPort } from './connection.ts';
import type { Places } from './data-directory.ts';

/** @throws an error with pg_ctl's output if the server does not start */
export async function startOnWindows(binaries: Binaries, places: Places): Promise<void> {
  const port = await freePort(savedPort(places)).catch(() => freePort(0));
  writeFileSync(portFile(places), String(port));
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c log_error_verbosity=terse`;
  const log = join(places.home, 'server.log');
  await control(binaries, places, ['start', '-w', '-l', log, '-o', options]);
}

/** @throws an error with pg_ctl's output if the server does not stop */
export function stopOnWindows(binaries: Binaries, places: Places): Promise<void> {
  return control(binaries, places, ['stop', '-w', '-m', 'fast']);
}

async function control(binaries: Binaries, places: Places, args: string[]): Promise<void> {
  const { code, output } = await run(program(binaries, 'pg_ctl'), ['-D', places.cluster, ...args], places, undefined);
  if (code !== 0) throw new Error(`pg_ctl ${args[0]} failed: ${output}`);
}

/** Resolves to the port if it is free or, for 0, to any free port. */
function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
