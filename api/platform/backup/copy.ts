import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** The part of the driver's connection that COPY needs; the driver's types omit it. */
interface Wire {
  readonly stream: Socket;
  readonly query: (text: string) => void;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (reason: string) => void;
}

const wireOf = (connection: pg.Connection): Wire => connection as unknown as Wire;

/** The most bytes to buffer on either side, so that a large table does not exhaust memory. */
const mostWaiting = 1024 * 1024;
const batchSize = 64 * 1024;

/** The callbacks that the driver requires of every query. */
abstract class Copy {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    wireOf(connection).query(this.#text);
  }

  handleRowDescription(): void {
    // A COPY returns no regular rows.
  }
  handleDataRow(): void {
    // Never called either, for the same reason.
  }
  handleCommandComplete(): void {
    // The query ends at ReadyForQuery.
  }

  abstract handleReadyForQuery(): void;
  abstract handleError(error: Error): void;
}

class CopyOut extends Copy {
  readonly #ready: Buffer[] = [];
  #batch = Buffer.allocUnsafe(batchSize);
  #filled = 0;
  #waiting = 0;
  #wire: Wire | undefined;
  #end: { readonly error: Error | null } | undefined;
  #wake: () => void = () => undefined;
  /** The reader stopped early: remaining rows are discarded, so that the connection becomes free. */
  #isLeft = false;

  override submit(connection: pg.Connection): void {
    this.#wire = wireOf(connection);
    super.submit(connection);
  }

  /** Receives one row. The driver reuses its buffer, so the row is copied. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#isLeft) return;
    if (this.#filled + chunk.length > this.#batch.length) {
      this.#flush();
      if (chunk.length > this.#batch.length) this.#batch = Buffer.allocUnsafe(chunk.length);
    }
    chunk.copy(this.#batch, this.#filled);
    this.#filled += chunk.length;
  }

  handleReadyForQuery(): void {
    this.#flush();
    this.#finish(null);
  }

  handleError(error: Error): void {
    this.#finish(error);
  }

  #flush(): void {
    if (this.#filled === 0) return;
    this.#ready.push(this.#batch.subarray(0, this.#filled));
    this.#waiting += this.#filled;
    this.#batch = Buffer.allocUnsafe(batchSize);
    this.#filled = 0;
    if (this.#waiting > mostWaiting) this.#wire?.stream.pause();
    this.#wake();
  }

  #finish(error: Error | null): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *rows(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        const batch = this.#ready.shift();
        if (batch) {
          this.#waiting -= batch.length;
          if (this.#waiting <= mostWaiting) this.#wire?.stream.resume();
          yield batch;
        } else if (this.#end) {
          if (this.#end.error) throw this.#end.error;
          return;
        } else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        }
      }
    } finally {
      this.#isLeft = true;
      this.#wire?.stream.resume();
    }
  }
}

class CopyIn extends Copy {
  readonly done: Promise<undefined>;
  readonly #rows: AsyncIterable<Buffer>;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;
  /** The server or the source of the rows has reported an error. */
  #hasFailed = false;

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    super(text);
    this.#rows = rows;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.done = promise;
    this.#resolve = () => {
      resolve(undefined);
    };
    this.#reject = reject;
  }

  handleCopyInResponse(wire: Wire): void {
    this.#send(wire).catch((error: unknown) => {
      this.handleError(error instanceof Error ? error : new Error(String(error)));
      wire.sendCopyFail('the source of the rows has failed');
    });
  }

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#hasFailed = true;
    this.#reject(error);
  }

  async #send(wire: Wire): Promise<void> {
    for await (const batch of this.#rows) {
      if (this.#hasFailed) return;
      wire.sendCopyFromChunk(batch);
      if (wire.stream.writableLength > mostWaiting) await once(wire.stream, 'drain');
    }
    wire.endCopyFrom();
  }
}

/** Reads a table by COPY, in batches of whole rows. */
export function copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer> {
  return client.query(new CopyOut(text)).rows();
}

/** Writes batches of rows into a table by COPY. */
export async function copyIn(client: pg.Client, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(new CopyIn(text, rows)).done;
}
