import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { problemBody, problemKinds, type ProblemCode } from '../contract/problem.ts';
import { createRequestId } from './request-id.ts';
import type { Middleware } from './state.ts';

/** Lets a page use no sensitive browser features, or only the camera. Short, because every first response contains it. */
export const permissionsPolicy = { none: 'camera=(),microphone=()', camera: 'camera=(self),microphone=()' } as const;

/**
 * Returns the headers of every response, including files, errors and redirects. By default nothing may run, be framed or be
 * sniffed as another type; responses that need more, such as pages, override this.
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

/** Adds the security headers to every response of the application. */
export function securityHeaders(publicUrl: string): Middleware {
  const headers = headersOf(publicUrl);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
}

/** How long a request may take to arrive, in ms: enough for a phone on a poor network, too short to tie up the server. */
const arrival = { headersTimeout: 20_000, requestTimeout: 60_000 };

/**
 * How long an idle connection stays open, in ms: longer than proxies and browsers keep theirs, so that no request is sent on one that
 * is being closed.
 */
const idle = { keepAliveTimeout: 75_000 };

/** Problem codes for errors that Node finds in a request before the application sees it. */
const codeOfError: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
};

/** Builds the response to an unreadable request: a problem like any other, after which the connection is closed. */
function refusalOf(code: ProblemCode, headers: Readonly<Record<string, string>>) {
  const requestId = createRequestId();
  const body = JSON.stringify(problemBody(code, requestId));
  return {
    status: problemKinds[code].status,
    headers: {
      ...headers,
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/problem+json',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    },
    body,
  };
}

/** Creates a server that sends the security headers even in its own responses to unreadable requests. */
export function createSecureServer(publicUrl: string, listener: RequestListener): Server {
  const headers = headersOf(publicUrl);
  const refuse = (response: ServerResponse, code: ProblemCode): void => {
    const refusal = refusalOf(code, headers);
    response.writeHead(refusal.status, refusal.headers).end(refusal.body);
  };
  // A missing Host header is checked here, because Node would respond without our headers.
  const server = createServer({ ...arrival, ...idle, requireHostHeader: false }, (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion === '1.0') listener(request, response);
    else refuse(response, 'invalid-request');
  });
  server.on('checkExpectation', (_request, response) => {
    refuse(response, 'expectation-failed');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = refusalOf(codeOfError[error.code ?? ''] ?? 'invalid-request', headers);
    const head = [
      `HTTP/1.1 ${String(refusal.status)} ${STATUS_CODES[refusal.status] ?? ''}`,
      ...Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${refusal.body}`);
  });
  return server;
}
