import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the site that simulates network failures. */
export interface PoorNetwork {
  readonly url: string;
  /**
   * 'good' passes everything through; 'slow' holds pages back until the state is 'good' again; 'down' responds as if the site
   * were down.
   */
  state: 'good' | 'slow' | 'down';
  readonly close: () => void;
}

/** Starts a proxy in front of the site. For the browser it is another origin, with its own worker and storage. */
export async function startPoorNetwork(site: string): Promise<PoorNetwork> {
  const held: (() => void)[] = [];
  let state: PoorNetwork['state'] = 'good';

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url } = incoming;
    // Like a real proxy, it sends the site's own host name.
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
