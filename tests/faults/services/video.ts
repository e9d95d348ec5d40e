import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platformInterval } from '../../../api/live/rules.ts';
import type { Service } from './service.ts';

/** Maximum time that visitors wait for the platform's response, in ms. */
const longest = 8_000;

/**
 * The video platform, which is always live. Visitors see nothing when it fails: the site then reports that nothing is live
 * (specification, section 8).
 */
export async function startVideoPlatform(): Promise<Service> {
  const platform = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ items: [{ id: 'x' }] }));
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const { port: own } = platform.address() as AddressInfo;
  return {
    lineOf: () => ({ port: own }),
    envOf: (_services, port) => ({
      LIVE_SEARCH_URL: `http://127.0.0.1:${String(port)}/search`,
      LIVE_CHANNEL: 'the channel',
      LIVE_API_KEY: 'the-key',
    }),
    prepare: (site) => {
      const failures: string[] = [];
      const look = async () => {
        site.process.setClock(platformInterval);
        const began = performance.now();
        const { data, response } = await site.server.client.GET('/live');
        const ms = performance.now() - began;
        if (!response.ok) failures.push(`/live answers ${String(response.status)}`);
        if (ms > longest) failures.push(`/live took ${(ms / 1000).toFixed(1)} s`);
        return data?.live;
      };
      return Promise.resolve({
        use: async () => (await look()) === true,
        refusal: async () => {
          if ((await look()) !== false) failures.push('it is live, though nobody knows');
          return null;
        },
        failures: () => Promise.resolve(failures),
      });
    },
    close: async () => {
      platform.close();
      platform.closeAllConnections();
      await once(platform, 'close');
    },
  };
}
