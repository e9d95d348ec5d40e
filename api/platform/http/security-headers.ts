import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Middleware } from './state.ts';

/** Nothing of this site asks a browser for any of it. It is short, as it is a part of what a phone receives first. */
export const permissionsPolicy = 'camera=(),microphone=()';

/**
 * What every answer says, no matter who makes it: files, errors and redirects too. Nothing may run, be framed or be guessed to be
 * something else; what may do more, a page for one, says so itself.
 */
function headersOf(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Gives every answer of the application its security headers. */
export function securityHeaders(publicUrl: string): Middleware {
  const headers = headersOf(publicUrl);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
}

/** How long a request may take to arrive, in ms: enough for a phone on a poor network, too little to hold us up. */
const arrival = { headersTimeout: 20_000, requestTimeout: 60_000 };

/** What Node finds wrong with a request before anyone else sees it. */
const statusOfError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A server whose own answers, to requests that it cannot read, have the security headers too. */
export function createSecureServer(publicUrl: string, listener: RequestListener): Server {
  const headers = headersOf(publicUrl);
  // A missing Host is looked for here: Node would answer without our headers.
  const server = createServer({ ...arrival, requireHostHeader: false }, (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion === '1.0') listener(request, response);
    else response.writeHead(400, { ...headers, Connection: 'close' }).end();
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, headers).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOfError[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
    const head = [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
  });
  return server;
}
