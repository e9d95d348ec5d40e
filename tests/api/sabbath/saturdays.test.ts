import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../api/platform/contract/schema.gen.ts';
import { lockSaturday } from '../../../api/sabbath/saturdays/set.ts';
import { buildSabbathRequest, buildSabbathRetreat } from '../../factories/form.ts';
import { buildIdempotencyKey } from '../../factories/registration.ts';
import type { TestClient } from '../../support/servers/server.ts';
import { startStaffDesk } from '../forms/staff-desk.ts';

type Schemas = components['schemas'];

let desk: Awaited<ReturnType<typeof startStaffDesk>>;
let staff: TestClient;

beforeAll(async () => {
  desk = await startStaffDesk();
  staff = (await desk.staff('S')).client;
});

afterAll(async () => {
  await desk.close();
});

const header = () => ({ 'Idempotency-Key': buildIdempotencyKey() });
const join = async (form: Partial<Schemas['SabbathRequestForm']>) =>
  desk.server.client.POST('/sabbath-requests', {
    params: { header: header() },
    body: { form: buildSabbathRequest(form), check: desk.check() },
  });
const askForRetreat = async (form: Partial<Schemas['SabbathRetreatForm']>) =>
  desk.server.client.POST('/sabbath-retreat-requests', {
    params: { header: header() },
    body: { form: buildSabbathRetreat(form), check: desk.check() },
  });
const set = async (day: string, settings: Partial<Schemas['SaturdaySettings']>, client = staff) =>
  client.PUT('/saturdays/{day}', {
    params: { path: { day } },
    body: { version: 0, isPrayerClosed: false, isRetreatClosed: false, ...settings },
  });
const limits = async () => (await desk.server.client.GET('/saturdays')).data;
const read = async (day: string) => {
  const { data } = await staff.GET('/saturday-calendar', { params: { query: { from: day } } });
  return data?.items[0];
};

test('the calendar shows thirteen Saturdays and the requests for each; declined and archived ones are not counted', async () => {
  const date = '2027-05-01';
  await join({ date, attendance: 'online' });
  await join({ date, attendance: 'inPerson' });
  await join({ date });
  await askForRetreat({ firstDate: date, secondDate: '2027-05-08' });
  expect(await read(date)).toEqual({
    day: date,
    online: 1,
    inPerson: 1,
    unsaid: 1,
    retreats: 1,
    acceptedRetreats: 0,
    places: null,
    isPrayerClosed: false,
    isRetreatClosed: false,
    version: 0,
  });
  const { data: list } = await staff.GET('/sabbath-requests', { params: { query: { day: date, kind: 'retreat' } } });
  const [retreat] = list?.items ?? [];
  if (!retreat) throw new Error('not listed');
  const decide = async (body: Schemas['SabbathDecision']) =>
    staff.POST('/sabbath-requests/{requestId}/decision', {
      params: { path: { requestId: retreat.id }, header: header() },
      body,
    });
  await decide({ version: 1, decision: 'accepted', day: '2027-05-08' });
  expect(await read(date)).toMatchObject({ retreats: 0, acceptedRetreats: 0 });
  expect(await read('2027-05-08')).toMatchObject({ retreats: 0, acceptedRetreats: 1 });
  await decide({ version: 2, decision: 'declined' });
  expect(await read('2027-05-08')).toMatchObject({ retreats: 0, acceptedRetreats: 0 });
  const { data } = await staff.GET('/saturday-calendar');
  expect(data?.items.map(({ day }) => day)).toHaveLength(13);
  expect(data?.items[0]?.day).toBe('2027-04-03');
});

test('a closed Saturday is no longer offered, only for that kind', async () => {
  const date = '2027-06-05';
  expect((await set(date, { isPrayerClosed: true })).response.status).toBe(204);
  expect(await limits()).toMatchObject({ closedForPrayer: [date], closedForRetreats: [] });
  const refused = await join({ date });
  expect(refused.error).toMatchObject({ errors: [{ pointer: '/form/date', rule: 'saturday' }] });
  expect((await askForRetreat({ firstDate: date })).response.status).toBe(201);
  await set(date, { version: 1, isRetreatClosed: true });
  expect((await join({ date })).response.status).toBe(201);
  expect((await askForRetreat({ firstDate: '2027-06-12', thirdDate: date })).error).toMatchObject({
    errors: [{ pointer: '/form/thirdDate', rule: 'saturday' }],
  });
});

