import type { Socket } from 'node:net';

/** A server response. */
export interface Answer {
  readonly status: number;
  /** Keyed by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Size of the whole response, in bytes. */
  readonly size: number;
}

interface Read {
  readonly answer: Answer;
  /** Whether the server ends the body by closing the connection. */
  readonly untilClosed: boolean;
}

const gap = '\r\n\r\n';

/** Decodes a chunked body; null until the last chunk has arrived. */
function unchunked(bytes: Buffer): { body: Buffer; size: number } | null {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const length = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (bytes.length < end + 2 + length + 2) return null;
    if (length === 0) return { body: Buffer.concat(parts), size: end + 4 };
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}

/** Parses the response in these bytes; null while it is incomplete. */
function parse(bytes: Buffer, isHead: boolean, hasEnded: boolean): Read | null {
  const end = bytes.indexOf(gap);
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = bytes.subarray(end + gap.length);
  // An informational (1xx) response comes before the real one.
  if (status < 200) return parse(rest, isHead, hasEnded);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const made = (body: Buffer, size: number, untilClosed = false) => ({
    answer: { status, headers, body, size: end + gap.length + size },
    untilClosed,
  });
  if (isHead || status === 204 || status === 304) return made(Buffer.alloc(0), 0);
  if (headers['transfer-encoding'] === 'chunked') {
    const whole = unchunked(rest);
    return whole && made(whole.body, whole.size);
  }
  const length = headers['content-length'];
  if (length === undefined) return hasEnded ? made(rest, rest.length, true) : null;
  return rest.length < Number(length) ? null : made(rest.subarray(0, Number(length)), Number(length));
}

/** Reads one response from a connection; null if the connection closes early or nothing arrives within `patience` ms. */
export async function readAnswer(
  socket: Socket,
  { isHead, patience }: { readonly isHead: boolean; readonly patience: number },
): Promise<{ answer: Answer | null; isReusable: boolean }> {
  let bytes = Buffer.alloc(0);
  return new Promise((resolve) => {
    const finish = (read: Read | null): void => {
      socket.off('data', take).off('close', end).off('end', end);
      clearTimeout(timer);
      const isReusable = read !== null && !read.untilClosed && read.answer.headers['connection'] !== 'close';
      resolve({ answer: read?.answer ?? null, isReusable });
    };
    const take = (part: Buffer): void => {
      bytes = Buffer.concat([bytes, part]);
      const read = parse(bytes, isHead, false);
      if (read) finish(read);
    };
    const end = (): void => finish(parse(bytes, isHead, true));
    const timer = setTimeout(() => finish(null), patience);
    socket.on('data', take).on('close', end).on('end', end);
  });
}
