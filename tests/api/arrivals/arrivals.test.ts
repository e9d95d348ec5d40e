import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { countAttendance } from '../../../api/arrivals/rules.ts';
import { createEvent } from '../../factories/event.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';
import { signOnPaper } from '../../support/waivers.ts';
import { createDevice, recordOf, registerParty } from './door.ts';
import type { ArrivalRecord, Party } from './door.ts';
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

const device = (client = staff) => createDevice(client, eventId, clock.now);

async function doorList(query: { since?: string; page?: number; pageSize?: number } = {}) {
  const { data } = await staff.GET('/events/{eventId}/door-parties', { params: { path: { eventId }, query } });
  if (!data) throw new Error('no list');
  return data;
}

async function peopleAtDoor({ id }: Pick<Party, 'id'>) {
  return (await doorList()).items.find((party) => party.id === id)?.people ?? [];
}

async function partyNow({ id }: Pick<Party, 'id'>) {
  const { data } = await staff.GET('/registrations/{registrationId}', { params: { path: { registrationId: id } } });
  if (!data) throw new Error('no party');
  return data;
}

async function historyOf({ id }: Pick<Party, 'id'>) {
  const params = { path: { registrationId: id } };
  const { data } = await staff.GET('/registrations/{registrationId}/history', { params });
  return data?.items.map(({ kind, details }) => [kind, details['people']]);
}

async function questions() {
  const { data } = await staff.GET('/events/{eventId}/arrival-questions', { params: { path: { eventId } } });
  return data?.items ?? [];
}

const cancel = ({ id }: Pick<Party, 'id'>, version = 1) =>
  staff.POST('/registrations/{registrationId}/cancellation', {
    params: { path: { registrationId: id } },
    body: { version },
  });

