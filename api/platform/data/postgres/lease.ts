import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { superuserConfig, withClient } from './connection.ts';
import type { Places } from './data-directory.ts';

/*
 * Each process that uses the server holds one connection under this name: its lease. The server counts them, so the last process
 * to leave knows that it is the last, no matter who started the server; and the system ends the lease of a killed process.
 */
const leaseName = 'launcher lease';

/** One process's use of the server. */
export type Lease = { client: pg.Client; pid: number };

/** Takes a lease; calls onLost once if the server goes away under it. */
export async function takeLease(places: Places, onLost: () => void): Promise<Lease> {
  const client = new pg.Client({ ...superuserConfig(places), application_name: leaseName, keepAlive: true });
  client.on('error', () => undefined); // 'end' follows
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.once('end', onLost);
  return { client, pid: rows[0]?.pid ?? 0 };
}

/**
 * Ends the lease and returns how many others there are, once the server has noticed.
 * @throws when the server is gone.
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
