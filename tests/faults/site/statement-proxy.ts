import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { followStatements, type Turn } from './statements.ts';

/**
 * A moment of a request: when its first statement was sent, and before or after each thing that it writes is committed. What it
 * writes is a transaction, or a statement outside of one.
 */
export type Moment = { readonly at: 'arrived' } | { readonly at: 'uncommitted' | 'committed'; readonly write: number };

/** A connection to a database that can stand still at a moment of a request, be slow, or end. */
export interface StatementProxy {
  /** How to reach the database by this way. */
  readonly config: PoolConfig;
  /** The next request stands still at a moment; the promise is kept when it does. */
  readonly standStillAt: (moment: Moment) => Promise<void>;
  /** No request stands still any more. */
  readonly goOn: () => void;
  /** Each statement takes this many ms longer. */
  readonly slowDown: (ms: number) => void;
  /** Every connection is cut at the statement of this number, counted from now on. */
  readonly cutAt: (statement: number) => void;
  /** Every connection is cut. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a port of this machine that leads to a database's socket. */
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
          // What follows a statement carries it out.
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
