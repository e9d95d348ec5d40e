import { beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../support/database/database.ts';
import { untilWaiting } from '../../support/database/lock-waits.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { createDevice, recordOf, registerParty } from './door.ts';
import type { Party } from './door.ts';
import { doorSite, doorStart, minutesLater } from './door-site.ts';

const site = doorSite({ maxRegistrationCount: 10 });
const { clock } = site;
let database: TestDatabase;
let server: TestServer;
let staff: TestClient;
let eventId: string;

beforeEach(async () => {
  ({ database, server, eventId } = site.current());
  staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
});

const device = () => createDevice(staff, eventId, clock.now);

async function peopleAtDoor({ id }: Pick<Party, 'id'>) {
  const { data } = await staff.GET('/events/{eventId}/door-parties', { params: { path: { eventId } } });
  return data?.items.find((party) => party.id === id)?.people ?? [];
}

const places = async () =>
  server.context.db.selectFrom('event_places').select('taken').where('event_id', '=', eventId).executeTakeFirst();

const free = ({ id }: Pick<Party, 'id'>, version: number, notComing: number) =>
  staff.POST('/registrations/{registrationId}/freed-places', {
    params: { path: { registrationId: id } },
    body: { version, notComing },
  });

test('places of people who are not coming stay booked until staff free them, and an arrival books them again if any are left', async () => {
  const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez']);
  const phone = device();
  await phone.send([recordOf(party, 1, doorStart, { kind: 'notComing' })]);
  expect(await places()).toEqual({ taken: 2 });
  expect((await free(party, 1, 1)).error?.code).toBe('state-conflict');
  await phone.send([recordOf(party, 0, doorStart)]);
  expect((await free(party, 1, 1)).error?.code).toBe('changed-meanwhile');
  expect((await free(party, 2, 1)).data?.state).toBe('checkedIn');
  expect((await free(party, 2, 1)).response.status).toBe(200);
  expect(await places()).toEqual({ taken: 1 });
  expect((await peopleAtDoor(party))[1]).toMatchObject({ isPlaceFreed: true });
  await registerParty(
    server,
    eventId,
    Array.from({ length: 9 }, (_, index) => `Guest Number${String(index)}`.replace(/\d/, 'x')),
  );
  clock.set(minutesLater(5));
  const full = await phone.send([recordOf(party, 1, minutesLater(5))]);
  expect(full.results).toMatchObject([{ outcome: 'question', reason: 'placeFreed' }]);
  await database.pool.query('update events set max_registration_count = 11 where id = $1', [eventId]);
  clock.set(minutesLater(6));
  expect((await phone.send([recordOf(party, 1, minutesLater(6))])).results).toMatchObject([{ outcome: 'recorded' }]);
  expect(await places()).toEqual({ taken: 11 });
  expect((await peopleAtDoor(party))[1]).toMatchObject({ arrivedAt: minutesLater(6), isPlaceFreed: false });
});

test('a party with nobody coming is canceled', async () => {
  const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez']);
  const kind = 'notComing';
  await device().send([recordOf(party, 0, doorStart, { kind }), recordOf(party, 1, doorStart, { kind })]);
  expect((await free(party, 1, 2)).data?.state).toBe('cancelled');
  expect((await free(party, 1, 2)).data?.state).toBe('cancelled');
  expect(await places()).toEqual({ taken: 0 });
});

test('places stay booked when another number of people is not coming than staff saw', async () => {
  const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez']);
  // The device that asks has not sent its records yet.
  expect((await free(party, 1, 2)).error?.code).toBe('changed-meanwhile');
  await device().send([recordOf(party, 0, doorStart), recordOf(party, 1, doorStart, { kind: 'notComing' })]);
  expect((await free(party, 2, 2)).error?.code).toBe('changed-meanwhile');
  expect(await places()).toEqual({ taken: 2 });
});

test('a party of which someone comes after all, while it is canceled, stays canceled: both happen at once', async () => {
  const party = await registerParty(server, eventId, ['Ana Núñez']);
  const phone = device();
  await phone.send([recordOf(party, 0, doorStart, { kind: 'notComing' })]);
  clock.set(minutesLater(1));
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from event_places where event_id = $1 for update', [eventId]);
  const freed = free(party, 1, 1);
  await untilWaiting(database.pool, 1);
  // This record is next in the queue for the event.
  const undone = phone.send([recordOf(party, 0, minutesLater(1), { kind: 'notComing', isUndo: true })]);
  await untilWaiting(database.pool, 2);
  await blocker.query('commit');
  blocker.release();
  expect((await freed).data?.state).toBe('cancelled');
  expect((await undone).results).toMatchObject([{ outcome: 'question', reason: 'cancelled' }]);
  expect((await peopleAtDoor(party))[0]?.notComingAt).toBe(doorStart);
});
