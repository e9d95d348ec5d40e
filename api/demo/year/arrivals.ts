import { randomUUID } from 'node:crypto';
import { createArrivalIntake } from '../../arrivals/record.ts';
import { canArrive } from '../../arrivals/rules.ts';
import { endOfEvent, startOfEvent } from '../../events/rules.ts';
import { findEvent } from '../../events/store.ts';
import { registrationStates } from '../../platform/contract/enums.gen.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { daysAfter } from './year.ts';
import type { Year } from './year.ts';

type Schemas = components['schemas'];

/** A party at check-in. */
interface Arriving {
  readonly id: string;
  readonly memberIds: readonly string[];
}

const hours = (count: number) => count / 24;
const minutes = (count: number) => count / 24 / 60;

/** How many parties the check-in device sends at once: even the largest stay within the limit of one request. */
const partiesAtOnce = 6;

/** The people of an event who can arrive now or have arrived, by party, in the order in which the parties registered. */
async function findPeople(
  { context }: Year,
  eventId: string,
  { states, areHere = false }: { readonly states: readonly Schemas['RegistrationState'][]; readonly areHere?: boolean },
): Promise<Arriving[]> {
  const all = context.db
    .selectFrom('registrations')
    .innerJoin('registration_members', 'registration_members.registration_id', 'registrations.id')
    .select(['registrations.id', 'registration_members.id as memberId'])
    .where('event_id', '=', eventId)
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('reference')
    .orderBy('position');
  const arrived = context.db.selectFrom('attendances').select('member_id').where('kind', '=', 'arrived');
  const rows = await (areHere ? all.where('registration_members.id', 'in', arrived) : all).execute();
  const parties = new Map<string, string[]>();
  for (const { id, memberId } of rows) parties.set(id, [...(parties.get(id) ?? []), memberId]);
  return [...parties].map(([id, memberIds]) => ({ id, memberIds }));
}

/** Records the same kind of entry for all these people, at the current time. */
async function record(
  { context, staff, agenda }: Year,
  eventId: string,
  kind: Schemas['ArrivalKind'],
  people: readonly Arriving[],
): Promise<void> {
  const at = agenda.now().toISOString();
  const records = people.flatMap(({ id: registrationId, memberIds }) =>
    memberIds.map((memberId) => ({ id: randomUUID(), registrationId, memberId, kind, isUndo: false, at })),
  );
  if (records.length === 0) return;
  const recordArrivals = createArrivalIntake(context);
  await recordArrivals({ eventId, batch: { deviceId: randomUUID(), sentAt: at, records }, userId: staff.R });
}

/** Records parties a few at a time, as they arrive or leave. */
function recordInTurn(year: Year, eventId: string, kind: 'arrived' | 'departed', parties: readonly Arriving[]): void {
  for (let first = 0; first < parties.length; first += partiesAtOnce)
    year.agenda.at(daysAfter(year.agenda.now(), minutes(first * 3)), () =>
      record(year, eventId, kind, parties.slice(first, first + partiesAtOnce)),
    );
}

/** The last person of one party in seven stays home; nobody called about them. */
const withoutSick = (parties: readonly Arriving[]): Arriving[] =>
  parties.map(({ id, memberIds }, index) => ({
    id,
    memberIds: index % 7 === 3 && memberIds.length > 1 ? memberIds.slice(0, -1) : memberIds,
  }));

const expected = registrationStates.filter(canArrive);

/** Plans an event from the first call about someone who is ill until the last party leaves. Future steps are dropped. */
export async function planArrivals(year: Year, eventId: string): Promise<void> {
  const { agenda } = year;
  const event = await findEvent(year.context.db, eventId);
  if (!event) throw new Error(`There is no event ${eventId}`);
  const [start, end] = [startOfEvent(event), endOfEvent(event)];
  agenda.at(daysAfter(start, hours(16)), async () => {
    const parties = await findPeople(year, eventId, { states: expected });
    const isIll = (_: Arriving, index: number) => index % 11 === 5;
    await record(year, eventId, 'notComing', parties.filter(isIll));
    const coming = parties.filter((party, index) => !isIll(party, index));
    recordInTurn(year, eventId, 'arrived', withoutSick(coming));
  });
  agenda.at(daysAfter(end, -hours(10)), async () => {
    const people = await findPeople(year, eventId, { states: ['checkedIn'], areHere: true });
    // Some leave without checking out.
    const seen = people.filter((_, index) => index % 9 !== 4);
    recordInTurn(year, eventId, 'departed', seen);
  });
}

/**
 * Plans the check-in of the event that begins today: half of the parties have arrived, one has canceled by phone, and a canceled
 * party has arrived, about which staff still have to decide.
 */
export function planArrivalsToday(year: Year, eventId: string): void {
  const { agenda, end } = year;
  agenda.at(daysAfter(end, -hours(1.5)), async () => {
    const parties = await findPeople(year, eventId, { states: expected });
    const [last] = parties.slice(-1);
    if (last) await record(year, eventId, 'notComing', [last]);
    recordInTurn(
      year,
      eventId,
      'arrived',
      withoutSick(parties.filter((party, index) => index % 2 === 0 && party !== last)),
    );
    const [cancelled] = await findPeople(year, eventId, { states: ['cancelled'] });
    if (cancelled) await record(year, eventId, 'arrived', [cancelled]);
  });
}
