import { randomUUID } from 'node:crypto';
import type { PoolConfig, PoolClient, Pool } from 'pg';
import type { Logger } from 'pino';
import { ProblemError } from '../platform/contract/problem.ts';
import { openDatabase } from '../platform/data/database.ts';
import type { Listener } from '../platform/data/listen.ts';
import { watchReplica } from '../platform/data/replica/watch-replica.ts';
import type { ReplicaSource, ReplicaState } from '../platform/data/replica/watch-replica.ts';
import { endWithServer } from './rows.ts';

/** Reports never take the connections that visitors need. */
const connections = 2;

/** A workbook is built in memory, so only one is built at a time. */
const workbooks = 1;

/** How long a run waits for a connection or a workbook slot, in ms. */
const patience = 10_000;

/** How long one statement of a list may take, in ms. */
const longestStatement = 30_000;

/**
 * How the database plans reports: compiling one takes longer than running it, the few rows of one event are found by an index
 * rather than by reading all rows of all events, and parties are joined with their people in memory.
 */
const plans = '-c jit=off -c random_page_cost=1.1 -c work_mem=32MB';

/**
 * A file may take longer: rows whose order no index provides are sorted on one processor. The other processors remain free for
 * visitors.
 */
const planOfFiles = '-c max_parallel_workers_per_gather=0';

/** How long a reader may stop reading before the connection is given to someone else, in ms. */
const longestPause = 120_000;

/** One run, and the right to a connection. */
export interface Turn {
  /** Ends the run. */
  readonly cancel: (reason?: Error) => Promise<void>;
  /** The reason why the run was ended, if it was. */
  readonly cancelled: () => Error | undefined;
  /** What to do when another run stops this one: between two batches of rows, there is no query to cancel. */
  readonly whenStopped: (end: (reason: Error) => void) => void;
  /** Registers how to cancel the query in its server, once it has a connection. */
  readonly runsAs: (processId: number) => void;
  /** The configuration of the database that this run reads, for a thread with its own connection. */
  readonly database: PoolConfig;
  readonly release: () => void;
}

/** A connection that is reserved for one run. */
export interface Lease extends Omit<Turn, 'runsAs' | 'database'> {
  readonly client: PoolClient;
}

/** The kinds of runs: lists and files of one user do not cancel each other. */
type RunKind = 'list' | 'file';

interface FileTurnInput {
  readonly userId: number;
  readonly isWorkbook: boolean;
}

/** The connections of reports: two read-only ones per process, and one run of each kind per user, across all processes. */
export interface ReportConnections {
  /**
   * Waits for a connection. Cancels an earlier list of the same user, in whichever process it runs.
   * @throws ProblemError when none becomes free in time.
   */
  readonly lease: (userId: number) => Promise<Lease>;
  /** Waits for the turn to write a file, whose thread has its own connection. */
  readonly fileTurn: (input: FileTurnInput) => Promise<Turn>;
  /** What is known about the replica; null if there is none. */
  readonly replica: () => ReplicaState | null;
  readonly close: () => Promise<void>;
}

/** A server that reports read from. */
interface Source {
  /** The connections of lists. */
  readonly pool: Pool;
  /** The pool that cancels queries; the connections of reports are busy with those queries. */
  readonly canceling: Pool;
  /** For threads. */
  readonly database: PoolConfig;
}

/** Limits how many runs are active at a time; the others wait for their turn. */
function createTurns(count: number) {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    take: async (): Promise<void> => {
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(new ProblemError('unavailable'));
        }, patience);
        const admit = (): void => {
          clearTimeout(late);
          resolve();
        };
        waiting.push(admit);
      });
    },
    giveBack: (): void => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

type Turns = ReturnType<typeof createTurns>;

/** A run that another one of the same user and kind stops. */
interface RunningRun {
  readonly id: string;
  readonly stop: () => Promise<void>;
  /** Whether this process has heard of its start: all processes hear of the starts in the same order. */
  isHeard: boolean;
}

/** The current runs of this process by user and kind, which a later one stops, in whichever process it starts. */
function createRunningRuns(pool: Pool, listener: Pick<Listener, 'hear'>) {
  const running = new Map<string, RunningRun>();
  listener.hear('report_started', {
    onNotice: (notice) => {
      const { key, id } = JSON.parse(notice) as { readonly key: string; readonly id: string };
      const run = running.get(key);
      if (run?.id === id) run.isHeard = true;
      // Of two that start at the same moment, only the one that was heard first is stopped.
      else if (run?.isHeard) void run.stop();
    },
  });
  return {
    /** Stops this process's run of the same user and kind, and puts another in its place. */
    begin: async (key: string, stop: RunningRun['stop']) => {
      const run: RunningRun = { id: randomUUID(), stop, isHeard: false };
      const earlier = running.get(key);
      running.set(key, run);
      await earlier?.stop();
      return {
        /** Stops the runs of the same user and kind in other processes. */
        announce: async (): Promise<void> => {
          await pool.query(`select pg_notify('report_started', $1)`, [JSON.stringify({ key, id: run.id })]);
        },
        end: (): void => {
          if (running.get(key) === run) running.delete(key);
        },
      };
    },
  };
}

