import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, within } from './unavailable.ts';

/** The timing of the database checks, all in ms. */
export interface PulseTimes {
  /** The time between two checks. */
  readonly interval: number;
  /** How long a response or a new connection may take. */
  readonly patience: number;
  /** The time between two attempts to reach a database that is down. */
  readonly retry: number;
}

const usualTimes: PulseTimes = { interval: 4_000, patience: 8_000, retry: 500 };

/** In ms; longer than the `statement_timeout` of every statement. */
const longestSilence = 35_000;

/** All connections of a process to its database. */
export interface Connections {
  /** The configuration for pools and clients whose connections are to be watched. */
  readonly config: pg.PoolConfig;
  /** Whether the database has stopped responding. Until it responds, every new connection fails at once. */
  readonly isAway: () => boolean;
  readonly close: () => Promise<void>;
}

/** The log methods needed here; pino's logger has them. */
type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

/** Properties of the driver's client that its types omit. */
type Driver = { readonly connection: { readonly stream: Socket }; readonly readyForQuery: boolean };
const driverOf = (client: pg.Client): Driver => client as unknown as Driver;

/**
 * Watches the connections to a database. A host that disappears does not close its connections, so callers would wait forever.
 * A periodic check detects this: if it gets no response, every connection is closed and the callers get an error. A connection
 * that stays silent during a query for longer than any query may take is closed too.
 */
export function watchConnections(config: pg.PoolConfig, log: Log, times: PulseTimes = usualTimes): Connections {
  const clients = new Set<pg.Client>();
  const closing = new AbortController();
  let isAway = false;

  const cut = (client: pg.Client): void => {
    driverOf(client).connection.stream.destroy(new DatabaseAway());
  };

  class WatchedClient extends pg.Client {
    constructor(given?: string | pg.ClientConfig) {
      super(given);
      // The users of the client handle this event as well; unhandled, it would end the process.
      this.on('error', () => undefined);
      this.once('end', () => clients.delete(this));
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(callback?: unknown): Promise<pg.Client> | void {
      const tell = callback as ((error: Error) => void) | undefined;
      if (isAway) {
        const away = new DatabaseAway();
        if (!tell) return Promise.reject(away);
        process.nextTick(tell, away);
        return undefined;
      }
      clients.add(this);
      this.once('connect', () => {
        const { stream } = driverOf(this).connection;
        stream.setTimeout(longestSilence, () => {
          if (!driverOf(this).readyForQuery) cut(this);
        });
      });
      if (!tell) return super.connect();
      super.connect(tell);
      return undefined;
    }
  }

  async function beat(client: pg.Client): Promise<void> {
    const answer = client.query('select 1');
    try {
      await within(times.patience, answer);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      // If this process itself was delayed, the response may have arrived already: read it before giving up.
      await nextTurn();
      await within(100, answer);
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ application_name: 'site pulse', keepAlive: true, ...config });
    client.on('error', () => undefined);
    try {
      await within(times.patience, client.connect());
      return client;
    } catch (error) {
      cut(client);
      throw error;
    }
  }

  function lose(error: unknown): void {
    log.warn({ err: error }, 'the database does not respond');
    isAway = true;
    for (const client of clients) cut(client);
  }

  /** Checks the database over one connection until that fails. */
  async function follow(client: pg.Client): Promise<void> {
    try {
      for (;;) {
        await pause(times.interval, undefined, { signal: closing.signal, ref: false });
        await beat(client);
      }
    } catch (error) {
      cut(client);
      if (closing.signal.aborted) return;
      // A connection that closes properly says nothing about the others; one that goes silent means that the database is down.
      if (error instanceof DatabaseAway) lose(error);
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const client = await connect().catch((error: unknown) => {
        if (!isAway && !closing.signal.aborted) lose(error);
        return undefined;
      });
      if (client) {
        if (isAway) log.info({}, 'the database responds again');
        isAway = false;
        await follow(client);
      } else {
        await pause(times.retry, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  const running = run();
  return {
    config: { keepAlive: true, ...config, Client: WatchedClient },
    isAway: () => isAway,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
