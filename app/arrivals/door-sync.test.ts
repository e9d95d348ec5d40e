import type { paths } from '#contract/schema';
import { countAttendance, type DoorParty } from '#rules/arrivals';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi, type Schemas } from '../platform/client/client.ts';
import { createDoor, type DoorState } from './door-sync.ts';

const origin = 'http://site.test';
const http = createOpenApiHttp<paths>({ baseUrl: `${origin}/api` });
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterAll(() => {
  server.close();
});

const eventId = 'spring';
const serverTime = '2027-04-02T16:00:00.000Z';
const event: Schemas['DoorEvent'] = {
  id: eventId,
  name: 'Spring retreat',
  start_date: '02-APR-2027',
  end_date: '04-APR-2027',
  timeZone: 'America/New_York',
};
const problem = (status: number, code: string) =>
  Response.json(
    { type: `urn:problem:${code}`, title: 'Refused', status, code, requestId: 'r1' },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

const record: Schemas['ArrivalRecord'] = {
  id: 'one',
  registrationId: 'family',
  memberId: 'ana',
  at: serverTime,
  kind: 'arrived',
  isUndo: false,
};

/**
 * Check-in with one record; `waiting` are the records that an earlier visit left on the device, and `stored` the parties that it
 * stores.
 */
function doorWithRecord(waiting = [record], stored?: DoorParty[]) {
  const loaded = { event, parties: stored ?? [], openQuestions: 0, serverTime, clockDifferenceMs: 0, asOf: 0 };
  const door = createDoor(
    { api: createApi(origin), language: 'en', eventId },
    { door: loaded, isStored: stored !== undefined, waiting },
    { id: 'device', store: async () => {}, forget: async () => {}, renew: async () => {} },
  );
  const shown: DoorState['connection'][] = [];
  door.subscribe(() => shown.push(door.state().connection));
  return { door, shown };
}

const nothingNew = http.get('/events/{eventId}/door-parties', ({ response }) =>
  response(200).json({ event, items: [], page: 1, pageSize: 250, total: 0, serverTime, openQuestions: 0 }),
);

test.each([
  [500, 'internal'],
  [429, 'too-many-requests'],
  [403, 'forbidden'],
])(
  'records that the server answers with a %i wait, which the state says until they are accepted',
  async (status, code) => {
    server.use(
      nothingNew,
      http.post('/events/{eventId}/arrivals', ({ response }) => response.untyped(problem(status, code))),
    );
    const { door, shown } = doorWithRecord();
    await door.refresh();
    expect(door.state()).toMatchObject({ connection: 'failing', unsent: 1, unsentParties: new Set(['family']) });
    shown.length = 0;
    await door.refresh();
    // The warning does not come and go with each attempt.
    expect(new Set(shown)).toEqual(new Set(['failing']));

    server.use(
      http.post('/events/{eventId}/arrivals', ({ response }) =>
        response(200).json({
          serverTime,
          clockDifferenceMs: 0,
          results: [{ id: 'one', outcome: 'recorded' }],
          parties: [],
          openQuestions: 0,
        }),
      ),
    );
    await door.refresh();
    expect(door.state()).toMatchObject({ connection: 'online', unsent: 0, unsentParties: new Set() });
  },
);

test('changes that the server answers with an error are a state too, until the next answer', async () => {
  server.use(http.get('/events/{eventId}/door-parties', ({ response }) => response.untyped(problem(500, 'internal'))));
  const { door } = doorWithRecord();
  await door.refresh();
  expect(door.state()).toMatchObject({ connection: 'failing', unsent: 1 });
});

test('changes are requested since the first page was read, not the last one', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/events/{eventId}/door-parties', ({ query, response }) => {
      const page = Number(query.get('page'));
      if (page === 1) asked.push(query.get('since'));
      const at = page === 1 ? '2027-04-02T16:01:00.000Z' : '2027-04-02T16:02:00.000Z';
      return response(200).json({
        event,
        items: [],
        page,
        pageSize: 250,
        total: 251,
        serverTime: at,
        openQuestions: 0,
      });
    }),
  );
  const { door } = doorWithRecord();
  await door.refresh();
  await door.refresh();
  expect(asked).toEqual([serverTime, '2027-04-02T16:01:00.000Z']);
});

const party = (id: string, people: Schemas['DoorPerson'][] = []): Schemas['DoorParty'] => ({
  id,
  reference: 'K7M-3QX',
  version: 1,
  state: 'confirmed',
  contactFirstName: 'Ana',
  contactLastName: 'Núñez',
  balanceCents: 0,
  people,
});

