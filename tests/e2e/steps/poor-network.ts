import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before the site, with what goes wrong between a house and its readers. */
export interface PoorNetwork {
  readonly url: string;
  /** Lets everything through; holds pages back until it lets them through again; or answers itself, as if the site were down. */
  state: 'good' | 'slow' | 'down';
  readonly close: () => void;
}

/** Puts a proxy before the site. It is another origin for the browser, with a worker and its own stores. */
export async function startPoorNetwork(site: string): Promise<PoorNetwork> {
  const held: (() => void)[] = [];
  let state: PoorNetwork['state'] = 'good';

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url } = incoming;
    // As a proxy in front of the site does: the site sees its own name.
    const headers = {
      ...incoming.headers,
      host: new URL(site).host,
      ...(incoming.headers.origin !== undefined && { origin: site }),
    };
    const onward = request(`${site}${url ?? ''}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer((incoming, outgoing) => {
    if (state === 'down') outgoing.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    else if (state === 'slow' && /\btext\/html\b/.test(incoming.headers.accept ?? ''))
      held.push(() => {
        pass(incoming, outgoing);
      });
    else pass(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      if (next !== 'slow') for (const release of held.splice(0)) release();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
