import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilOneWaits } from '../../support/database/lock-waits.ts';
import { startEventDesk } from './event-desk.ts';

let desk: Awaited<ReturnType<typeof startEventDesk>>;

beforeAll(async () => {
  desk = await startEventDesk();
});

afterAll(() => desk.close());

test('an event is not hidden while somebody registers for it', async () => {
  const { id, version } = await desk.createPublished();
  const registering = await desk.database.pool.connect();
  try {
    await registering.query('begin');
    await registering.query('update event_places set taken = taken + 1 where event_id = $1', [id]);
    const answer = desk.change(id, { version, action: 'hide' });
    await untilOneWaits(desk.database.pool);
    await registering.query('commit');
    expect((await answer).error?.code).toBe('state-conflict');
  } finally {
    await registering.query('rollback');
    registering.release();
  }
});
