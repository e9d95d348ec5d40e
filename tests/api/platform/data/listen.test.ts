import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openListener, type Listener } from '../../../../api/platform/data/listen.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';

let database: TestDatabase;
let seen: string[];
let listening: Listener;

beforeEach(async () => {
  database = await createTestDatabase();
  seen = [];
  listening = await openListener(database.config);
  listening.hear('site_changed', {
    onNotice: (id) => seen.push(id),
    onLost: () => seen.push('(lost)'),
    onRestored: () => seen.push('(restored)'),
  });
});

afterEach(async () => {
  await listening.close();
  await database.close();
});

function addEvent(id: string, db: Pick<TestDatabase['db'], 'insertInto'> = database.db) {
  const values = {
    id,
    type: 'Convention' as const,
    status: 'Planned' as const,
    reg_date: '2026-11-01',
    start_date: '2027-05-15',
    end_date: '2027-05-16',
    time_zone: 'America/New_York',
    room_capacity: 4,
    age_bands: '[]',
    rates: '{}',
    payment_methods: ['zelle'],
    texts: '{}',
    links: '{}',
    source_hash: id,
  };
  return db.insertInto('events').values(values).execute();
}

describe('openListener', () => {
  it('reports a new event and a changed one, once for each transaction, but not booked places', async () => {
    await database.db.transaction().execute(async (trx) => {
      await addEvent('one', trx);
      await trx.insertInto('event_places').values({ event_id: 'one' }).execute();
    });
    await database.db.updateTable('event_places').set({ taken: 3 }).where('event_id', '=', 'one').execute();
    await addEvent('two');
    await database.db.updateTable('events').set({ max_registration_count: 3 }).where('id', '=', 'one').execute();
    await expect.poll(() => seen).toEqual(['one', 'two', 'one']);
  });

  it('does not report a change that was rolled back', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await addEvent('undone', trx);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await addEvent('kept');
    await expect.poll(() => seen).toEqual(['kept']);
  });

  it('reports a lost connection, reconnects and continues', async () => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'site listener' and datname = current_database()`,
    );
    await expect.poll(() => seen).toEqual(['(lost)', '(restored)']);
    await addEvent('after');
    await expect.poll(() => seen).toEqual(['(lost)', '(restored)', 'after']);
  });
});
