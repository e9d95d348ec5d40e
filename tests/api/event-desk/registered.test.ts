import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteEndedDevices } from '../../../api/arrivals/prepared-devices.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../factories/registration.ts';
import { untilOneWaits } from '../../support/database/lock-waits.ts';
import { startEventDesk, type Content } from './event-desk.ts';

let desk: Awaited<ReturnType<typeof startEventDesk>>;

beforeAll(async () => {
  desk = await startEventDesk();
});

afterAll(() => desk.close());

/** Publishes an event again with other dates. */
const reschedule = (eventId: string, dates: Partial<Content>) =>
  desk.rewrite(eventId, (content) => ({ ...content, ...dates }));

const postponed = { reg_end_date: '30-MAY-2027', start_date: '11-JUN-2027', end_date: '13-JUN-2027' };

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

test('the emailed links of an event with new dates expire as if they had been ordered for these', async () => {
  const { id } = await desk.createPublished({ end_date: '14-MAY-2027' });
  const register = async (eventId: string) => {
    const { data } = await desk.server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({ eventId, paymentMethod: 'Check', members: [buildMember()], quotedTotalCents: 20_050 }),
    });
    return data?.registration;
  };
  const party = await register(id);
  const other = await register((await desk.createPublished()).id);
  const order = (at: string, registration: typeof party) =>
    desk.database.pool.query(
      `insert into waiver_links (id, registration_id, email, language, member_ids, ordered_at, expires_at)
       values ($1::uuid, $2, $1::text || '@example.org', 'en', $3, $4, '2027-05-15T04:00:00Z')`,
      [randomUUID(), registration?.id, registration?.members.map(({ id: memberId }) => memberId), at],
    );
  await order('2027-04-01T12:00:00Z', party);
  await order('2027-05-10T12:00:00Z', party);
  await order('2027-05-10T12:00:00Z', other);
  const expiries = async (registration: typeof party) => {
    const query = 'select expires_at from waiver_links where registration_id = $1 order by ordered_at';
    const { rows } = await desk.database.pool.query<{ expires_at: Date }>(query, [registration?.id]);
    return rows.map(({ expires_at: at }) => at.toISOString());
  };

  await reschedule(id, postponed);
  expect(await expiries(party)).toEqual(['2027-05-01T12:00:00.000Z', '2027-06-09T12:00:00.000Z']);
  await reschedule(id, { timeZone: 'America/Chicago', start_date: '14-MAY-2027', end_date: '15-MAY-2027' });
  expect(await expiries(party)).toEqual(['2027-05-01T12:00:00.000Z', '2027-05-16T05:00:00.000Z']);
  expect(await expiries(other)).toEqual(['2027-05-15T04:00:00.000Z']);
});

test('a prepared device keeps its key until the day after the new end of the event', async () => {
  const { id } = await desk.createPublished();
  const params = { path: { eventId: id, deviceId: randomUUID() } };
  const path = '/events/{eventId}/prepared-devices/{deviceId}';
  const prepared = async () => (await desk.client.GET(path, { params })).data?.device;
  const { data } = await desk.client.PUT(path, { params });
  expect(data?.expiresAt).toBe('2027-05-18T04:00:00.000Z');
  await reschedule(id, postponed);
  expect(await prepared()).toEqual({ ...data, expiresAt: '2027-06-15T04:00:00.000Z' });
  // Moved earlier, it must be gone earlier, too.
  await reschedule(id, { reg_end_date: '01-APR-2027', start_date: '02-APR-2027', end_date: '03-APR-2027' });
  expect((await prepared())?.expiresAt).toBe('2027-04-05T04:00:00.000Z');
  const now = () => new Date('2027-04-05T04:00:00.000Z');
  await deleteEndedDevices({ db: desk.server.context.db, clock: now });
  expect(await prepared()).toBeUndefined();
});
