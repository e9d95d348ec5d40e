import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEventSource } from '../../../api/events/store.ts';
import { readEmbeddedEvents, seedEvents } from '../../../api/events/seed.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const clock = createClock('2026-12-01T12:00:00Z');
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

describe('listEvents', () => {
  test('returns the four events, upcoming ones first', async () => {
    const { data } = await server.client.GET('/events');
    expect(data?.items.map(({ id, registration }) => [id, registration.state])).toEqual([
      ['new-york-convention-2027', 'open'],
      ['washington-dc-convention-2027', 'notYetOpen'],
      ['chicago-retreat-2026', 'completed'],
      ['miami-retreat-2026', 'completed'],
    ]);
  });

  test('returns only one type on request', async () => {
    const { data } = await server.client.GET('/events', { params: { query: { type: 'Residential' } } });
    expect(data?.items.map(({ id }) => id)).toEqual(['chicago-retreat-2026', 'miami-retreat-2026']);
  });

  test('supports both languages', async () => {
    const names = async (lng: 'en' | 'es'): Promise<string[]> => {
      const { data } = await server.client.GET('/events', { params: { query: { lng } } });
      return data?.items.map(({ name }) => name) ?? [];
    };
    expect(await names('en')).toContain('New York Bible Convention 2027');
    expect(await names('es')).toContain('Convención Bíblica de Nueva York 2027');
  });

  test('refuses another language, an unknown type and an unknown parameter', async () => {
    const response = await fetch(`${server.url}/api/events?lng=fr&type=Party&colour=red`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'invalid-request',
      errors: [
        { in: 'query', pointer: '/colour', rule: 'unknown' },
        { in: 'query', pointer: '/lng', rule: 'enum' },
        { in: 'query', pointer: '/type', rule: 'enum' },
      ],
    });
  });
});

describe('getEvent', () => {
  test('returns the rates, dates and texts of Miami', async () => {
    const { data } = await server.client.GET('/events/{eventId}', {
      params: { path: { eventId: 'miami-retreat-2026' } },
    });
    expect(data).toMatchObject({
      type: 'Residential',
      status: 'Completed',
      reg_date: '01-DEC-2025',
      reg_end_date: '06-MAR-2026',
      start_date: '13-MAR-2026',
      end_date: '15-MAR-2026',
      roomBasePrice: 385,
      childRate: 210,
      teenRate: 50,
      additionalAdultRate: 230,
      adultRetreatRate: 200,
      toddlerRate: 0,
      roomCapacity: 4,
      wogReference: 'Matthew 11:28 (Douay-Rheims)',
    });
  });

  test('returns the limits and payment methods of the conventions', async () => {
    const get = async (eventId: string) =>
      (await server.client.GET('/events/{eventId}', { params: { path: { eventId } } })).data;
    expect(await get('new-york-convention-2027')).toMatchObject({
      maxRegistrationCount: 300,
      paymentMethods: ['Zelle'],
      offeredBands: ['youngAdult', 'adult'],
      registration: { placesLeft: 300, closesAt: '2027-05-01T04:00:00.000Z' },
    });
    const washington = await get('washington-dc-convention-2027');
    expect(washington).toMatchObject({
      maxRegistrationCount: 700,
      paymentMethods: ['PayPal'],
      toddlerRate: 0,
      childRate: 50,
    });
    expect(washington?.reg_end_date).toBeUndefined();
    // Without reg_end_date, registration closes at the end of start_date.
    expect(washington?.registration.closesAt).toBe('2027-08-08T04:00:00.000Z');
  });

  test('inserts the center’s own email and phone into the texts', async () => {
    const { data } = await server.client.GET('/events/{eventId}', {
      params: { path: { eventId: 'new-york-convention-2027' }, query: { lng: 'es' } },
    });
    const { email, phone } = server.context.config.site;
    expect(data?.contact).toContain(email);
    expect(data?.contact).toContain(phone);
    expect(data?.paymentOptions).toContain('su referencia');
    expect(JSON.stringify(data)).not.toMatch(/\{(email|phone|reference)\}/);
  });

  test('finds no other event', async () => {
    const { error, response } = await server.client.GET('/events/{eventId}', {
      params: { path: { eventId: 'rome-2030' } },
    });
    expect(response.status).toBe(404);
    expect(error?.code).toBe('not-found');
  });
});

test('a row whose file did not change stays as it is; a changed file is written again', async () => {
  const [source] = readEmbeddedEvents('America/New_York');
  if (!source) throw new Error('no embedded event');
  const { db } = server.context;
  const { id } = source.event;
  await db.updateTable('events').set({ max_registration_count: 77 }).where('id', '=', id).execute();
  const placesOf = async () =>
    (await db.selectFrom('events').select('max_registration_count').where('id', '=', id).executeTakeFirstOrThrow())
      .max_registration_count;

  await seedEvents(db, 'America/New_York');
  expect(await placesOf()).toBe(77);
  await saveEventSource(db, { ...source, hash: 'another' });
  expect(await placesOf()).toBe(source.event.maxRegistrationCount ?? null);
});
