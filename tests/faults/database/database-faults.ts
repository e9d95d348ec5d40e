import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Fault } from '../outcome.ts';
import type { FaultSite } from '../site/fault-site.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { underFault, type Strike } from './under-fault.ts';

/** Strikes a dedicated database server, and closes it afterwards. */
async function withOwn(makeStrike: (server: OwnServer) => Strike, megabytes?: number) {
  const server = await startOwnServer(megabytes);
  return underFault(server, makeStrike(server)).finally(() => server.close());
}

const outOfConnections: Strike = {
  isAway: true,
  lasts: 5_000,
  begin: async ({ proxy, onServer, databaseName }) => {
    await onServer(`alter database ${databaseName} connection limit 0`);
    proxy.reset();
  },
  end: ({ onServer, databaseName }) => onServer(`alter database ${databaseName} connection limit -1`),
};

/** Repeats an action until it is ended. Failures of the action are ignored: they belong to the fault. */
function again(act: (site: FaultSite) => Promise<unknown>) {
  let isOver = false;
  let acting = Promise.resolve();
  return {
    begin: (site: FaultSite): void => {
      acting = (async () => {
        while (!isOver) await act(site).catch(() => undefined);
      })();
    },
    end: async (): Promise<void> => {
      isOver = true;
      await acting;
    },
  };
}

/** SQL that runs `what` before each registration is stored. */
const beforeEachRegistration = (what: string): string => `
  create function hold_up() returns trigger language plpgsql as $$ begin ${what} return new; end $$;
  create trigger hold_up before insert on registrations for each row execute function hold_up()`;
const notAnyMore = 'drop function hold_up cascade';

/** Registrations take two locks, and another client takes them in the opposite order, so late that registrations lose. */
function deadlock(): Strike {
  const other = again(async ({ database }) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(42), pg_sleep(0.3)');
      await client.query('select pg_advisory_xact_lock(41)');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
  return {
    isAway: false,
    lasts: 8_000,
    begin: async (site) => {
      await site.database.pool.query(
        beforeEachRegistration('perform pg_advisory_xact_lock(41); perform pg_advisory_xact_lock(42);'),
      );
      other.begin(site);
    },
    end: async ({ database }) => {
      await other.end();
      await database.pool.query(notAnyMore);
    },
  };
}

function canceled(): Strike {
  const canceling = again(({ database }) =>
    database.pool.query(
      `select pg_cancel_backend(pid), pg_sleep(0.05) from pg_stat_activity where datname = current_database()
       and application_name = 'site' and wait_event = 'PgSleep' and pid <> pg_backend_pid()`,
    ),
  );
  return {
    isAway: false,
    lasts: 5_000,
    begin: async (site) => {
      await site.database.pool.query(beforeEachRegistration('perform pg_sleep(0.1);'));
      canceling.begin(site);
    },
    end: async ({ database }) => {
      await canceling.end();
      await database.pool.query(notAnyMore);
    },
  };
}

/** Requests wait longer than `/api/health` does, but none is refused. */
const slow: Strike = {
  isAway: true,
  isHidden: true,
  lasts: 20_000,
  begin: ({ proxy }) => {
    proxy.slowDown(5_000);
  },
  end: ({ proxy }) => {
    proxy.slowDown(0);
  },
};

/** Fills a file system to the last block. */
function diskFull({ directory }: OwnServer): Strike {
  const filler = join(directory, 'filler');
  return {
    isAway: false,
    lasts: 10_000,
    begin: () => {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    end: () => {
      rmSync(filler);
    },
  };
}

/** The faults of the database. */
export function databaseFaults(databases: () => Promise<DatabaseServer>): readonly Fault[] {
  const shared = (name: string, strike: () => Strike): Fault => ({
    name: `database ${name}`,
    run: async () => underFault(await databases(), strike()),
  });
  return [
    {
      name: 'database killed',
      // It restarts at once.
      run: () => withOwn((server) => ({ isAway: false, lasts: 0, begin: server.kill, end: () => undefined })),
    },
    {
      name: 'database stopped',
      run: () => withOwn(({ stop, start }) => ({ isAway: true, lasts: 5_000, begin: stop, end: start })),
    },
    {
      name: 'database disk full',
      run: () =>
        process.getuid?.() === 0
          ? withOwn(diskFull, 400)
          : Promise.resolve({ skipped: 'only root may mount a small file system' }),
    },
    shared('slow, 5 s a statement', () => slow),
    shared('out of connections', () => outOfConnections),
    shared('deadlock', deadlock),
    shared('canceled statements', canceled),
  ];
}
