import assert from 'node:assert/strict';
import type { Pool } from 'pg';
import { createEvent } from '../factories/event.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../factories/registration.ts';
import { clients, inRush, post, withServers } from './registering.ts';

/*
 * Registers two thousand parties of 1 to 8 people, from 64 clients on two processes, for 700 places: npm run benchmark:places
 * Fails if more people than places are accepted, a party is split, a response is lost or the waiting list is out of order. Then
 * parties cancel, alternating between the processes, and waiting parties are offered the free places in turn. Prints how long
 * responses took.
 */
const parties = 2000;
const places = 700;
const callingOff = 60;
const eventId = 'rush';

/** A party as reported to its contact person. */
interface Party {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly state: string;
  readonly size: number;
}

/** A party as stored; `people` is its number of member rows. */
interface Stored {
  readonly id: string;
  readonly state: string;
  readonly size: number;
  readonly people: number;
}

async function rush(urls: readonly string[]): Promise<{ answered: Party[]; times: number[]; seconds: number }> {
  const answered: Party[] = [];
  const times: number[] = [];
  const seconds = await inRush(parties, async (number) => {
    const size = 1 + (number % 8);
    const members = Array.from({ length: size }, () => buildMember());
    const body = buildRegistration({ eventId, members, quotedTotalCents: size * 20_000, joinsWaitingList: true });
    const began = performance.now();
    const { status, text } = await post(`${urls[number % urls.length] ?? ''}/api/registrations`, body, {
      'Idempotency-Key': buildIdempotencyKey(),
    });
    times.push(performance.now() - began);
    assert.equal(status, 201, text);
    const { registration, key } = JSON.parse(text) as {
      registration: Omit<Party, 'key' | 'size'> & { members: unknown[] };
      key: string;
    };
    assert.equal(registration.members.length, size, 'the answer names the whole party');
    answered.push({ id: registration.id, version: registration.version, state: registration.state, key, size });
  });
  return { answered, times, seconds };
}

/** All parties, the waiting ones first and in waiting list order. */
async function readParties(pool: Pool): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select id, state, party_size as size, (select count(*) from registration_members where registration_id = registrations.id) as people
     from registrations where event_id = $1 order by waiting_number`,
    [eventId],
  );
  return rows;
}

async function readPlaces(pool: Pool): Promise<{ taken: number; waiting: number }> {
  const { rows } = await pool.query<{ taken: number; waiting: number }>(
    'select taken, waiting from event_places where event_id = $1',
    [eventId],
  );
  return rows[0] ?? { taken: NaN, waiting: NaN };
}

const total = (list: readonly { readonly size: number }[]): number => list.reduce((sum, { size }) => sum + size, 0);

/** Checks the invariants. Returns the parties that have places and those that wait. */
async function check(pool: Pool): Promise<{ placed: Stored[]; waiting: Stored[] }> {
  const stored = await readParties(pool);
  for (const { id, size, people } of stored) assert.equal(people, size, `party ${id} is whole`);
  const waiting = stored.filter(({ state }) => state === 'waitlisted');
  const placed = stored.filter(({ state }) => state !== 'waitlisted' && state !== 'cancelled');
  assert.ok(total(placed) <= places, `${String(total(placed))} people have places`);
  assert.deepEqual(await readPlaces(pool), { taken: total(placed), waiting: waiting.length });
  return { placed, waiting };
}

/** Cancels parties one after another. Each time, the first parties that fit completely must be offered places, and no others. */
async function callOff(urls: readonly string[], pool: Pool, placed: readonly Party[]): Promise<number> {
  let offered = 0;
  for (const [number, { id, key, version }] of placed.slice(0, callingOff).entries()) {
    const before = await check(pool);
    const url = `${urls[number % urls.length] ?? ''}/api/registrations/${id}/cancellation`;
    const { status, text } = await post(url, { version }, { Authorization: `Bearer ${key}` });
    assert.equal(status, 200, text);
    let free = places - total(before.placed.filter((party) => party.id !== id));
    const expected = before.waiting.filter(({ size }) => {
      if (size > free) return false;
      free -= size;
      return true;
    });
    const { waiting } = await check(pool);
    assert.deepEqual(
      waiting,
      before.waiting.filter((party) => !expected.includes(party)),
      'the others keep their turn',
    );
    offered += expected.length;
  }
  return offered;
}

await withServers(2, async ({ urls, db, pool }) => {
  await createEvent(db, eventId, { maxRegistrationCount: places });
  const { answered, times, seconds } = await rush(urls);

  const { placed, waiting } = await check(pool);
  assert.equal(answered.length, parties, 'everyone has an answer');
  const told = Object.fromEntries(answered.map(({ id, state }) => [id, state]));
  const kept = Object.fromEntries([...placed, ...waiting].map(({ id, state }) => [id, state]));
  assert.deepEqual(kept, told, 'what people were told is what is stored, and nothing else is');
  assert.ok(total(placed) > places - 8, 'no more places are left than are too few for the largest party');

  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part: number): string => `${(sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(0)} ms`;
  console.log(
    `${String(parties)} parties of 1 to 8, ${String(clients)} clients, ${String(urls.length)} processes, ${String(places)} places:`,
  );
  console.log(
    `${String(placed.length)} parties with ${String(total(placed))} people have places, ${String(waiting.length)} parties wait, no answer was lost`,
  );
  console.log(
    `${(parties / seconds).toFixed(0)} parties/s; answers: median ${quantile(0.5)}, p99 ${quantile(0.99)}, longest ${quantile(0.9999)}`,
  );

  const offered = await callOff(
    urls,
    pool,
    answered.filter(({ state }) => state === 'pendingPayment'),
  );
  console.log(
    `${String(callingOff)} parties called off: ${String(offered)} who waited were offered places, each in turn`,
  );
});
