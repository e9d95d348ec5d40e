import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { findBinaries, type Binaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { answers, applicationConfig, ensureApplicationDatabase } from './connection.ts';
import { preparePlaces, type Places } from './data-directory.ts';
import { endLease, takeLease, type Lease } from './lease.ts';
import { withLock } from './lock.ts';
import { serverUser, type OsUser } from './os-user.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';

/** The log methods needed here; pino's logger and the console have them. */
type Log = { info(message: string): void; warn(message: string): void };

/** A PostgreSQL server that this process uses. */
export type RunningPostgres = {
  /** The application's connection settings; valid as long as the process lives, even after the server is restarted. */
  config: PoolConfig;
  /** Whether it was already running: another process started it, or a killed process left it behind. */
  adopted: boolean;
  /** Releases the server and stops it unless another process uses it. All connections must be closed first. */
  stop: () => Promise<void>;
};

type Setup = { places: Places; user: OsUser | undefined; binaries: Binaries; log: Log };

/**
 * Provides the PostgreSQL server of a data directory: creates the cluster if there is none, joins a running server or starts one,
 * and restarts the server if it dies while this process needs it. Any number of processes may do this at once for the same
 * directory: the first starts the server and the last to leave stops it. A lock prevents conflicts between them.
 * @param options.dataDirectory the directory for all files; see defaultDataDirectory
 * @param options.binaries the directory with a distribution's initdb and postgres, used instead of the npm package's
 * @throws if there is no server program for this system or it does not start; the message contains its output
 */
export async function startPostgres(options: {
  dataDirectory: string;
  binaries?: string | undefined;
  log: Log;
}): Promise<RunningPostgres> {
  const user = serverUser();
  const places = preparePlaces(options.dataDirectory, user);
  const binaries = await withLock(places.lock, () => findBinaries(places.root, user, options.binaries));
  const setup: Setup = { places, user, binaries, log: options.log };

  let lease: Lease | undefined;
  let stopping = false;
  let restoring = Promise.resolve();

  const join = () =>
    withLock(places.lock, async () => {
      const adopted = await ensureRunning(setup);
      lease = await takeLease(places, () => {
        restoring = restore();
      });
      return adopted;
    });

  const restore = async () => {
    options.log.warn('the embedded database server has stopped; restarting it');
    for (let delay = 100; !stopping; delay = Math.min(delay * 2, 10_000)) {
      try {
        await join();
        options.log.info('the embedded database server is running again');
        return;
      } catch (error) {
        options.log.warn(`the embedded database server could not be started again: ${String(error)}`);
        await pause(delay);
      }
    }
  };

  const adopted = await join();
  return {
    config: applicationConfig(places),
    adopted,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      await restoring;
      await withLock(places.lock, async () => {
        // If the server does not respond, it is already gone or will be when stopPostmaster returns.
        const others = lease ? await endLease(places, lease).catch(() => 0) : 0;
        if (others > 0) options.log.info('the embedded database server keeps running: another process uses it');
        else await stopPostmaster(binaries, places);
      });
    },
  };
}

/** Returns whether the server was already running. */
async function ensureRunning(setup: Setup): Promise<boolean> {
  const adopted = await joinRunning(setup.places);
  if (!adopted) await startFresh(setup);
  await ensureApplicationDatabase(setup.places);
  return adopted;
}

async function startFresh({ places, user, binaries, log }: Setup): Promise<void> {
  await ensureCluster(binaries, places, user);
  for (let tries = 0; ; tries += 1) {
    try {
      await startPostmaster(binaries, places, user);
      log.info(`the embedded database server, PostgreSQL ${binaries.major}, was started`);
      return;
    } catch (error) {
      // On systems other than Linux, waits for the remains of a killed server, which exit on their own within seconds.
      if (tries === 50 || !/still in use|already exists/.test(String(error))) throw error;
      await pause(200);
    }
  }
}

/**
 * Waits for a server that is starting or stopping. It tries to connect before it looks for a process: a server in another
 * container that uses the same directory cannot be detected in any other way.
 */
async function joinRunning(places: Places): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    if (await answers(places)) return true;
    // On systems other than Linux, the process may be an unrelated one, so the wait is limited.
    if (!findPostmaster(places) || (process.platform !== 'linux' && tries > 1_200)) return false;
    await pause(50);
  }
}
