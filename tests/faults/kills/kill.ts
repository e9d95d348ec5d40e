import type { Pool } from 'pg';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import type { Action } from '../../api/audit/actions/site.ts';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Outcome } from '../outcome.ts';
import { startFaultSite, type FaultSite } from '../site/fault-site.ts';
import type { Moment } from '../site/statement-proxy.ts';
import { differing, readRows, waitForJobs, type Rows } from './rows.ts';

/** Maximum number of writes per request: killing at each moment must end somewhere. */
const mostWrites = 8;
/** Each held action keeps a connection; with fewer, the last ones would wait for one in vain. */
const env = { DATABASE_POOL: '40' };
/** Maximum time for a request to reach its held moment or to be answered, in ms. */
const patience = 60_000;

/** An action whose process is killed. */
export interface Victim {
  readonly name: string;
  readonly actionOf: (site: FaultSite) => Action;
  /** Whether it has an entry in the audit trail or the history. */
  readonly isRecorded: boolean;
}

interface Prepared extends Victim {
  readonly action: Action;
  readonly act: () => Promise<{ readonly status: number }>;
  /** The status of its last response, once it has one. */
  status?: number;
}

type Result = { readonly status: number } | 'held' | 'blocked' | 'unanswered';

/**
 * Whether an action waits for what a held one keeps: for its lock, or for its turn to be stored, and then it is answered 503 and
 * asked to come again.
 */
function isWaiting(result: Result): boolean {
  return result === 'blocked' || (typeof result === 'object' && result.status === 503);
}

