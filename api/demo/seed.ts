import { readFileSync } from 'node:fs';
import { readIsoDay } from '../church-year/rules.ts';
import { fitsNow, placesLeft } from '../events/rules.ts';
import { readEventSource } from '../events/source.ts';
import { findEvent, saveEventSource } from '../events/store.ts';
import type { Parts } from '../context.ts';
import { quote } from '../pricing/quote.ts';
import { createIntake } from '../registrations/create/register.ts';
import { seedAccounts } from './accounts.ts';
import type { DemoAccount } from './accounts.ts';
import { demoDates } from './dates.ts';
import type { DemoDates } from './dates.ts';
import { makeParty } from './families.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

interface DemoEvent extends DemoDates {
  readonly id: string;
  readonly registrations: number;
  readonly status: 'Planned' | 'Completed';
  /** The registrations were made in the days from here on. */
  readonly registeredFrom: number;
  readonly registeredDays: number;
}

const day = 24 * 60 * 60_000;
const demoEvents: readonly DemoEvent[] = [
  {
    id: 'demo-past-retreat',
    registrations: 108,
    status: 'Completed',
    opens: -150,
    closes: -60,
    starts: -50,
    registeredFrom: -149,
    registeredDays: 88,
  },
  {
    id: 'demo-retreat',
    registrations: 12,
    status: 'Planned',
    opens: -20,
    closes: 30,
    starts: 40,
    deposit: { percent: 30, restDueBefore: 14 },
    registeredFrom: -19,
    registeredDays: 18,
  },
];

/** Stores the event with its dates from today on. */
async function seedEvent({ db, today }: Parts, event: DemoEvent): Promise<void> {
  const yaml = readFileSync(new URL(`${event.id}.yaml`, import.meta.url), 'utf8');
  const from = readIsoDay(today());
  await saveEventSource(
    db,
    readEventSource(event.id, yaml, { status: event.status, ...demoDates(from, 'Residential', event) }),
  );
}

/** The convention that is paid by PayPal, opened today so that one can walk through it. */
async function openConvention({ db, today }: Parts): Promise<void> {
  const id = 'washington-dc-convention-2027';
  const yaml = readFileSync(new URL(`../events/embedded/${id}.yaml`, import.meta.url), 'utf8');
  const from = readIsoDay(today());
  const dates = demoDates(from, 'Convention', { opens: -10, starts: 120 });
  await saveEventSource(db, readEventSource(id, yaml, dates));
}

/** One registration, through the same door as everyone's; none when the event has no place for the party any more. */
async function seedRegistration(parts: Parts, demo: DemoEvent, number: number, random: Random): Promise<void> {
  const event = await findEvent(parts.db, demo.id);
  if (!event) throw new Error(`There is no event ${demo.id}`);
  // The party and its moment are drawn first, so that every start draws the same.
  const party = makeParty(random, number, demo.status === 'Planned' ? 4 : 6);
  const madeAt = new Date(
    parts.clock().getTime() + (demo.registeredFrom + random.below(demo.registeredDays)) * day + random.below(day),
  );
  const price = quote(event, party.rooms, party.members).quote;
  if (!price) throw new Error('A demonstration party has no price');
  if (!fitsNow({ placesLeft: placesLeft(event), waiting: 0 }, party.members.length)) return;
  const register = createIntake({
    db: parts.db,
    clock: () => madeAt,
    // Nobody reads these mails; the page of sent mail is for those of the visitor.
    enqueueAll: () => Promise.resolve(),
    config: parts.config,
    mailLimiter: parts.mailLimiter,
  });
  await register({
    request: { ...party, eventId: demo.id, quotedTotalCents: price.totalCents },
    idempotencyKey: `demo-${demo.id}-${String(number).padStart(4, '0')}`,
    readerLanguage: party.language,
    isAddressConfirmed: true,
  });
}

/** Whether the registrations of an earlier start are there. */
async function isSeeded({ db }: Parts, eventId: string): Promise<boolean> {
  return (
    (await db.selectFrom('registrations').select('id').where('event_id', '=', eventId).executeTakeFirst()) !== undefined
  );
}

/**
 * Fills the demonstration: an open retreat and a past one with registrations, the convention in Washington DC opened for
 * payments at the stand-in for PayPal, and an account of each user type.
 * At a later start the dates move on, the accounts get new passwords and the registrations stay.
 * @returns the accounts with their passwords, which are stored nowhere.
 */
export async function seedDemo(parts: Parts): Promise<DemoAccount[]> {
  let number = 0;
  for (const demo of demoEvents) {
    const random = createRandom(demo.registrations);
    const seeded = await isSeeded(parts, demo.id);
    // A past event takes registrations only while it is being filled.
    await seedEvent(parts, seeded ? demo : { ...demo, status: 'Planned' });
    for (let count = 0; count < demo.registrations && !seeded; count += 1) {
      number += 1;
      await seedRegistration(parts, demo, number, random);
    }
    if (!seeded) await seedEvent(parts, demo);
  }
  await openConvention(parts);
  return seedAccounts(parts);
}
