/**
 * A placeholder for a value that only the site of a run knows, such as a registration ID: the value at index `pick`, in row
 * order.
 */
export interface Known {
  readonly known: string;
  readonly pick: number;
}

/**
 * The sender of a request: a user of some type, a guest, a holder of the key to the named registration or to another, or nobody.
 */
export type Caller = 'nobody' | 'forged' | 'guest' | 'key' | 'otherKey' | 'sessionKey' | `user:${string}`;

/** How the bytes of a request are sent. */
export interface Wire {
  /** A name from `twists.ts`: how the body text is altered. */
  readonly twist: string;
  /** A name from `encodings.ts`: how the body is compressed or mislabeled. */
  readonly encoding: string;
  /**
   * chunked and slow: sent in pieces, slow with pauses; both: chunked, with a Content-Length too; short: a Content-Length that is
   * too small.
   */
  readonly framing: 'length' | 'chunked' | 'slow' | 'both' | 'short';
  /** The request target, where `{}` stands for the correct URL. */
  readonly target: string;
  readonly contentType: string | null;
  /** Number of additional header lines. */
  readonly manyHeaders: number;
}

/** One request as plain data, so that it can be stored, replayed and shrunk. Values may be `Known`. */
export interface AbusiveRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [name: string, value: unknown])[];
  readonly headers: readonly (readonly [name: string, value: unknown])[];
  /** Undefined if the request has no body. */
  readonly body?: unknown;
  readonly caller: Caller;
  readonly wire: Wire;
}

/** The wire format of an ordinary request. */
export const plainWire: Wire = {
  twist: 'none',
  encoding: 'none',
  framing: 'length',
  target: '{}',
  contentType: 'application/json',
  manyHeaders: 0,
};

/** Values that exist on a site, by name. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

function isKnown(value: object): value is Known {
  return 'known' in value && 'pick' in value;
}

/** Replaces each `Known` placeholder in a value with a value of the site. */
export function resolveKnown(value: unknown, known: KnownValues): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isKnown(value)) {
    const values = known.get(value.known) ?? [];
    return values[value.pick % Math.max(1, values.length)] ?? 'nothing';
  }
  if (Array.isArray(value)) return value.map((item) => resolveKnown(item, known));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveKnown(inner, known)]));
}
