import ICAL from 'ical.js';
import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../api/platform/config.ts';
import { serveCalendarFiles } from '../../../../api/platform/pages/files/calendar-files.ts';
import { createEvent } from '../../../factories/event.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

const texts = {
  timings: 'Viernes a las 18:00; domingo hasta las 13:00, después del almuerzo',
  description: 'Texto largo',
  location: 'Casa de oración, 1.er piso',
  address: 'Calle «Mayor», 5; Ciudad',
  paymentOptions: { Zelle: 'x', Check: 'x', Cash: 'x' },
};
const es = {
  ...texts,
  name: 'Retiro de silencio: «Vengan a un lugar apartado»; niños, jóvenes y mayores, todos son bienvenidos aquí',
  short_description: 'Dos renglones:\nel segundo \\ con barra.',
};

let database: TestDatabase;
let server: Server;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await createEvent(database.db, 'silent-retreat', { texts: { en: { ...es, name: 'Silent retreat' }, es } });
  await createEvent(database.db, 'one-day', { start_date: '31-DEC-2027', end_date: '31-DEC-2027' });
  const config = readConfig({
    PUBLIC_URL: 'https://retreats.test',
    SITE_NAME_ES: 'Casa de retiros; Nuestra Señora, Madre',
  });
  const clock = () => new Date('2027-01-01T00:00:00Z');
  server = new Koa().use(serveCalendarFiles({ db: database.db, clock, config })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(async () => {
  server.close();
  await database.close();
});

/** Parses the file with a different library than the one that wrote it. */
async function read(path: string) {
  const response = await fetch(`${origin}${path}`);
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { response, text, events: calendar.getAllSubcomponents('vevent') };
}

/** Returns the status for a client that has this ETag; fetch would request the whole file. */
async function statusWith(etag: string): Promise<number | undefined> {
  const sent = request(`${origin}/events.ics`, { headers: { 'If-None-Match': etag } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('an event’s file', () => {
  test('contains all details, as all-day events that end on the day after the last', async () => {
    const { response, text, events } = await read('/events/silent-retreat.ics?lng=es');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('es');
    expect(events).toHaveLength(1);
    const value = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString();
    expect(value('summary')).toBe(es.name);
    expect(value('location')).toBe(`${texts.location}, ${texts.address}`);
    expect(value('description')).toBe(`${es.short_description}\n\n${texts.timings}`);
    expect(value('uid')).toBe('silent-retreat@retreats.test');
    expect(value('url')).toBe('https://retreats.test/events/silent-retreat?lng=es');
    expect(text).toContain('DTSTART;VALUE=DATE:20270514\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20270517\r\n');
    expect(value('dtstamp')).toBe(value('last-modified'));
  });

  test('keeps to lines of 75 octets, with the required line endings', async () => {
    const { text } = await read('/events/silent-retreat.ics?lng=es');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  });

  test('ends in the next year if its last day is December 31', async () => {
    expect((await read('/events/one-day.ics')).text).toContain('DTEND;VALUE=DATE:20280101\r\n');
  });

  test('gets a higher sequence number after each change, and keeps its UID', async () => {
    const number = async () => {
      const [event] = (await read('/events/silent-retreat.ics')).events;
      return { uid: event?.getFirstPropertyValue('uid'), sequence: Number(event?.getFirstPropertyValue('sequence')) };
    };
    const before = await number();
    await database.pool.query(
      `update events set updated_at = updated_at + interval '1 hour' where id = 'silent-retreat'`,
    );
    const after = await number();
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    // Calendar programs store it in 32 bits.
    expect(after.sequence).toBeLessThan(2 ** 31);
  });

  test('is not found for an unknown event', async () => {
    for (const path of ['/events/none.ics', '/events/..%2fsecret.ics', '/events/Silent-Retreat.ics', '/other.ics']) {
      expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
    }
  });
});

describe('the feed', () => {
  test('contains every event, under the name of the retreat center', async () => {
    const { events, text } = await read('/events.ics?lng=es');
    expect(events.map((event) => event.getFirstPropertyValue('uid')?.toString()).sort()).toEqual([
      'one-day@retreats.test',
      'silent-retreat@retreats.test',
    ]);
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(text).toContain(`\r\n${name}:Casa de retiros\\; Nuestra Señora\\, Madre\r\n`);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  });

  test('uses the reader’s language', async () => {
    const english = await fetch(`${origin}/events.ics`, { headers: { 'Accept-Language': 'en' } });
    expect(await english.text()).toContain('SUMMARY:Silent retreat');
    expect(english.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
  });

  test('is not resent to a client that has it', async () => {
    const first = await fetch(`${origin}/events.ics`);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d+/);
    expect(await statusWith(etag)).toBe(304);
    await database.pool.query(`update events set updated_at = updated_at + interval '1 hour' where id = 'one-day'`);
    expect(await statusWith(etag)).toBe(200);
  });
});