/** Waits until a statement has been waiting for a lock for a while: a held transaction keeps its locks. */
async function untilBlocked(pool: Pool, signal: AbortSignal): Promise<'blocked'> {
  for (let times = 0; times < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (signal.aborted) break;
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) as count from pg_locks l join pg_database d on d.oid = l.database
       where not l.granted and d.datname = current_database()`,
    );
    times = (rows[0]?.count ?? 0) > 0 ? times + 1 : 0;
  }
  return 'blocked';
}

/** Sends a request that the proxy holds at a moment, if the request reaches it. */
async function sendUntil(moment: Moment, site: FaultSite, { act }: Prepared): Promise<Result> {
  const ended = new AbortController();
  const held = site.proxy.standStillAt(moment).then(() => 'held' as const);
  const answered = act().catch(() => 'unanswered' as const);
  const late = new Promise<'unanswered'>((resolve) => setTimeout(() => resolve('unanswered'), patience).unref());
  const result = await Promise.race([held, answered, untilBlocked(site.database.pool, ended.signal), late]);
  ended.abort();
  site.proxy.goOn();
  return result;
}

/** Restarts the process. Returns the time at which it was healthy again; the jobs of a killed process take two more minutes. */
async function restart(site: FaultSite, failures: string[]): Promise<number> {
  await site.process.start();
  const { status } = await fetch(`${site.process.url}/api/health`);
  const wellAt = performance.now();
  if (status !== 200) failures.push(`/api/health answers ${String(status)} after the restart`);
  await waitForJobs(site.database.pool);
  return wellAt;
}

/** Compares the numbers of rows once everything is answered, and reports the differences. */
function compare(victims: readonly Prepared[], before: Rows, committed: Rows | undefined, after: Rows) {
  const failures: string[] = [];
  const [first] = victims;
  const isOnce = victims.every(({ action }) => action.isRepeatable !== true);
  if (first && victims.length === 1 && first.isRecorded && isOnce) {
    const trail = first.action.trail ?? 'audit_entries';
    const entries = (after.counts[trail] ?? 0) - (before.counts[trail] ?? 0);
    if (entries !== 1) failures.push(`it has ${String(entries)} entries in ${trail} instead of one`);
  }
  if (committed === undefined) {
    // An action that changes nothing has no transaction to be killed in.
    if (differing(before.digests, after.digests).length > 0) failures.push('it was never held at a commit');
    return { lost: 0, doubled: 0, failures };
  }
  const changed = differing(committed.counts, after.counts);
  const shrunk = changed.filter((name) => (committed.counts[name] ?? 0) > (after.counts[name] ?? 0));
  const grown = changed.filter((name) => !shrunk.includes(name));
  if (isOnce && changed.length > 0)
    failures.push(`sent again, it changed the number of rows in ${[...grown, ...shrunk].join(', ')}`);
  return { lost: shrunk.length > 0 ? 1 : 0, doubled: isOnce && grown.length > 0 ? 1 : 0, failures };
}

/**
 * Runs actions and kills their process before, in and after each transaction, all at the same moment, and sends the same requests
 * again each time until they are answered. Then it kills the process once more.
 */
export async function killAtEachMoment(databases: DatabaseServer, victims: readonly Victim[]): Promise<Outcome> {
  const site = await startFaultSite(databases, { env });
  const { pool } = site.database;
  const failures: string[] = [];
  let recovery = 0;
  try {
    const prepared: Prepared[] = [];
    for (const victim of victims) {
      const action = victim.actionOf(site);
      prepared.push({ ...victim, action, act: await action.prepare() });
    }
    await waitForJobs(pool);
    const before = await readRows(pool);
    let committed: Rows | undefined;
    const isRepeatable = prepared.some(({ action }) => action.isRepeatable === true);
    let write = 1;
    let moment: Moment = { at: 'arrived' };
    for (let turn = 0; turn <= 3 * mostWrites; turn += 1) {
      const waiting = prepared.filter(({ status }) => status === undefined);
      while (waiting.length > 0) {
        let isAnythingHeld = false;
        while (waiting.length > 0) {
          const [victim] = waiting;
          if (!victim) break;
          const result = await sendUntil(moment, site, victim);
          if (isAnythingHeld && isWaiting(result)) break;
          waiting.shift();
          if (result === 'held') isAnythingHeld = true;
          else if (typeof result === 'object') victim.status = result.status;
          else failures.push(`${victim.name} was ${result} (${JSON.stringify(moment)})`);
        }
        if (!isAnythingHeld) break;
        await site.process.kill();
        const killedAt = performance.now();
        if (moment.at !== 'committed' && committed === undefined) {
          const changed = differing(before.digests, (await readRows(pool)).digests);
          if (changed.length > 0) failures.push(`killed before the commit, it left changes in ${changed.join(', ')}`);
        }
        recovery = Math.max(recovery, ((await restart(site, failures)) - killedAt) / 1000);
      }
      if (prepared.every(({ status }) => status !== undefined)) break;
      if (moment.at !== 'committed') {
        // After the kill, an action may need fewer writes than before, such as when PayPal has the money by now.
        const next = isRepeatable ? write : 1;
        moment = moment.at === 'arrived' ? { at: 'uncommitted', write } : { at: 'committed', write: next };
        continue;
      }
      const earlier: Rows = committed ?? before;
      committed = await readRows(pool);
      // When sent again, an action that added rows skips that write, so its next write comes first. An action that only updates a
      // timestamp writes it again.
      const isSame = isRepeatable || differing(earlier.counts, committed.counts).length === 0;
      if (isSame && moment.write < write) moment = { at: 'committed', write: moment.write + 1 };
      else {
        if (isSame) write += 1;
        moment = { at: 'uncommitted', write };
      }
    }
    await waitForJobs(pool);
    await site.process.kill();
    const { lost, doubled, failures: others } = compare(prepared, before, committed, await readRows(pool));
    failures.push(...others);
    const client = await pool.connect();
    const wrong = await checkData(client).finally(() => client.release());
    failures.push(...wrong.flatMap(({ sentences }) => sentences));
    for (const { name, status } of prepared) {
      if (status === undefined) failures.push(`${name} was never answered`);
      else if (status >= 500) failures.push(`${name}, sent again, is answered by ${String(status)}`);
      else if (status >= 400 && committed === undefined)
        failures.push(`${name} is refused with ${String(status)}: its preparation is wrong`);
    }
    const answered = prepared.flatMap(({ status }) => (status === undefined ? [] : [status]));
    return {
      acknowledged: answered.filter((status) => status < 500).length,
      lost,
      doubled,
      otherErrors: answered.filter((status) => status >= 500 && status !== 503).length,
      recovery,
      failures,
    };
  } finally {
    await site.close();
  }
}