test('parties that have moved to another event are no longer shown', async () => {
  const answer = { event, page: 1, pageSize: 250, serverTime, openQuestions: 0 };
  server.use(
    http.get('/events/{eventId}/door-parties', ({ response }) =>
      response(200).json({ ...answer, items: [party('family'), party('moved')], total: 2 }),
    ),
  );
  const { door } = doorWithRecord([]);
  await door.refresh();
  expect(door.state().parties.map(({ id }) => id)).toEqual(['family', 'moved']);
  server.use(
    http.get('/events/{eventId}/door-parties', ({ response }) =>
      response(200).json({ ...answer, items: [], total: 0, movedAway: ['moved'] }),
    ),
  );
  await door.refresh();
  expect(door.state().parties.map(({ id }) => id)).toEqual(['family']);
});

test('a device that opened with its own copy loads everything once it is online, so that the figures by age are right', async () => {
  const person = (id: string, band: Schemas['AgeBandName']): Schemas['DoorPerson'] => {
    const name = { firstName: id, lastName: 'Núñez' };
    return { id, ...name, band, isMinor: false, isSignatureMissing: false, isPlaceFreed: false };
  };
  const [ana, luis] = [party('family', [person('ana', 'adult')]), party('other', [person('luis', 'child')])];
  const stored = [ana, luis, party('gone')].map((one) => ({
    ...one,
    people: one.people.map(({ band: _band, ...rest }) => rest),
  }));
  const asked: (string | null)[] = [];
  server.use(
    http.get('/events/{eventId}/door-parties', ({ query, response }) => {
      asked.push(query.get('since'));
      const items = query.get('since') === null ? [ana, luis] : asked.length === 1 ? [luis] : [];
      return response(200).json({
        event,
        items,
        page: 1,
        pageSize: 250,
        total: items.length,
        serverTime,
        openQuestions: 0,
      });
    }),
  );
  const { door } = doorWithRecord([], stored);
  expect(door.state().connection).toBe('offline');
  await door.refresh();
  await door.refresh();
  const { connection, parties } = door.state();
  expect({ connection, ids: parties.map(({ id }) => id) }).toEqual({ connection: 'online', ids: ['family', 'other'] });
  expect(countAttendance(parties).bands).toMatchObject({ adult: { toCome: 1 }, child: { toCome: 1 } });
  expect(asked).toEqual([serverTime, null, serverTime]);
});

test('a device that opened with its own copy sends what waits on it before it loads everything', async () => {
  const ana = (arrivedAt?: string): Schemas['DoorPerson'] => ({
    ...{ id: 'ana', firstName: 'Ana', lastName: 'Núñez', band: 'adult' as const },
    ...{
      isMinor: false,
      isSignatureMissing: false,
      isPlaceFreed: false,
      ...(arrivedAt !== undefined && { arrivedAt }),
    },
  });
  let family = party('family', [ana()]);
  server.use(
    http.get('/events/{eventId}/door-parties', ({ query, response }) => {
      const items = query.get('since') === null ? [family] : [];
      const page = { page: 1, pageSize: 250, total: items.length };
      return response(200).json({ event, items, ...page, serverTime, openQuestions: 0 });
    }),
    http.post('/events/{eventId}/arrivals', ({ response }) => {
      family = party('family', [ana(serverTime)]);
      const results = [{ id: 'one', outcome: 'recorded' as const }];
      return response(200).json({ serverTime, clockDifferenceMs: 0, results, parties: [family], openQuestions: 0 });
    }),
  );
  const { door } = doorWithRecord([record], [party('family', [ana()])]);
  await door.refresh();
  expect(door.state()).toMatchObject({ connection: 'online', unsent: 0 });
  expect(countAttendance(door.state().parties).all).toMatchObject({ here: 1, toCome: 0 });
});

test('every record that is refused is shown, however many requests they take, until the next one is made', async () => {
  const waiting = Array.from({ length: 51 }, (_, index) => ({ ...record, id: `record ${String(index)}` }));
  server.use(
    nothingNew,
    http.post('/events/{eventId}/arrivals', async ({ request, response }) => {
      const { records } = await request.json();
      const results = records.map(({ id }) =>
        id === 'record 7' || id === 'record 8' || id === 'record 50'
          ? { id, outcome: 'refused' as const, reason: 'tooLate' as const }
          : { id, outcome: 'recorded' as const },
      );
      return response(200).json({ serverTime, clockDifferenceMs: 0, results, parties: [], openQuestions: 0 });
    }),
  );
  const { door } = doorWithRecord(waiting);
  await door.refresh();
  const shown = () => door.state().notices.map(({ record: { id } }) => id);
  expect(shown()).toEqual(['record 7', 'record 8', 'record 50']);
  door.record([{ registrationId: 'family', memberId: 'ana', kind: 'departed', isUndo: false }]);
  expect(shown()).toEqual([]);
});
