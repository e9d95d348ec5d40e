import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createEvent } from '../../factories/event.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

export const doorStart = '2027-04-02T16:00:00.000Z';

/** The moment this many minutes after that, in the format of the API. */
export const minutesLater = (count: number) => new Date(Date.parse(doorStart) + count * 60_000).toISOString();

/**
 * A site on the first day of an event, in its own database; each test gets a new event.
 * @param overrides event properties other than its dates
 */
export function doorSite(overrides: Parameters<typeof createEvent>[2] = {}) {
  const clock = createClock(doorStart);
  let database: TestDatabase;
  let server: TestServer;
  let eventId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer({ database: database.config, clock: clock.now });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  beforeEach(async () => {
    clock.set(doorStart);
    eventId = await createEvent(server.context.db, `door-${randomUUID()}`, {
      start_date: '02-APR-2027',
      end_date: '04-APR-2027',
      ...overrides,
    });
  });

  /** `current` returns the objects of the running test. */
  return { clock, current: () => ({ database, server, eventId }) };
}
