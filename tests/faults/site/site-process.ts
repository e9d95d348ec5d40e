import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { SiteOrders } from './serve-site.ts';

const script = fileURLToPath(new URL('serve-site.ts', import.meta.url));
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/faults', import.meta.url));

/** A site with a fixed URL that can be killed and restarted. */
export interface KillableSite {
  readonly url: string;
  readonly processId: () => number;
  /** Starts it, and waits until it is ready. */
  readonly start: () => Promise<void>;
  /** Kills it at once, like a failing machine. */
  readonly kill: () => Promise<void>;
  /** Shuts it down cleanly. */
  readonly stop: () => Promise<void>;
  /** Adjusts its clock by this many ms. */
  readonly setClock: (ms: number) => void;
}

/** A free port: the URL stays the same when the site is restarted. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Creates a site that is not started yet.
 * @param program the script that serves it, if it belongs to another version
 */
export async function createKillableSite(orders: Omit<SiteOrders, 'port'>, program = script): Promise<KillableSite> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    await exited;
  };

  return {
    url: `http://127.0.0.1:${String(port)}`,
    processId: () => child?.pid ?? 0,
    start: async () => {
      child = fork(program, [JSON.stringify({ ...orders, port })], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        execArgv: [],
        // The site is started hundreds of times.
        env: { ...process.env, NODE_COMPILE_CACHE: compiled },
      });
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(([code]) => {
          throw new Error(`The site ended with ${String(code)} before it answered`);
        }),
      ]);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    setClock: (ms) => child?.send(ms),
  };
}
