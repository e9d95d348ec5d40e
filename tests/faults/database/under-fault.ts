import { setTimeout as pause } from 'node:timers/promises';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import { createEvent } from '../../factories/event.ts';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Outcome } from '../outcome.ts';
import { startFaultSite, type FaultSite, type FaultSiteOrders } from '../site/fault-site.ts';
import { healthOf, longestWait, secondsUntil, watchHealth } from '../waiting.ts';
import { gather } from './registering.ts';

/** What happens to the database, or around the site, while people register. */
export interface Strike {
  readonly begin: (site: FaultSite) => Promise<void> | void;
  readonly end: (site: FaultSite) => Promise<void> | void;
  /** How long it lasts, in ms. */
  readonly lasts: number;
  /** Whether the database cannot be used meanwhile, which `/api/health` must say. */
  readonly isAway: boolean;
  /** Whether nobody need notice, because it is over sooner than people wait. */
  readonly isHidden?: boolean;
  /** Whether the site serves meanwhile, which `/api/health` must say all the time. */
  readonly staysWell?: boolean;
  /** What differs in the events for which people register, such as their dates. */
  readonly event?: Readonly<Record<string, unknown>>;
  /** What else does not hold: afterwards, once everyone has been answered. */
  readonly failures?: (site: FaultSite) => Promise<readonly string[]>;
}

/** How many are acknowledged before it happens. */
const warmUp = 20;
/**
 * Lets people register while it happens, and looks at what became of them.
 * @param orders how the site differs from the usual one
 */
export async function underFault(
  databases: DatabaseServer,
  { begin, end, lasts, isAway, isHidden = false, staysWell = false, event, failures: further }: Strike,
  orders: FaultSiteOrders = {},
): Promise<Outcome> {
  const site = await startFaultSite(databases, { clockGoes: true, ...orders });
  const failures: string[] = [];
  try {
    const eventIds = ['first', 'second', 'third'];
    for (const id of eventIds) await createEvent(site.server.parts.db, id, { maxRegistrationCount: 5_000, ...event });
    const crowd = gather(site, eventIds);
    await secondsUntil(() => crowd.acknowledged() >= warmUp);
    const watched = staysWell ? watchHealth(site) : undefined;
    await begin(site);
    const over = pause(lasts);
    const away = isAway ? await secondsUntil(async () => (await healthOf(site)) === 503) : undefined;
    await over;
    await end(site);
    const ended = performance.now();
    const wellAgain = await secondsUntil(async () => (await healthOf(site)) === 200);
    const before = crowd.acknowledged();
    await secondsUntil(() => crowd.acknowledged() > before);
    const recovery = (performance.now() - ended) / 1000;
    if (wellAgain > 30) failures.push(`/api/health is right again after ${wellAgain.toFixed(1)} s`);
    await crowd.finish(longestWait);
    failures.push(...((await further?.(site)) ?? []));
    const well = await watched?.stop();
    failures.push(...(well?.failures ?? []));
    const health = away ?? well?.slowest;
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
    if (refused > 0 && staysWell) failures.push('people who registered were refused, though the site serves');
    if (refused === 0 && !isHidden && !staysWell) failures.push('nobody noticed: the fault did not take place');
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
