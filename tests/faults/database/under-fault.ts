import { checkData } from '../../../api/platform/checks/check-data.ts';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Outcome } from '../outcome.ts';
import { startFaultSite, type FaultSite } from '../site/fault-site.ts';
import { gather } from './registering.ts';

/** What happens to the database while people register. */
export interface Strike {
  readonly begin: (site: FaultSite) => Promise<void> | void;
  readonly end: (site: FaultSite) => Promise<void> | void;
  /** How long it lasts, in ms. */
  readonly lasts: number;
  /** Whether the database cannot be used meanwhile, which `/api/health` must say. */
  readonly isAway: boolean;
  /** Whether nobody need notice, because it is over sooner than people wait. */
  readonly isHidden?: boolean;
}

/** How many are acknowledged before it happens. */
const warmUp = 20;
const longestWait = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function healthOf({ server }: FaultSite): Promise<number> {
  const answer = fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return (await answer.catch(() => undefined))?.status ?? 0;
}

/** Seconds until something is so, as often as it is looked at. */
async function secondsUntil(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > longestWait) break;
    await pause(50);
  }
  return (performance.now() - began) / 1000;
}

/** Lets people register while it happens, and looks at what became of them. */
export async function underFault(databases: DatabaseServer, { begin, end, lasts, isAway, isHidden = false }: Strike): Promise<Outcome> {
  const site = await startFaultSite(databases, { clockGoes: true });
  const failures: string[] = [];
  try {
    const eventIds = [await site.eventOf(5_000), await site.eventOf(5_000), await site.eventOf(5_000)];
    const crowd = gather(site, eventIds);
    await secondsUntil(() => crowd.acknowledged() >= warmUp);
    await begin(site);
    const over = pause(lasts);
    const health = isAway ? await secondsUntil(async () => (await healthOf(site)) === 503) : undefined;
    await over;
    await end(site);
    const ended = performance.now();
    const wellAgain = await secondsUntil(async () => (await healthOf(site)) === 200);
    const before = crowd.acknowledged();
    await secondsUntil(() => crowd.acknowledged() > before);
    const recovery = (performance.now() - ended) / 1000;
    if (wellAgain > 30) failures.push(`/api/health is right again after ${wellAgain.toFixed(1)} s`);
    await crowd.finish(longestWait);
    const { pool } = site.database;
    const counted = await crowd.count(pool);
    const client = await pool.connect();
    const wrong = await checkData(client).finally(() => client.release());
    failures.push(...wrong.flatMap(({ sentences }) => sentences), ...crowd.badRefusals);
    const otherErrors = [...crowd.statuses].reduce(
      (sum, [status, times]) => (status >= 500 && status !== 503 ? sum + times : sum),
      0,
    );
    const refused = crowd.statuses.get(503) ?? 0;
    if (refused === 0 && !isHidden) failures.push('nobody noticed: the fault did not take place');
    return {
      acknowledged: crowd.acknowledged(),
      ...counted,
      refused,
      otherErrors,
      ...(health !== undefined && { health }),
      recovery,
      failures,
    };
  } finally {
    await site.close();
  }
}
