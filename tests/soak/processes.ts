import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createKillableSite, freePort, type KillableSite } from '../faults/site/site-process.ts';
import type { SiteOrders } from '../faults/site/serve-site.ts';

/** A process of the site, with the URL of its metrics. */
export interface SiteProcess extends KillableSite {
  readonly metricsUrl: string;
}

/** A request to the site. */
export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The final response. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Processes behind a client that acts like the proxy in front of them. */
export interface Processes {
  readonly all: readonly SiteProcess[];
  /**
   * Tries one process after another. If a process does not respond or says that the site is unavailable, the next one is tried,
   * for as long as people have patience. Status 0 means that all attempts failed.
   */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Number of repeated requests. */
  readonly askedAgain: () => number;
  readonly close: () => Promise<void>;
}

/** How long a visitor keeps trying, in ms; longer than any fault here lasts. */
const patience = 60_000;

/** Creates this many processes. The caller must start each one. */
export async function createProcesses(count: number, orders: Omit<SiteOrders, 'port'>): Promise<Processes> {
  const all: SiteProcess[] = [];
  for (let number = 0; number < count; number += 1) {
    const metricsPort = String(await freePort());
    const env = { ...orders.env, METRICS_PORT: metricsPort };
    const site = await createKillableSite({ ...orders, env });
    all.push({ ...site, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` });
  }
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let askedAgain = 0;
  let network = 0;

  const askOne = ({ url }: SiteProcess, question: Question, from: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', path, headers, body } = question;
      const json = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(`${url}${path}`, {
        agent,
        method,
        timeout: patience,
        headers: {
          ...headers,
          'X-Forwarded-For': from,
          ...(json !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) }),
        },
      });
      sent.once('error', reject);
      sent.once('timeout', () => sent.destroy(new Error('no answer')));
      sent.once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('close', () => {
          if (response.complete) resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          else reject(new Error('cut off'));
        });
      });
      sent.end(json);
    });

  return {
    all,
    askedAgain: () => askedAgain,
    ask: async (question) => {
      const until = performance.now() + patience;
      network += 1;
      const from = `10.${String((network >> 16) & 255)}.${String((network >> 8) & 255)}.${String(network & 255)}`;
      for (let times = 0; ; times += 1) {
        turn += 1;
        const site = all[turn % all.length];
        if (!site) throw new Error('There are no processes');
        const answer = await askOne(site, question, from).catch(() => ({ status: 0, text: '' }));
        const isAnswered = answer.status !== 0 && answer.status !== 503;
        if (isAnswered || performance.now() > until) return answer;
        askedAgain += 1;
        if (times > 0) await pause(250);
      }
    },
    close: async () => {
      agent.destroy();
      await Promise.all(all.map((site) => site.kill()));
    },
  };
}
