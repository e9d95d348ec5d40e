import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { UserType } from '../../../api/access/rules.ts';
import { startFlags } from '../../support/commands/start-flags.ts';

const script = fileURLToPath(new URL('serve-site.ts', import.meta.url));

/** The questions that the site's process answers. */
export type Question =
  | { readonly about: 'used' }
  | { readonly about: 'session'; readonly userType: UserType }
  | { readonly about: 'fill'; readonly rows: number };

/** The built site in its own process. */
export interface BenchmarkSite {
  readonly url: string;
  /** Resources its process has used so far: CPU time in ms, memory in bytes. */
  readonly used: () => Promise<{ readonly processorMs: number; readonly memory: number }>;
  /** Opens a session for a new user of this type. */
  readonly openSession: (userType: UserType) => Promise<{ readonly token: string; readonly user: unknown }>;
  /** Adds this many rows to each staff list. */
  readonly fill: (rows: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the built site and waits until it answers. Its log is written as in production and discarded. */
export async function startBuiltSite(beginning?: string): Promise<BenchmarkSite> {
  const child = fork(script, beginning === undefined ? [] : [beginning], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...startFlags],
  });
  const exited = once(child, 'exit');
  const [url] = (await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => {
      throw new Error(`The site ended with ${String(code)} before it answered; is it built?`);
    }),
  ])) as [string];
  const ask = async (question: Question): Promise<unknown> => {
    child.send(question);
    const [answer] = (await once(child, 'message')) as [unknown];
    return answer;
  };
  return {
    url,
    used: async () => (await ask({ about: 'used' })) as { processorMs: number; memory: number },
    openSession: async (userType) => (await ask({ about: 'session', userType })) as { token: string; user: unknown },
    fill: async (rows) => {
      await ask({ about: 'fill', rows });
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}
