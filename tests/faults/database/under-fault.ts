import { setTimeout as pause } from 'node:timers/promises';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import { createEvent } from '../../factories/event.ts';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Outcome } from '../outcome.ts';
import { startFaultSite, type FaultSite, type FaultSiteOrders } from '../site/fault-site.ts';
import { healthOf, longestWait, secondsUntil, watchHealth } from '../waiting.ts';
import { gather } from './registering.ts';

/** A fault of the database, or of the site's surroundings, while people register. */
export interface Strike {
  readonly begin: (site: FaultSite) => Promise<void> | void;
  readonly end: (site: FaultSite) => Promise<void> | void;
  /** How long it lasts, in ms. */
  readonly lasts: number;
  /** Whether the database cannot be used meanwhile, which `/api/health` must say. */
  readonly isAway: boolean;
  /** Whether people need not notice, because it ends sooner than they give up waiting. */
  readonly isHidden?: boolean;
  /** Whether the site keeps serving; then `/api/health` must say so all the time. */
  readonly staysWell?: boolean;
  /** Overrides for the events that people register for, such as their dates. */
  readonly event?: Readonly<Record<string, unknown>>;
  /** Further failures, checked afterwards, once every request has been answered. */
  readonly failures?: (site: FaultSite) => Promise<readonly string[]>;
}

/** Number of registrations acknowledged before the fault begins. */
const warmUp = 20;
/**
 * Lets people register during the fault, and checks what happened to their registrations.
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
    for (const id of eventIds) await createEvent(site.server.context.db, id, { maxRegistrationCount: 5_000, ...event });
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