test('when its places are booked, a Saturday is offered online only', async () => {
  const date = '2027-06-19';
  await set(date, { places: 2 });
  expect((await join({ date, attendance: 'inPerson' })).response.status).toBe(201);
  expect((await join({ date })).response.status).toBe(201);
  expect((await limits())?.onlineOnly).toEqual([date]);
  expect((await join({ date, attendance: 'inPerson' })).error).toMatchObject({
    errors: [{ pointer: '/form/date', rule: 'saturdayFull' }],
  });
  expect((await join({ date })).response.status).toBe(400);
  expect((await join({ date, attendance: 'online' })).response.status).toBe(201);
  await set(date, { version: 1 });
  expect((await limits())?.onlineOnly).toEqual([]);
});

test('a repeated request gets the same answer though its Saturday is full or closed by now', async () => {
  const date = '2027-05-29';
  await set(date, { places: 1 });
  const first = header();
  const send = async () =>
    desk.server.client.POST('/sabbath-requests', {
      params: { header: first },
      body: { form: buildSabbathRequest({ date, attendance: 'inPerson' }), check: desk.check() },
    });
  expect([(await send()).response.status, (await send()).response.status]).toEqual([201, 200]);
  await set(date, { version: 1, isPrayerClosed: true });
  expect((await send()).response.status).toBe(200);
});

test('two people who ask at the same moment cannot both get the last place', async () => {
  const date = '2027-05-22';
  await set(date, { places: 1 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => join({ date, attendance: 'inPerson' })));
  expect(answers.map(({ response }) => response.status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  expect(await read(date)).toMatchObject({ inPerson: 1 });
});

test.each(['prayer', 'retreat'] as const)('a Saturday that is being closed takes no %s request', async (kind) => {
  const day = kind === 'prayer' ? '2027-06-12' : '2027-07-17';
  const firstDate = kind === 'prayer' ? day : '2027-07-24';
  const waiting = async () =>
    (
      await desk.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows.length;
  const answers = await desk.server.context.db.transaction().execute(async (transaction) => {
    await lockSaturday(transaction, day);
    const closing = set(day, { isPrayerClosed: true, isRetreatClosed: true });
    await expect.poll(waiting).toBe(1);
    // The day is still open when the request is first checked; then it waits behind the closing.
    const request = kind === 'prayer' ? join({ date: day }) : askForRetreat({ firstDate, thirdDate: day });
    await expect.poll(waiting).toBe(2);
    return { closing, request };
  });
  expect((await answers.closing).response.status).toBe(204);
  const pointer = kind === 'prayer' ? '/form/date' : '/form/thirdDate';
  expect((await answers.request).error).toMatchObject({ errors: [{ pointer, rule: 'saturday' }] });
  expect(await read(firstDate)).toMatchObject({ unsaid: 0, retreats: 0 });
});

test('retreats that name the same Saturdays in another order do not block each other', async () => {
  const [first, second] = ['2027-07-31', '2027-08-07'];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      askForRetreat(index % 2 ? { firstDate: first, secondDate: second } : { firstDate: second, secondDate: first }),
    ),
  );
  expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201, 201, 201, 201]);
});

test('when two people change a Saturday, the second is told who was first', async () => {
  const day = '2027-06-26';
  const both = await Promise.all([set(day, { places: 10 }), set(day, { places: 20 })]);
  expect(both.map(({ response }) => response.status).sort()).toEqual([204, 409]);
  const refused = both.find(({ response }) => response.status === 409);
  expect(refused?.error).toMatchObject({ code: 'changed-meanwhile', params: { name: 'Rosa Vega' } });
  expect((await read(day))?.version).toBe(1);
});

test.each(['2027-06-25', '2027-03-27'])('%s is not an upcoming Saturday, so nothing is set', async (day) => {
  expect((await set(day, { places: 10 })).response.status).toBe(400);
});

test.each(['P', 'R', 'C', 'U'])('%s can neither see nor set Saturdays', async (types) => {
  const { client } = await desk.staff(types);
  expect((await client.GET('/saturday-calendar')).response.status).toBe(403);
  expect((await set('2027-07-03', { places: 10 }, client)).response.status).toBe(403);
});
