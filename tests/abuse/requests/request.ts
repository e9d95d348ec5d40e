/** A value that only the site of a run knows, such as the ID of a registration: the one at this place, in the order of its rows. */
export interface Known {
  readonly known: string;
  readonly pick: number;
}

/** Who sends a request: a user of a type, a guest, someone with the key of the named registration or of another, or nobody. */
export type Caller = 'nobody' | 'forged' | 'guest' | 'key' | 'otherKey' | 'sessionKey' | `user:${string}`;

/** How the bytes of a request are sent. */
export interface Wire {
  /** A name of `twists.ts`: what is done to the text of the body. */
  readonly twist: string;
  /** A name of `encodings.ts`: how the body is compressed, or not as it says. */
  readonly encoding: string;
  /** chunked and slow: in pieces, slow with pauses; both: with a length too; short: a smaller length than it has. */
  readonly framing: 'length' | 'chunked' | 'slow' | 'both' | 'short';
  /** The address, where `{}` stands for the right one. */
  readonly target: string;
  readonly contentType: string | null;
  /** So many header lines more. */
  readonly manyHeaders: number;
}

/** One request, as plain data, so that it can be stored, sent again and made smaller. Values may be `Known`. */
export interface AbusiveRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [name: string, value: unknown])[];
  readonly headers: readonly (readonly [name: string, value: unknown])[];
  /** Undefined where there is none. */
  readonly body?: unknown;
  readonly caller: Caller;
  readonly wire: Wire;
}

/** The bytes of a request that is sent as everyone does. */
export const plainWire: Wire = {
  twist: 'none',
  encoding: 'none',
  framing: 'length',
  target: '{}',
  contentType: 'application/json',
  manyHeaders: 0,
};

/** Values by name that exist on a site. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

function isKnown(value: object): value is Known {
  return 'known' in value && 'pick' in value;
}

/** A value with everything that only the site knows put in. */
export function resolveKnown(value: unknown, known: KnownValues): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isKnown(value)) {
    const values = known.get(value.known) ?? [];
    return values[value.pick % Math.max(1, values.length)] ?? 'nothing';
  }
  if (Array.isArray(value)) return value.map((item) => resolveKnown(item, known));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveKnown(inner, known)]));
}
