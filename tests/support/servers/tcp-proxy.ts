import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';

/** A connection to a database that can fail as networks fail. */
export interface DatabaseProxy {
  /** The connection settings for reaching the database through the proxy. */
  readonly config: PoolConfig;
  /** Drops all traffic without closing anything, as when a host vanishes; new connections get no answer either. */
  readonly vanish: () => void;
  /** Keeps the vanished connections silent forever; new connections work, as after a host was replaced. */
  readonly replace: () => void;
  /** Cuts every connection. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a port on this machine that leads to a database's socket. */
export async function proxyDatabase(database: PoolConfig): Promise<DatabaseProxy> {
  const target = `${String(database.host)}/.s.PGSQL.${String(database.port ?? 5432)}`;
  const sockets = new Set<Socket>();
  let isAway = false;

  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
    if (isAway) silence();
  });
  const silence = (): void => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...database, host: '127.0.0.1', port },
    vanish: () => {
      isAway = true;
      silence();
    },
    replace: () => {
      isAway = false;
    },
    reset: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