describe('recording arrivals', () => {
  test('the first arrival checks the party in; each person has a time; the history and the audit trail record it', async () => {
    const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez', 'Eva Núñez']);
    const phone = device();
    const first = await phone.send([recordOf(party, 0, doorStart), recordOf(party, 1, doorStart)]);
    expect(first).toMatchObject({ serverTime: doorStart, clockDifferenceMs: 0, openQuestions: 0 });
    expect(first.results.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded']);
    expect(first.parties).toMatchObject([{ id: party.id, state: 'checkedIn', version: 2, balanceCents: 60_000 }]);
    expect(first.parties[0]?.people.map(({ arrivedAt }) => arrivedAt)).toEqual([doorStart, doorStart, undefined]);
    clock.set(minutesLater(5));
    await phone.send([recordOf(party, 2, minutesLater(5))]);
    expect(await partyNow(party)).toMatchObject({ state: 'checkedIn', version: 2, canCancel: false });
    expect(await historyOf(party)).toEqual([
      ['arrived', 1],
      ['arrived', 2],
      ['registered', undefined],
    ]);
    const { rows } = await database.pool.query(
      `select action from audit_entries where subject = $1 and action like 'arrival%'`,
      [`registration:${party.id}`],
    );
    expect(rows).toHaveLength(2);
    expect(countAttendance((await doorList()).items).all).toEqual({ here: 3, left: 0, notComing: 0, toCome: 0 });
  });

  test('a record sent twice counts once', async () => {
    const party = await registerParty(server, eventId);
    const record = recordOf(party, 0, doorStart);
    const phone = device();
    const answers = await Promise.all([phone.send([record, record]), phone.send([record])]);
    clock.set(minutesLater(20));
    answers.push(await phone.send([{ ...record, at: minutesLater(20) }]));
    expect(answers.flatMap(({ results }) => results)).toEqual(
      answers.map(() => ({ id: record.id, outcome: 'recorded' })),
    );
    expect(await historyOf(party)).toEqual([
      ['arrived', 1],
      ['registered', undefined],
    ]);
    expect((await peopleAtDoor(party))[0]?.arrivedAt).toBe(doorStart);
  });

  test('two devices agree about a person, and the earlier time is kept', async () => {
    const party = await registerParty(server, eventId);
    clock.set(minutesLater(55));
    await device().send([recordOf(party, 0, minutesLater(30))]);
    const late = await device().send([recordOf(party, 0, minutesLater(10))]);
    expect(late.results[0]?.outcome).toBe('agreed');
    const later = await device().send([recordOf(party, 0, minutesLater(50))]);
    expect(later.results[0]?.outcome).toBe('agreed');
    expect((await peopleAtDoor(party))[0]?.arrivedAt).toBe(minutesLater(10));
    expect(await questions()).toEqual([]);
  });

  test('an arrival can be undone that day, which restores the party’s previous state', async () => {
    const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez']);
    const phone = device();
    await phone.send([recordOf(party, 0, doorStart), recordOf(party, 1, doorStart)]);
    clock.set(minutesLater(1));
    const undo = (position: number) => recordOf(party, position, clock.now().toISOString(), { isUndo: true });
    await phone.send([undo(0)]);
    expect(await partyNow(party)).toMatchObject({ state: 'checkedIn' });
    await phone.send([undo(1)]);
    expect(await partyNow(party)).toMatchObject({ state: 'pendingPayment', version: 3 });
    expect((await historyOf(party))?.map(([kind]) => kind)).toEqual([
      'arrivalUndone',
      'arrivalUndone',
      'arrived',
      'registered',
    ]);
    await phone.send([recordOf(party, 0, clock.now().toISOString())]);
    clock.set(minutesLater(24 * 60));
    staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
    const tooLate = await device().send([undo(0)]);
    expect(tooLate.results).toMatchObject([{ outcome: 'refused', reason: 'tooLate' }]);
    expect(await partyNow(party)).toMatchObject({ state: 'checkedIn' });
  });

  test('departure is recorded and undone the same way', async () => {
    const party = await registerParty(server, eventId);
    const phone = device();
    await phone.send([recordOf(party, 0, doorStart)]);
    clock.set(minutesLater(30));
    await phone.send([recordOf(party, 0, minutesLater(30), { kind: 'departed' })]);
    expect((await peopleAtDoor(party))[0]).toMatchObject({ arrivedAt: doorStart, departedAt: minutesLater(30) });
    expect(countAttendance((await doorList()).items).all).toMatchObject({ here: 0, left: 1 });
    clock.set(minutesLater(31));
    await phone.send([recordOf(party, 0, minutesLater(31), { kind: 'departed', isUndo: true })]);
    expect((await peopleAtDoor(party))[0]).not.toHaveProperty('departedAt');
    expect(await partyNow(party)).toMatchObject({ state: 'checkedIn' });
  });

  test('undoing an arrival, or recording that someone is not coming, also removes the departure', async () => {
    const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez']);
    const phone = device();
    const both = (at: string, overrides: Partial<ArrivalRecord> = {}) =>
      phone.send([0, 1].map((position) => recordOf(party, position, at, overrides)));
    await both(doorStart);
    clock.set(minutesLater(30));
    await both(minutesLater(30), { kind: 'departed' });
    clock.set(minutesLater(31));
    await phone.send([recordOf(party, 0, minutesLater(31), { isUndo: true })]);
    const [ana] = await peopleAtDoor(party);
    expect([ana?.arrivedAt, ana?.departedAt]).toEqual([undefined, undefined]);
    expect(countAttendance((await doorList()).items).all).toEqual({ here: 0, left: 1, notComing: 0, toCome: 1 });
    await phone.send([recordOf(party, 1, minutesLater(31), { isUndo: true })]);
    expect(await partyNow(party)).toMatchObject({ state: 'pendingPayment' });
    expect(countAttendance((await doorList()).items).all).toMatchObject({ left: 0, toCome: 2 });
  });

  test('a device clock that is off by a day is detected, and its times are corrected by the difference', async () => {
    const party = await registerParty(server, eventId);
    clock.set(minutesLater(10));
    const offBy = (at: string) => new Date(Date.parse(at) - 24 * 60 * 60_000).toISOString();
    const answer = await device().send([recordOf(party, 0, offBy(doorStart))], offBy(minutesLater(10)));
    expect(answer).toMatchObject({ serverTime: minutesLater(10), clockDifferenceMs: 24 * 60 * 60_000 });
    expect((await peopleAtDoor(party))[0]?.arrivedAt).toBe(doorStart);
  });

  test('outside the event’s days nothing is recorded, and an unknown party is reported as unknown', async () => {
    const party = await registerParty(server, eventId);
    clock.set('2027-03-30T12:00:00.000Z');
    staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'A', clock.now())).cookie });
    const answer = await device().send([
      recordOf(party, 0, clock.now().toISOString()),
      recordOf({ id: randomUUID(), members: [] }, 0, clock.now().toISOString()),
    ]);
    expect(answer.results).toMatchObject([
      { outcome: 'refused', reason: 'notNow' },
      { outcome: 'refused', reason: 'unknown' },
    ]);
  });

  test('an unknown event is not found, and type D has no access', async () => {
    const params = { path: { eventId: 'nowhere' } };
    const body = {
      deviceId: randomUUID(),
      sentAt: doorStart,
      records: [recordOf({ id: randomUUID(), members: [] }, 0, doorStart)],
    };
    expect((await staff.POST('/events/{eventId}/arrivals', { params, body })).error?.code).toBe('not-found');
    expect((await staff.GET('/events/{eventId}/door-parties', { params })).error?.code).toBe('not-found');
    const other = server.clientWith({ Cookie: (await signInAs(server.context.db, 'D', clock.now())).cookie });
    expect((await other.GET('/events/{eventId}/door-parties', { params })).response.status).toBe(403);
  });
});

