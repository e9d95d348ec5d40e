import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A static page, served from memory. */
interface PlainPage {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves the text and markup of a page without its styles and scripts: the least that a visitor could have to wait for. */
export async function servePlainPage(address: string): Promise<PlainPage> {
  return serveBare(await (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text());
}

/** Serves the markup of a page as built in a browser, without its styles and scripts. */
export async function serveBare(html: string): Promise<PlainPage> {
  const bare = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ class="[^"]*"/g, '');
  const body = brotliCompressSync(bare);
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(isPage && { 'Content-Encoding': 'br' }),
    });
    response.end(isPage ? body : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
