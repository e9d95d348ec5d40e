import type { IncomingMessage } from 'node:http';
import type { Config } from '../platform/config.ts';

/* Shared code of the demonstration's stand-ins for other companies' services. */

/** The Content-Security-Policy of their pages: no script, no style, forms to this site only. */
export const pagePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const longest = 64 * 1024;

/** The body of a request; empty if it is too long. */
export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += String(part);
    if (text.length > longest) return '';
  }
  return text;
}

/** The address at which this process itself reaches a stand-in. */
export function ownAddress({ host, port }: Config, path: string): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}${path}`;
}