describe('conflicts with changes made in the meantime', () => {
  test.each<['cancelled' | 'moved' | 'noPlaces', (party: Party) => Promise<unknown>]>([
    ['cancelled', (party) => cancel(party)],
    [
      'moved',
      async ({ id }) => {
        const other = await createEvent(server.context.db, `other-${randomUUID()}`);
        return database.pool.query('update registrations set event_id = $2 where id = $1', [id, other]);
      },
    ],
    [
      'noPlaces',
      ({ id }) =>
        database.pool.query(
          `update registrations set state = 'offered', held_until = created_at + interval '2 days' where id = $1`,
          [id],
        ),
    ],
  ])('a record for a party that is %s in the meantime becomes a question, asked once', async (reason, change) => {
    const party = await registerParty(server, eventId);
    await change(party);
    clock.set(minutesLater(10));
    const phone = device();
    const record = recordOf(party, 0, doorStart);
    expect((await phone.send([record])).results).toEqual([{ id: record.id, outcome: 'question', reason }]);
    expect((await phone.send([record])).openQuestions).toBe(1);
    await device().send([recordOf(party, 0, minutesLater(5))]);
    expect(await questions()).toMatchObject([
      {
        recordId: record.id,
        reference: party.reference,
        firstName: 'Ana',
        reason,
        at: doorStart,
        byName: 'Rosa Vega',
        canRecord: false,
      },
    ]);
    const answer = (decision: 'record' | 'dismiss') =>
      staff.POST('/events/{eventId}/arrival-questions/{recordId}', {
        params: { path: { eventId, recordId: record.id } },
        body: { decision },
      });
    expect((await answer('record')).error?.code).toBe('state-conflict');
    expect((await answer('dismiss')).response.status).toBe(204);
    expect((await answer('dismiss')).response.status).toBe(204);
    expect(await questions()).toEqual([]);
    // A third device that was offline until now raises the same question: staff have already decided it.
    const third = await device().send([recordOf(party, 0, minutesLater(2))]);
    expect(third).toMatchObject({ openQuestions: 0, results: [{ outcome: 'settled', reason }] });
    expect((await historyOf(party))?.filter(([kind]) => kind === 'arrivalDismissed')).toHaveLength(1);
  });

  test('a record made before another device undid the same arrival becomes a question; staff may record it', async () => {
    const party = await registerParty(server, eventId);
    const tablet = device();
    await tablet.send([recordOf(party, 0, doorStart)]);
    clock.set(minutesLater(3));
    await tablet.send([recordOf(party, 0, minutesLater(3), { isUndo: true })]);
    clock.set(minutesLater(40));
    const record = recordOf(party, 0, minutesLater(1));
    expect((await device().send([record])).results).toMatchObject([{ outcome: 'question', reason: 'undoneMeanwhile' }]);
    expect(await questions()).toMatchObject([{ canRecord: true }]);
    await staff.POST('/events/{eventId}/arrival-questions/{recordId}', {
      params: { path: { eventId, recordId: record.id } },
      body: { decision: 'record' },
    });
    expect((await peopleAtDoor(party))[0]?.arrivedAt).toBe(minutesLater(1));
    expect(await partyNow(party)).toMatchObject({ state: 'checkedIn' });
  });

  test('a person who arrives is coming after all; marking an arrived person as not coming only raises a question', async () => {
    const party = await registerParty(server, eventId);
    await device().send([recordOf(party, 0, doorStart, { kind: 'notComing' })]);
    clock.set(minutesLater(10));
    await device().send([recordOf(party, 0, minutesLater(10))]);
    expect((await peopleAtDoor(party))[0]).not.toHaveProperty('notComingAt');
    const absent = await device().send([recordOf(party, 0, minutesLater(5), { kind: 'notComing' })]);
    expect(absent.results).toMatchObject([{ outcome: 'question', reason: 'arrivedMeanwhile' }]);
    expect((await peopleAtDoor(party))[0]?.arrivedAt).toBe(minutesLater(10));
  });
});

