import { setTimeout as pause } from 'node:timers/promises';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import type { TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import { gather } from '../database/registering.ts';
import type { Outcome } from '../outcome.ts';
import { startFaultSite } from '../site/fault-site.ts';
import { longestWait, secondsUntil, watchHealth } from '../waiting.ts';
import { wrongWords } from '../words.ts';
import { openLine, type Failing, type FaultLine } from './fault-line.ts';
import type { Service } from './service.ts';

/** Number of registrations acknowledged before the service fails. */
const warmUp = 10;
/** Minimum duration of the failure, in ms. */
const shortest = 5_000;

/** How long people pause after registering, in ms, so that the resulting jobs can run meanwhile. */
const rest = 2_000;

/** An HTML page in place of the expected data. */
const page =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 15\r\nConnection: close\r\n\r\n<html></html>\r\n';

/** Lets a service fail while people register, and checks what happened to them and to the actions that use the service. */
export async function underFailing(databases: DatabaseServer, service: Service, how: Failing): Promise<Outcome> {
  let line: FaultLine | undefined;
  const site = await startFaultSite(databases, {
    clockGoes: true,
    through: async (services) => {
      // Half of the first response arrives, or an HTML page in place of data.
      line = await openLine({ piecesBeforeCut: 0, partOfLast: 0.5, falseAnswer: page, ...service.lineOf(services) });
      return service.envOf(services, line.port);
    },
  });
  const failures: string[] = [];
  try {
    const trial = await service.prepare(site);
    const crowd = gather(site, [await site.eventOf(5_000), await site.eventOf(5_000)], rest);
    await secondsUntil(() => crowd.acknowledged() >= warmUp);
    if (!(await trial.use())) failures.push('it did not even work before');
    const health = watchHealth(site);
    await line?.fail(how);
    const lasts = pause(shortest);
    const before = crowd.acknowledged();
    const message = await trial.refusal();
    if (message !== null) failures.push(...wrongWords(message));
    await lasts;
    if (crowd.acknowledged() === before) failures.push('nobody could register meanwhile');
    await line?.heal();
    const recovery = await secondsUntil(trial.use);
    await crowd.finish(longestWait);
    failures.push(...(await trial.failures()));
    const { slowest, failures: ofHealth } = await health.stop();
    const { pool } = site.database;
    const counted = await crowd.count(pool);
    const client = await pool.connect();
    const wrong = await checkData(client).finally(() => client.release());
    failures.push(...ofHealth, ...wrong.flatMap(({ sentences }) => sentences), ...crowd.badRefusals);
    const refused = crowd.statuses.get(503) ?? 0;
    if (refused > 0) failures.push('people who registered were refused, though that needs no other service');
    const otherErrors = [...crowd.statuses].reduce(
      (sum, [status, times]) => (status >= 500 && status !== 503 ? sum + times : sum),
      0,
    );
    return {
      acknowledged: crowd.acknowledged(),
      ...counted,
      refused,
      otherErrors,
      health: slowest,
      recovery,
      failures,
    };
  } finally {
    await site.close();
    await line?.close();
    await service.close?.();
  }
}
