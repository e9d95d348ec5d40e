import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('run-site.ts', import.meta.url));

/** A server in its own process. */
export interface SiteProcess {
  readonly url: string;
  /** From the start to the first answer, in ms. */
  readonly startedIn: number;
  /** Kills it at once, as a machine failure would. */
  readonly kill: () => Promise<void>;
  /** Shuts it down gracefully. */
  readonly stop: () => Promise<void>;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/**
 * Starts a server on a data directory and waits until it answers.
 * @param now the constant time of its clock
 */
export async function startSite(dataDirectory: string, now: string): Promise<SiteProcess> {
  const began = performance.now();
  const child = fork(script, [dataDirectory, now], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const [url] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${String(code)} before it answered`);
    }),
  ])) as [string];
  await fetch(`${url}/api/health`);
  return {
    url,
    startedIn: performance.now() - began,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}