describe('the list at the door', () => {
  test('contains only names, band, signature and balance, in pages, and returns changes', async () => {
    const party = await registerParty(server, eventId, ['Ana Núñez']);
    clock.set(minutesLater(5));
    await registerParty(server, eventId, ['Zoe Abad', 'Bea Abad']);
    const all = await doorList();
    expect(all).toMatchObject({
      total: 2,
      serverTime: minutesLater(5),
      event: { id: eventId, name: 'Weekend of prayer' },
    });
    expect(all.items.map(({ contactLastName }) => contactLastName)).toEqual(['Abad', 'Núñez']);
    expect(all.items[1]).toEqual({
      id: party.id,
      reference: party.reference,
      version: 1,
      state: 'pendingPayment',
      contactFirstName: 'Ana',
      contactLastName: 'Núñez',
      balanceCents: 20_000,
      people: [
        {
          id: party.members[0]?.id,
          firstName: 'Ana',
          lastName: 'Núñez',
          isMinor: false,
          band: 'adult',
          isSignatureMissing: true,
          isPlaceFreed: false,
        },
      ],
    });
    clock.set(minutesLater(10));
    expect((await doorList({ since: all.serverTime })).items.map(({ contactLastName }) => contactLastName)).toEqual([
      'Abad',
    ]);
    await device().send([recordOf(party, 0, minutesLater(10))]);
    expect((await doorList({ since: minutesLater(9) })).items.map(({ id }) => id)).toEqual([party.id]);
  });

  test('returns a party with a new signature, and which parties have moved to another event', async () => {
    const [signing, moving] = [
      await registerParty(server, eventId),
      await registerParty(server, eventId, ['Zoe Abad']),
    ];
    const other = await createEvent(server.context.db, `door-${randomUUID()}`, {
      start_date: '02-APR-2027',
      end_date: '04-APR-2027',
    });
    clock.set(minutesLater(10));
    const { serverTime: since } = await doorList();
    expect(await doorList({ since })).toMatchObject({ items: [], total: 0, movedAway: [] });
    await signOnPaper(staff, signing);
    const signed = await doorList({ since });
    expect(signed).toMatchObject({ items: [{ id: signing.id, people: [{ isSignatureMissing: false }] }], total: 1 });

    const { response } = await staff.POST('/registrations/{registrationId}/move', {
      params: { path: { registrationId: moving.id } },
      body: { version: moving.version, eventId: other, quotedTotalCents: 20_000 },
    });
    expect(response.status).toBe(200);
    expect((await doorList({ since })).movedAway).toEqual([moving.id]);
    clock.set(minutesLater(20));
    expect((await doorList({ since: minutesLater(20) })).movedAway).toEqual([]);
    expect(await doorList()).not.toHaveProperty('movedAway');
  });

  test('the start page counts the people still expected today and the questions to decide', async () => {
    const party = await registerParty(server, eventId, ['Ana Núñez', 'Luis Núñez']);
    const gone = await registerParty(server, eventId);
    await cancel(gone);
    await device().send([recordOf(party, 0, doorStart), recordOf(gone, 0, doorStart)]);
    const own = async () => {
      const { data } = await staff.GET('/workspace', {});
      return data?.openWork.filter((work) => work.eventId === eventId).map(({ kind, count }) => [kind, count]);
    };
    expect(await own()).toEqual(
      expect.arrayContaining([
        ['arrivalQuestions', 1],
        ['arrivalsToday', 1],
      ]),
    );
    // Questions wait although arrivals can no longer be recorded.
    clock.set(minutesLater(30 * 24 * 60));
    staff = server.clientWith({ Cookie: (await signInAs(server.context.db, 'R', clock.now())).cookie });
    expect(await own()).toEqual([['arrivalQuestions', 1]]);
    const [open] = await questions();
    await staff.POST('/events/{eventId}/arrival-questions/{recordId}', {
      params: { path: { eventId, recordId: open?.recordId ?? '' } },
      body: { decision: 'dismiss' },
    });
    expect(await own()).toEqual([]);
  });
});
