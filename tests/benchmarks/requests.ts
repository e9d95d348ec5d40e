import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { judged, median } from './figures.ts';
import { startBuiltSite } from './site/site.ts';

/*
 * Measures how often per second the server sends a cached page, beside node:http sending the same bytes with the same headers.
 * Each has its own process, and they take turns: npm run benchmark:requests [-- rounds]
 * Only the ratio is meaningful, because everything shares this machine. It is printed beside its limit.
 */
const path = '/confession';
const clients = 32;
const perRound = 4000;
/** The request headers of a browser that opens a page. */
const headers = {
  'Accept-Encoding': 'gzip, deflate, br',
  'Accept-Language': 'en-US,en;q=0.9',
  'Sec-Fetch-Dest': 'document',
};

const agent = new Agent({ keepAlive: true, maxSockets: clients });

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

async function get(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Responses per second, with as many concurrent requests as there are clients. */
async function measure(url: string): Promise<number> {
  let left = perRound;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        const { status } = await get(url);
        if (status !== 200) throw new Error(`${url} answered ${String(status)}`);
      }
    }),
  );
  return perRound / ((performance.now() - began) / 1000);
}

/** A bare node:http server that sends a given response. */
function servePlain(): void {
  process.once('message', (answer: { headers: Record<string, string>; body: string }) => {
    const body = Buffer.from(answer.body, 'base64');
    const server = createServer((_, response) => {
      response.writeHead(200, answer.headers);
      response.end(body);
    }).listen(0, '127.0.0.1', () => {
      process.send?.(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
    });
  });
  process.once('disconnect', () => process.exit(0));
}

async function benchmark(rounds: number): Promise<void> {
  const site = await startBuiltSite();
  const plain = fork(import.meta.filename, ['plain']);
  try {
    const page = `${site.url}${path}`;
    // The first response is rendered, later ones come from the cache; shortly afterwards the cached page is fully compressed.
    await get(page);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const kept = await get(page);
    const { date: _, connection: __, 'keep-alive': ___, ...sent } = kept.headers;
    plain.send({ headers: sent, body: kept.body.toString('base64') });
    const [plainUrl] = (await once(plain, 'message')) as [string];
    console.log(`${path}: ${String(kept.body.length)} bytes, ${String(kept.headers['content-encoding'])}`);

    await Promise.all([measure(page), measure(plainUrl)]);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const [here, there] = [await measure(page), await measure(plainUrl)];
      ratios.push(here / there);
      console.log(
        `round ${String(round)}: ${here.toFixed(0)}/s beside ${there.toFixed(0)}/s of node:http, ratio ${(here / there).toFixed(2)}`,
      );
    }
    console.log(`median ratio ${judged(median(ratios), { atLeast: 0.6 })}`);
  } finally {
    agent.destroy();
    plain.disconnect();
    await site.stop();
  }
}

if (process.argv[2] === 'plain') servePlain();
else await benchmark(Number(process.argv[2] ?? 5));
