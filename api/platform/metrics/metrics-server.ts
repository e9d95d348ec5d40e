import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { latestBackup } from '../backup/daily.ts';
import type { ReplicaState } from '../data/replica/watch-replica.ts';
import { within } from '../data/unavailable.ts';
import { databaseFigures } from './database-figures.ts';
import type { Metrics } from './metrics.ts';
import { watchProcess } from './process-figures.ts';
import { toText } from './text-format.ts';
import type { Family } from './text-format.ts';

/** How long to wait for the database, in ms. After that, only the figures from other sources are returned. */
const patience = 3_000;

/** The sources of the figures. */
interface MetricsContext {
  readonly metrics: Metrics;
  readonly pool: Pool;
  /** What is known about the replica; null if there is none. */
  readonly reportConnections: { readonly replica: () => ReplicaState | null };
  /** The folder of the daily backups, if there is one. */
  readonly backups: string | undefined;
  readonly log: { warn(details: object, message: string): void };
}

/** Whether the replica is used, and how far it lags behind; there is no lag while it does not respond. */
function replicaFigures(state: ReplicaState | null): Family[] {
  if (!state) return [];
  const { isUsed, lag } = state;
  const lags = lag === null ? [] : [{ value: Math.round(lag) / 1000 }];
  return [
    {
      name: 'site_replica_used',
      type: 'gauge',
      help: 'Whether reports read from the replica.',
      samples: [{ value: isUsed ? 1 : 0 }],
    },
    {
      name: 'site_replica_lag_seconds',
      type: 'gauge',
      help: 'How far the replica lags behind the database.',
      samples: lags,
    },
  ];
}

/**
 * Serves GET /metrics in the Prometheus text format, only to this machine and on a separate port, so that no proxy can expose it by
 * mistake.
 */
export async function startMetricsServer(
  { metrics, pool, reportConnections, backups, log }: MetricsContext,
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const ownProcess = watchProcess(pool);

  const database = async (): Promise<readonly Family[]> => {
    const up = (value: number): Family => ({
      ...{ name: 'site_database_up', type: 'gauge', help: 'Whether the database answers.', samples: [{ value }] },
    });
    try {
      return [up(1), ...(await within(patience, databaseFigures(pool)))];
    } catch (error) {
      log.warn({ err: error }, 'the metrics of the database could not be read');
      return [up(0)];
    }
  };

  const backup = async (): Promise<readonly Family[]> => {
    if (backups === undefined) return [];
    const at = await latestBackup(backups);
    const value = at === null ? 0 : Math.round(at.getTime() / 1000);
    const help = 'When the latest daily backup was finished, in seconds since 1970; 0 where there is none.';
    return [{ name: 'site_last_backup_seconds', type: 'gauge', help, samples: [{ value }] }];
  };

  const server = createServer((request, response) => {
    const answer = (status: number, text: string): void => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(text);
    };
    if (request.url !== '/metrics') {
      answer(404, 'Not Found\n');
      return;
    }
    if (request.method !== 'GET') {
      answer(405, 'Method Not Allowed\n');
      return;
    }
    Promise.all([database(), backup()]).then(
      (read) => {
        answer(
          200,
          toText([
            ...metrics.families(),
            ...ownProcess.families(),
            ...replicaFigures(reportConnections.replica()),
            ...read.flat(),
          ]),
        );
      },
      (error: unknown) => {
        log.warn({ err: error }, 'the metrics could not be read');
        answer(500, 'Internal Server Error\n');
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: unknown) => {
    ownProcess.close();
    throw new Error(`The figures cannot be answered on port ${String(port)}. Set METRICS_PORT to another one.`, {
      cause,
    });
  });
  const { address, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${address}:${String(bound)}/metrics`,
    close: async () => {
      ownProcess.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
