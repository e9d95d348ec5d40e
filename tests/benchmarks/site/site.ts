import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('serve-site.ts', import.meta.url));

/** The built site in a process of its own. */
interface BenchmarkSite {
  readonly url: string;
  /** What its process has used until now: processor time in ms, memory in bytes. */
  readonly used: () => Promise<{ readonly processorMs: number; readonly memory: number }>;
  readonly stop: () => Promise<void>;
}

/** Starts the built site and waits until it answers. Its log is written as in production, and read by nobody. */
export async function startBuiltSite(beginning?: string): Promise<BenchmarkSite> {
  const child = fork(script, beginning === undefined ? [] : [beginning], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => {
      throw new Error(`The site ended with ${String(code)} before it answered; is it built?`);
    }),
  ])) as [string];
  return {
    url,
    used: async () => {
      child.send('used');
      return ((await once(child, 'message')) as [{ processorMs: number; memory: number }])[0];
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}
