import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { superuserConfig, withClient } from './connection.ts';
import type { Places } from './data-directory.ts';

/*
 * Each process that uses the server holds one connection with this name: its lease. The server lists these connections, so the
 * last process to leave knows that it is the last, no matter which process started the server. The operating system ends the
 * lease of a killed process.
 */
const leaseName = 'launcher lease';

/** A process's lease on the server. */
export type Lease = { client: pg.Client; pid: number };

/** Takes a lease. Calls onLost once if the server goes away while the lease is held. */
export async function takeLease(places: Places, onLost: () => void): Promise<Lease> {
  const client = new pg.Client({ ...superuserConfig(places), application_name: leaseName, keepAlive: true });
  client.on('error', () => undefined); // 'end' follows
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.once('end', onLost);
  return { client, pid: rows[0]?.pid ?? 0 };
}

/**
 * Ends the lease, waits until the server has noticed, and returns the number of other leases.
 * @throws if the server is gone
 */
export async function endLease(places: Places, lease: Lease): Promise<number> {
  lease.client.removeAllListeners('end');
  return withClient(superuserConfig(places), async (client) => {
    await lease.client.end();
    let pids = await leasePids(client);
    while (pids.includes(lease.pid)) {
      await pause(5);
      pids = await leasePids(client);
    }
    return pids.length;
  });
}

async function leasePids(client: pg.Client): Promise<number[]> {
  const query = 'select pid from pg_stat_activity where application_name = $1';
  const { rows } = await client.query<{ pid: number }>(query, [leaseName]);
  return rows.map((row) => row.pid);
}
