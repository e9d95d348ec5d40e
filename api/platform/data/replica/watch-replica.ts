import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '../database.ts';
import type { OpenDatabase } from '../database.ts';
import { within } from '../unavailable.ts';

/** The timing of the checks of a replica, all in ms. */
interface ReplicaTimes {
  /** The time between two checks. */
  readonly interval: number;
  /** How long a response may take. */
  readonly patience: number;
  /** How far a replica may lag behind and still be used. */
  readonly mostLag: number;
  /** How long a reader waits for a replica to catch up with what the database holds at that moment. */
  readonly catchUp: number;
}

const usualTimes: ReplicaTimes = { interval: 1_000, patience: 3_000, mostLag: 5_000, catchUp: 1_000 };

/** The time between two looks at a replica that is catching up, in ms. */
const look = 20;

/** What is known about a replica. */
export interface ReplicaState {
  readonly isUsed: boolean;
  /** How far it lags behind, in ms, as of the last check; null if it does not respond or is no replica. */
  readonly lag: number | null;
}

/** A replica that is read in place of the database as long as nobody can tell the difference. */
export interface Replica {
  /**
   * Returns the replica's pool as soon as it has everything that the database holds now, so that people see what they have just
   * saved. Returns null if it lags too far behind, does not respond, or has been promoted.
   */
  readonly current: () => Promise<pg.Pool | null>;
  readonly state: () => ReplicaState;
  readonly close: () => Promise<void>;
}

/** How to reach a replica. */
export interface ReplicaSource {
  readonly database: pg.PoolConfig;
  readonly times?: ReplicaTimes;
}

interface ReplicaInput {
  /** The database that the replica follows. */
  readonly primary: pg.Pool;
  readonly replica: ReplicaSource;
}

/** The log methods needed here; pino's logger has them. */
type Log = { warn(details: object, message: string): void; info(details: object, message: string): void };

/** A position in the database's log of changes, and when the database had reached it, in ms. */
interface Position {
  readonly at: number;
  readonly lsn: string;
}

/** Watches a replica that is reached over PostgreSQL's streaming replication. It may be down at the start, and come and go. */
export function watchReplica({ primary, replica }: ReplicaInput, log: Log): Replica {
  const { database, times = usualTimes } = replica;
  const closing = new AbortController();
  let opened: OpenDatabase | null = null;
  let lag: number | null = null;
  /** The oldest position that the replica has not reached yet. */
  let awaited: Position | null = null;
  /** So that the log says once that it is gone. */
  let isLost = false;

  const isUsable = (): boolean => lag !== null && lag <= times.mostLag;

  async function positionNow(): Promise<Position> {
    const at = performance.now();
    const { rows } = await within(
      times.patience,
      primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn'),
    );
    return { at, lsn: rows[0]?.lsn ?? '0/0' };
  }

  /** @throws if the server does not respond, or is not a replica: a promoted one no longer follows the database. */
  async function hasReached(pool: pg.Pool, { lsn }: Position): Promise<boolean> {
    const answer = pool.query<{ is_standby: boolean; has_reached: boolean }>(
      'select pg_is_in_recovery() as is_standby, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_reached',
      [lsn],
    );
    const [row] = (await within(times.patience, answer)).rows;
    if (!row?.is_standby) throw new Error('DATABASE_READ_URL is not a replica: it takes changes of its own');
    return row.has_reached;
  }

  async function measure(): Promise<number> {
    opened ??= await openDatabase({ ...database, connectionTimeoutMillis: times.patience }, log);
    awaited ??= await positionNow();
    if (!(await hasReached(opened.pool, awaited))) return performance.now() - awaited.at;
    awaited = null;
    return 0;
  }

  async function lose(error: unknown): Promise<void> {
    if (!isLost) log.warn({ err: error }, 'the replica is not used: it does not respond');
    isLost = true;
    lag = null;
    awaited = null;
    const lost = opened;
    opened = null;
    // A connection to a server that has disappeared would wait for it; nobody waits for the connection.
    await within(times.patience, lost?.close() ?? Promise.resolve()).catch(() => undefined);
  }

  async function check(): Promise<void> {
    const before = isUsable();
    try {
      lag = await measure();
    } catch (error) {
      await lose(error);
      return;
    }
    isLost = false;
    if (isUsable() === before) return;
    if (before) log.warn({ lag }, 'the replica is not used: it lags behind');
    else log.info({ lag }, 'the replica is used');
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await check();
      await pause(times.interval, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  async function current(): Promise<pg.Pool | null> {
    if (!opened || !isUsable()) return null;
    const { pool } = opened;
    try {
      const now = await positionNow();
      while (performance.now() - now.at <= times.catchUp) {
        if (await hasReached(pool, now)) return pool;
        await pause(look);
      }
    } catch {
      // The next check says why.
    }
    return null;
  }

  const following = follow();
  return {
    current,
    state: () => ({ isUsed: isUsable(), lag }),
    close: async () => {
      closing.abort();
      await following;
      await opened?.close();
    },
  };
}
