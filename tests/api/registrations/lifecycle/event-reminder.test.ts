import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintainRegistrations } from '../../../../api/registrations/lifecycle/daily-maintenance.ts';
import { changeEvent, createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';
import { signInAs } from '../../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

type Reminder = 'eventReminder' | 'balanceReminder';

/** Registers a party at this moment for an event that begins on May 14; returns a function for the number of its reminders. */
async function registerAt(
  moment: string,
  id: string,
): Promise<(later: string, reminder?: Reminder) => Promise<number | undefined>> {
  clock.set(moment);
  const eventId = await createEvent(server.context.db, id, { reg_end_date: '13-MAY-2027' });
  const { data, error } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body: buildRegistration({ eventId, quotedTotalCents: 20_000 }),
  });
  if (!data) throw new Error(error.code);
  const params = { path: { registrationId: data.registration.id } };
  return async (later, reminder = 'eventReminder') => {
    clock.set(later);
    await maintainRegistrations(server.context);
    const staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
    const history = await staff.GET('/registrations/{registrationId}/history', { params });
    return history.data?.items.filter(({ kind }) => kind === reminder).length;
  };
}

test('a party that registers in the last week is not reminded within a day of its confirmation, then once', async () => {
  const remindersAt = await registerAt('2027-05-10T12:00:00Z', 'last-week');
  expect(await remindersAt('2027-05-10T13:00:00Z')).toBe(0);
  expect(await remindersAt('2027-05-11T11:59:00Z')).toBe(0);
  expect(await remindersAt('2027-05-11T12:00:01Z')).toBe(1);
  expect(await remindersAt('2027-05-12T12:00:00Z')).toBe(1);
});

test('a party that registered early is reminded once the last week has begun, and never after the event begins', async () => {
  const early = await registerAt('2027-04-01T12:00:00Z', 'early');
  expect(await early('2027-05-06T12:00:00Z')).toBe(0);
  expect(await early('2027-05-07T12:00:00Z')).toBe(1);
  const tooLate = await registerAt('2027-04-01T13:00:00Z', 'too-late');
  expect(await tooLate('2027-05-14T12:00:00Z')).toBe(0);
});

test('a party is reminded again of an event that was postponed, with an email of its own', async () => {
  const remindersAt = await registerAt('2027-04-01T12:00:00Z', 'postponed');
  expect(await remindersAt('2027-05-08T12:00:00Z')).toBe(1);
  await changeEvent(server.context.db, 'postponed', { start_date: '11-SEP-2027', end_date: '12-SEP-2027' });
  expect(await remindersAt('2027-05-09T12:00:00Z')).toBe(1);
  expect(await remindersAt('2027-09-04T03:59:00Z')).toBe(1);
  expect(await remindersAt('2027-09-04T04:00:00Z')).toBe(2);
  expect(await remindersAt('2027-09-05T12:00:00Z')).toBe(2);
  const { rows } = await database.pool.query<{ again: string }>(
    `select job.data ->> 'again' as again from jobs.job join registrations on registrations.id::text = job.data ->> 'registrationId'
     where registrations.event_id = 'postponed' and job.data ->> 'notice' = 'eventReminder' order by job.created_on`,
  );
  expect(rows.map(({ again }) => again)).toEqual(['2027-05-14', '2027-09-11']);
});

test('a party that registers in the last two weeks is not reminded to pay within two days, then once', async () => {
  const remindersAt = await registerAt('2027-05-05T12:00:00Z', 'last-two-weeks');
  expect(await remindersAt('2027-05-05T13:00:00Z', 'balanceReminder')).toBe(0);
  expect(await remindersAt('2027-05-07T11:59:59Z', 'balanceReminder')).toBe(0);
  expect(await remindersAt('2027-05-07T12:00:00Z', 'balanceReminder')).toBe(1);
  expect(await remindersAt('2027-05-09T12:00:00Z', 'balanceReminder')).toBe(1);
});
