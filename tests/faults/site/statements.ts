/** The role of a message in a request: one of its statements, the statement that makes its write permanent, or unrelated. */
export type Turn = 'statement' | 'write' | 'other';

interface Message {
  readonly bytes: Buffer;
  readonly turn: Turn;
  readonly isStatement: boolean;
}

/** How the site marks the statements of a request. */
const ofRequest = /\/\* request [\w-]+ \*\/\s*$/;
const writes = /^\s*(insert|update|delete|with\b[^]*\b(insert into|update|delete from))\b/i;

/** The SQL in a frontend message: a simple query, or one to prepare. */
function sqlOf(message: Buffer): string | undefined {
  const type = String.fromCharCode(message[0] ?? 0);
  if (type !== 'Q' && type !== 'P') return undefined;
  const [first = '', second = ''] = message.toString('utf8', 5).split('\0');
  return type === 'Q' ? first : second;
}

/** Parses what one connection sends to PostgreSQL, however it is split into chunks. */
export function followStatements(): (chunk: Buffer) => Iterable<Message> {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  let isInTransaction = false;
  let hasWritten = false;

  function turnOf(sql: string): Turn {
    if (/^(begin|start transaction)\b/i.test(sql)) {
      isInTransaction = true;
      hasWritten = false;
      return 'other';
    }
    if (/^(commit|rollback)\b(?! to)/i.test(sql)) {
      isInTransaction = false;
      return hasWritten && /^commit/i.test(sql) ? 'write' : 'other';
    }
    if (!ofRequest.test(sql)) return 'other';
    if (!writes.test(sql)) return 'statement';
    if (!isInTransaction) return 'write';
    hasWritten = true;
    return 'statement';
  }

  return function* read(chunk) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message has no type.
      const start = hasBegun ? 1 : 0;
      if (rest.length < start + 4) return;
      const length = start + rest.readUInt32BE(start);
      if (rest.length < length) return;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      const sql = hasBegun ? sqlOf(bytes) : undefined;
      hasBegun = true;
      yield { bytes, turn: sql === undefined ? 'other' : turnOf(sql), isStatement: sql !== undefined };
    }
  };
}