interface ReportServers {
  readonly watched: PoolConfig;
  readonly database: PoolConfig;
  readonly pool: Pool;
  readonly replica?: ReplicaSource | undefined;
  /** Hears which runs start, in all processes. */
  readonly listener: Pick<Listener, 'hear'>;
}

/**
 * Opens the connections of reports, to the replica as well if there is one.
 * @param watched the database with watched connections
 * @param database the same database, for threads
 * @param pool the pool of requests
 * @param longest how long one statement of a list may take, in ms
 */
export async function openReportConnections(
  { watched, database, pool, replica, listener }: ReportServers,
  log: Pick<Logger, 'warn' | 'info'>,
  longest = longestStatement,
): Promise<ReportConnections> {
  const readOnly = {
    application_name: 'site reports',
    options: `-c timezone=UTC -c default_transaction_read_only=on ${plans}`,
    idle_in_transaction_session_timeout: longestPause,
  };
  const ofThreads = { ...readOnly, options: `${readOnly.options} ${planOfFiles}` };
  const ofLists = { ...readOnly, statement_timeout: longest };
  const own = await openDatabase({ ...watched, ...ofLists, max: connections }, log);
  // Two more connections: one checks the replica, one cancels.
  const ofReplica = { ...replica?.database, ...ofLists, max: connections + 2 };
  const watching = replica && watchReplica({ primary: pool, replica: { ...replica, database: ofReplica } }, log);
  const main: Source = { pool: own.pool, canceling: pool, database: { ...database, ...ofThreads } };

  /** Reports read from the replica whenever they find the same there. */
  async function findSource(): Promise<Source> {
    const found = await watching?.current();
    return found ? { pool: found, canceling: found, database: { ...replica?.database, ...ofThreads } } : main;
  }

  const connectionTurns = createTurns(connections);
  const workbookTurns = createTurns(workbooks);
  const runs = createRunningRuns(pool, listener);

  /** Takes a turn for all the resources that a run needs at the same time. */
  async function takeTurn(kind: RunKind, userId: number, needed: readonly Turns[] = [connectionTurns]) {
    let reason: Error | undefined;
    let processId: number | undefined;
    let isReleased = false;
    let cancelling: Promise<void> | undefined;
    let source = main;
    let stopped: Error | undefined;
    const ends: ((reason: Error) => void)[] = [];

    const cancel = (why = new Error('The reader has left')): Promise<void> => {
      reason ??= why;
      if (processId === undefined || isReleased) return Promise.resolve();
      cancelling ??= source.canceling
        .query('select pg_cancel_backend($1)', [processId])
        .then(() => undefined)
        .catch((error: unknown) => {
          log.warn({ err: error }, 'a report could not be canceled');
        });
      return cancelling;
    };

    const run = await runs.begin(`${kind} ${String(userId)}`, async () => {
      stopped ??= new ProblemError('too-many-requests');
      await cancel(stopped);
      for (const end of ends) end(stopped);
    });
    const taken: Turns[] = [];
    const giveBack = (): void => {
      run.end();
      for (const turns of taken) turns.giveBack();
    };
    try {
      await run.announce();
      for (const turns of needed) {
        await turns.take();
        taken.push(turns);
      }
      source = await findSource();
    } catch (error) {
      giveBack();
      throw error;
    }
    const turn = {
      source,
      database: source.database,
      cancel,
      cancelled: () => reason,
      whenStopped: (end: (reason: Error) => void) => {
        ends.push(end);
        if (stopped) end(stopped);
      },
      runsAs: (id: number) => {
        processId = id;
        if (reason) void cancel();
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        giveBack();
      },
    };
    if (reason) {
      turn.release();
      throw reason;
    }
    return turn;
  }

  async function lease(userId: number): Promise<Lease> {
    const turn = await takeTurn('list', userId);
    const client = await turn.source.pool.connect().catch((error: unknown) => {
      turn.release();
      throw error;
    });
    turn.runsAs((client as unknown as { readonly processID: number }).processID);
    await endWithServer(client);
    let isReleased = false;
    return {
      client,
      cancel: turn.cancel,
      cancelled: turn.cancelled,
      whenStopped: turn.whenStopped,
      release: () => {
        if (isReleased) return;
        isReleased = true;
        // A late cancellation would hit the next run on this connection.
        client.release(turn.cancelled() !== undefined);
        turn.release();
      },
    };
  }

  return {
    lease,
    fileTurn: ({ userId, isWorkbook }) =>
      takeTurn('file', userId, isWorkbook ? [workbookTurns, connectionTurns] : [connectionTurns]),
    replica: () => watching?.state() ?? null,
    close: async () => {
      await watching?.close();
      await own.close();
    },
  };
}
