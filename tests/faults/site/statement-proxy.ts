import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { followStatements, type Turn } from './statements.ts';

/**
 * A moment of a request: when its first statement is sent, and before or after each of its writes is committed. A write is a
 * transaction, or a statement outside of one.
 */
export type Moment = { readonly at: 'arrived' } | { readonly at: 'uncommitted' | 'committed'; readonly write: number };

/** A proxy to a database that can pause at a moment of a request, be slow, or cut connections. */
export interface StatementProxy {
  /** The configuration for reaching the database through the proxy. */
  readonly config: PoolConfig;
  /** Pauses the next request at a moment. The promise resolves when the request reaches it. */
  readonly standStillAt: (moment: Moment) => Promise<void>;
  /** Resumes the paused request. */
  readonly goOn: () => void;
  /** Delays each statement by this many ms. */
  readonly slowDown: (ms: number) => void;
  /** Cuts every connection at the statement with this number, counted from now on. */
  readonly cutAt: (statement: number) => void;
  /** Cuts every connection. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a local port that forwards to a database's socket. */
export async function proxyStatements(database: PoolConfig): Promise<StatementProxy> {
  const target = `${String(database.host)}/.s.PGSQL.${String(database.port ?? 5432)}`;
  const sockets = new Set<Socket>();
  let awaited: { readonly moment: Moment; readonly reached: () => void } | undefined;
  let delay = 0;
  let writes = 0;
  let statementsLeft = Number.POSITIVE_INFINITY;

  function isAwaited(turn: Turn): boolean {
    if (turn === 'other' || !awaited) return false;
    if (turn === 'write') writes += 1;
    const { moment } = awaited;
    return moment.at === 'arrived' || (turn === 'write' && moment.write === writes);
  }

  const reach = (): void => {
    awaited?.reached();
    awaited = undefined;
  };

  const server = createServer((near) => {
    const far = connect(target);
    const read = followStatements();
    let isSilent = false;
    let isAnswerHeld = false;
    let work = Promise.resolve();

    async function pass(chunk: Buffer): Promise<void> {
      for (const { bytes, turn, isStatement } of read(chunk)) {
        if (isStatement && delay > 0) await pause(delay);
        if (isStatement) statementsLeft -= 1;
        if (statementsLeft === 0) reset();
        if (isSilent) return;
        if (isAwaited(turn)) {
          // A statement takes effect with the messages that follow it.
          if (awaited?.moment.at === 'committed') isAnswerHeld = true;
          else {
            isSilent = true;
            reach();
            return;
          }
        }
        far.write(bytes);
      }
    }
    near.on('data', (chunk) => {
      work = work.then(() => pass(chunk));
    });
    far.on('data', (chunk) => {
      if (isAnswerHeld) reach();
      else near.write(chunk);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reset = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    config: { ...database, host: '127.0.0.1', port },
    standStillAt: (moment) => {
      writes = 0;
      return new Promise((reached) => {
        awaited = { moment, reached };
      });
    },
    goOn: () => {
      awaited = undefined;
    },
    cutAt: (statement) => {
      statementsLeft = statement;
    },
    slowDown: (ms) => {
      delay = ms;
    },
    reset,
    close: async () => {
      server.close();
      reset();
      await once(server, 'close');
    },
  };
}
