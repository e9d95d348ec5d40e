import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Middleware } from './state.ts';

/** Which of these browser features a page may use: none, or the camera. Short, because every first response contains it. */
export const permissionsPolicy = { none: 'camera=(),microphone=()', camera: 'camera=(self),microphone=()' } as const;

/**
 * The headers of every answer, files, errors and redirects included. Nothing may run, be framed or be sniffed as
 * something else; answers that may do more, such as pages, say so themselves.
 */
function headersOf(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy.none,
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Adds the security headers to every answer of the application. */
export function securityHeaders(publicUrl: string): Middleware {
  const headers = headersOf(publicUrl);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
}

/** How long a request may take to arrive, in ms: enough for a phone on a poor network, too little to tie us up. */
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
  // A missing Host is checked here: Node would answer without our headers.
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
