import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { readAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { encodings } from './requests/encodings.ts';
import { plainWire, resolveKnown } from './requests/request.ts';
import type { AbusiveRequest, KnownValues } from './requests/request.ts';
import { twists } from './requests/twists.ts';
import type { Callers } from './site/callers.ts';

/** The outcome of a request. */
export interface Outcome {
  /** Null if the connection ended without a response. */
  readonly answer: Answer | null;
  /** CPU time that the process spent on the request, in ms, including sending and reading. */
  readonly processorMs: number;
  readonly ms: number;
}

/** Sends a request to one site. */
export type Send = (request: AbusiveRequest, known: KnownValues) => Promise<Outcome>;

/** Number of pieces that a body is split into. */
const pieces = 20;
const patience = 40_000;

/** Encodes text as UTF-8: a non-ASCII character in a header or URL is sent as its raw bytes. */
const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');

/** A header value on one line: a line break would start another header, and `headers` of a request can already add those. */
const onOneLine = (value: unknown): string => asText(value).replaceAll(/[\0\r\n]/g, ' ');

function asText(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? 'undefined' : JSON.stringify(value);
}

/** Percent-encodes a value, even one that is not well-formed text. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

function addressOf(
  { path, wire }: AbusiveRequest,
  parameters: Readonly<Record<string, unknown>>,
  resolved: AbusiveRequest['query'],
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(parameters[name]) || '%20');
  const asked = resolved.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const address = wire.target.replaceAll('{}', () => `/api${filled}`);
  return asked === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${asked}`;
}

function bodyOf({ body, wire }: AbusiveRequest, known: KnownValues): { bytes: Buffer; declared?: string } {
  if (body === undefined) return { bytes: Buffer.alloc(0) };
  const isFile = wire.contentType === 'application/octet-stream' && typeof body === 'string';
  const text = isFile ? body : JSON.stringify(resolveKnown(body, known));
  const twisted = twists[wire.twist]?.(text) ?? text;
  return encodings[wire.encoding]?.(Buffer.from(twisted)) ?? { bytes: Buffer.from(twisted) };
}

function framed(bytes: Buffer, framing: AbusiveRequest['wire']['framing']): { lines: string[]; parts: Buffer[] } {
  const size = Math.ceil(bytes.length / pieces) || 1;
  const cut = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const chunks = [
    ...cut.map((part) => Buffer.concat([bytesOf(`${part.length.toString(16)};a=b\r\n`), part, bytesOf('\r\n')])),
    bytesOf('0\r\n\r\n'),
  ];
  const length = (difference: number) => `Content-Length: ${String(Math.max(0, bytes.length + difference))}`;
  switch (framing) {
    case 'chunked':
      return { lines: ['Transfer-Encoding: chunked'], parts: chunks };
    case 'both':
      return { lines: [length(0), 'Transfer-Encoding: chunked'], parts: chunks };
    case 'slow':
      return { lines: [length(0)], parts: cut };
    case 'short':
      return { lines: [length(-1)], parts: [bytes] };
    case 'length':
      return { lines: [length(0)], parts: [bytes] };
  }
}

async function write(socket: Socket, parts: readonly Buffer[], hasPauses: boolean): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(part);
    if (hasPauses) await turn();
  }
}

/** Sends requests to the site at this URL, reusing connections that the site keeps open. */
export function createSend(url: string, callers: Callers): { readonly send: Send; readonly end: () => void } {
  const { port, host } = new URL(url);
  let idle: Socket | null = null;

  function open(): Socket {
    const socket = connect(Number(port), '127.0.0.1');
    socket.setNoDelay(true).on('error', () => socket.destroy());
    return socket;
  }

  async function exchange(parts: readonly Buffer[], request: AbusiveRequest): Promise<Answer | null> {
    const isPlain =
      request.wire.framing === 'length' && request.wire.manyHeaders === 0 && request.wire.target === plainWire.target;
    const kept = isPlain && idle !== null && !idle.destroyed ? idle : null;
    idle = null;
    const socket = kept ?? open();
    const answered = readAnswer(socket, { isHead: request.method === 'HEAD', patience });
    await write(socket, parts, request.wire.framing === 'slow');
    const { answer, isReusable } = await answered;
    if (isReusable && isPlain) idle = socket;
    else socket.destroy();
    // The site may have closed the reused connection at that very moment.
    return answer === null && kept !== null ? exchange(parts, request) : answer;
  }

  /** The known values, with the caller's own ID as every second user ID. */
  function knownTo({ caller }: AbusiveRequest, known: KnownValues): KnownValues {
    const own = callers.idOf(caller);
    return own === undefined
      ? known
      : new Map([...known, ['userId', (known.get('userId') ?? []).flatMap((id) => [own, id])]]);
  }

  async function send(request: AbusiveRequest, onSite: KnownValues): Promise<Outcome> {
    const known = knownTo(request, onSite);
    const parameters = resolveKnown(request.parameters, known) as Record<string, unknown>;
    const pairs = (list: AbusiveRequest['query']) =>
      list.map(([name, value]) => [name, resolveKnown(value, known)] as const);
    const { bytes, declared } = bodyOf(request, known);
    const { lines, parts } =
      request.body === undefined ? { lines: [], parts: [] } : framed(bytes, request.wire.framing);
    const named = Object.entries(await callers.headersOf(request.caller, parameters, known));
    const headers = [
      ...named,
      ...(request.body === undefined || request.wire.contentType === null
        ? []
        : [['Content-Type', request.wire.contentType]]),
      ...(declared === undefined ? [] : [['Content-Encoding', declared]]),
      ...pairs(request.headers),
    ];
    const head = [
      `${request.method} ${addressOf(request, parameters, pairs(request.query))} HTTP/1.1`,
      `Host: ${host}`,
      ...headers.map(([name, value]) => `${name}: ${onOneLine(value)}`),
      ...Array.from({ length: request.wire.manyHeaders }, (_, index) => `X-${String(index)}: a`),
      ...lines,
    ];
    const all = [bytesOf(`${head.join('\r\n')}\r\n\r\n`), ...parts];
    const before = process.cpuUsage();
    const began = performance.now();
    const answer = await exchange(all, request);
    const { user, system } = process.cpuUsage(before);
    if (answer?.status === 401 || answer?.status === 204) callers.forget(request.caller);
    return { answer, processorMs: (user + system) / 1000, ms: performance.now() - began };
  }

  return { send, end: () => idle?.destroy() };
}
