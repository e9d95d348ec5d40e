import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFlags } from '../support/commands/start-flags.ts';

const root = join(import.meta.dirname, '../..');

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Polls until the check returns true. Throws after a minute. */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await check().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`${what} did not happen within a minute`);
}

/** Starts one process of the site like the systemd unit and the container, and waits until it can serve. */
export async function startSite(port: number, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...startFlags, 'api/platform/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(`The site on port ${String(port)}`, async () => {
    const { ok } = await fetch(`http://127.0.0.1:${String(port)}/api/health`);
    return ok;
  });
  return child;
}

/** Shuts a process down cleanly. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** A response through the proxy. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Sends requests to the proxy like a visitor; the proxy's certificate is only for this test. */
export function visitorOf(port: number) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: 'www.example.org' });
  return {
    ask: (path: string, method = 'GET', body?: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const headers = { Host: 'www.example.org', ...(body !== undefined && { 'Content-Type': 'application/json' }) };
        const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
          response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
        });
        sent.on('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}
