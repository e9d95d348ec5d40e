import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SmtpNews } from './serve-smtp.ts';

const script = fileURLToPath(new URL('serve-smtp.ts', import.meta.url));

/** An email and the time it arrived, by the clock of this process, in ms. */
interface Arrival {
  readonly to: string;
  readonly at: number;
}

/**
 * Starts the mail server in its own process.
 * @param prefix the start of the addresses whose first email is kept
 */
export async function startSmtpProcess(prefix: string) {
  const child = fork(script, [prefix]);
  const arrivals: Arrival[] = [];
  let first = '';
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  child.on('message', (news: SmtpNews) => {
    if (news.kind === 'port') return;
    arrivals.push({ to: news.to, at: performance.now() });
    first ||= news.first ?? '';
  });
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    arrivals: (fits: (to: string) => boolean): Arrival[] => arrivals.filter(({ to }) => fits(to)),
    /** The whole email that was kept; empty before it arrives. */
    first: () => first,
    /** Waits until this many matching emails have arrived. */
    async waitFor(fits: (to: string) => boolean, count: number, seconds: number): Promise<void> {
      const end = performance.now() + seconds * 1000;
      while (arrivals.filter(({ to }) => fits(to)).length < count) {
        if (performance.now() > end) throw new Error(`Only some of ${String(count)} emails came`);
        await pause(50);
      }
    },
    async stop(): Promise<void> {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

export type SmtpProcess = Awaited<ReturnType<typeof startSmtpProcess>>;
