import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createEvent } from '../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../factories/registration.ts';
import { signInAs } from '../../support/users.ts';
import { median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { clients, post, withServers } from '../registering.ts';
import { addParties } from './parties.ts';

const people = 700;
const devices = 20;
const eventId = 'door';
const openDay = new Date('2027-04-01T12:00:00Z');

/** How many parties have registered before the first device records, so that both processes have long been at work. */
const registeredBefore = 2_000;
/** How many arrivals each device records before the measured ones, at an event of the day before. */
const recordedBefore = 10;
const earlierEventId = 'earlier';

/** Someone who arrives. */
interface Arriving {
  readonly id: string;
  readonly registrationId: string;
}

/** A device at the door. */
interface Device {
  readonly id: string;
  readonly number: number;
}

async function findPeople(pool: Pool, event: string): Promise<Arriving[]> {
  const { rows } = await pool.query<Arriving>(
    `select m.id, m.registration_id as "registrationId" from registration_members m join registrations r on r.id = m.registration_id
     where r.event_id = $1 order by m.registration_id, m.position`,
    [event],
  );
  return rows;
}

/** The 99th percentile of the times. */
function percentile99(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

/** What was measured: times of one arrival in ms, and how many parties registered in a second meanwhile. */
interface ArrivalFigures {
  readonly what: string;
  readonly median: number;
  readonly p99: number;
  readonly registrations: number;
}

/**
 * Twenty devices record 700 arrivals at once on two processes, with one request per person and the members of a party on different
 * devices, while 64 clients register for another event. Both have been at work for a while. Fails unless each arrival is stored
 * exactly once, even if it is sent again.
 * @param env variables of the servers' configuration
 */
export async function measureArrivals(env: Readonly<Record<string, string>> = {}): Promise<ArrivalFigures> {
  let figures: ArrivalFigures | undefined;
  await withServers(
    2,
    async ({ urls, db, pool }) => {
      await createEvent(db, eventId, { start_date: '01-APR-2027', end_date: '03-APR-2027' });
      await createEvent(db, earlierEventId, { start_date: '31-MAR-2027', end_date: '02-APR-2027' });
      await createEvent(db, 'registering');
      await addParties(pool, eventId, people / 4, 4);
      await addParties(pool, earlierEventId, (devices * recordedBefore) / 4, 4);
      const [earlier, arriving] = [await findPeople(pool, earlierEventId), await findPeople(pool, eventId)];
      assert.equal(arriving.length, people);
      const { cookie } = await signInAs(db, 'R', openDay);
      const began = performance.now();
      const now = () => new Date(openDay.getTime() + performance.now() - began).toISOString();
      const urlOf = (number: number) => urls[number % urls.length] ?? '';
      const record = async (event: string, person: Arriving, device: Device, id: string) => {
        const { status, text } = await post(
          `${urlOf(device.number)}/api/events/${event}/arrivals`,
          {
            deviceId: device.id,
            sentAt: now(),
            records: [
              {
                id,
                registrationId: person.registrationId,
                memberId: person.id,
                kind: 'arrived',
                isUndo: false,
                at: now(),
              },
            ],
          },
          { Cookie: cookie },
        );
        assert.equal(status, 200, text);
        const { results } = JSON.parse(text) as { results: { outcome: string }[] };
        assert.deepEqual(
          results.map(({ outcome }) => outcome),
          ['recorded'],
        );
      };

      let isOver = false;
      let registered = 0;
      const registering = Array.from({ length: clients }, async (_none, client) => {
        while (!isOver) {
          const body = buildRegistration({ eventId: 'registering', quotedTotalCents: 20_000 });
          const { status, text } = await post(`${urlOf(client)}/api/registrations`, body, {
            'Idempotency-Key': buildIdempotencyKey(),
          });
          assert.equal(status, 201, text);
          registered += 1;
        }
      });
      while (registered < registeredBefore) await pause(100);
      /** Each device records its share of these people, one after the other. Returns the times in ms. */
      const recordAll = async (event: string, everyone: readonly Arriving[]): Promise<number[]> => {
        const times: number[] = [];
        await Promise.all(
          Array.from({ length: devices }, async (_none, number) => {
            const device = { id: randomUUID(), number };
            for (const person of everyone.filter((_one, index) => index % devices === number)) {
              const id = randomUUID();
              const sent = performance.now();
              await record(event, person, device, id);
              times.push(performance.now() - sent);
              // As a device does after a lost response.
              if (times.length % 50 === 0) await record(event, person, device, id);
            }
          }),
        );
        return times;
      };
      await recordAll(earlierEventId, earlier);
      const registeredEarlier = registered;
      const arrivalsBegan = performance.now();
      const times = await recordAll(eventId, arriving);
      const seconds = (performance.now() - arrivalsBegan) / 1000;
      const registeredMeanwhile = registered - registeredEarlier;
      isOver = true;
      await Promise.all(registering);

      const { rows } = await pool.query<{ arrivals: number; parties: number; records: number }>(
        `select (select count(*)::int from attendances a join registrations r on r.id = a.registration_id
          where r.event_id = $1 and a.kind = 'arrived' and a.undone_at is null) as arrivals,
        (select count(*)::int from registrations where event_id = $1 and state = 'checkedIn') as parties,
        (select count(*)::int from arrival_records where event_id = $1) as records`,
        [eventId],
      );
      assert.deepEqual(rows[0], { arrivals: people, parties: people / 4, records: people });
      if (isMachineBusy()) console.log('The machine is busy: these times say less.');
      figures = {
        what: `${String(people)} arrivals from ${String(devices)} devices on two processes, each stored once, beside ${String(registeredMeanwhile)} registrations of ${String(clients)} clients`,
        median: median(times),
        p99: percentile99(times),
        registrations: registeredMeanwhile / seconds,
      };
    },
    { env },
  );
  assert.ok(figures);
  return figures;
}
