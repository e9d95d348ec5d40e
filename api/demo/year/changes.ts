import { addToHousehold } from '../../account/household/handlers.ts';
import { cancelEvent } from '../../event-desk/cancel.ts';
import { findEvent } from '../../events/store.ts';
import { isMinor } from '../../people/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { addDays, isoDay, readIsoDay } from '../../platform/moments/rules.ts';
import { changeParty, quoteChange } from '../../registrations/change/change.ts';
import { party } from '../../registrations/history.ts';
import { cancelPartiesOfEvent } from '../../registrations/lifecycle/cancel-event.ts';
import { moveParty, quoteMove } from '../../registrations/move/move.ts';
import type { RegistrationRecord } from '../../registrations/record.ts';
import { current } from './money.ts';
import { atWork, daysAfter } from './year.ts';
import type { Year } from './year.ts';

type Schemas = components['schemas'];
type ChangedMember = Schemas['ChangedMember'];

/** The parties of an event that have places and an email address, in the order in which they registered. */
async function partiesOf(year: Year, eventId: string): Promise<RegistrationRecord[]> {
  const rows = await year.context.db
    .selectFrom('registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .where('contact_email', 'is not', null)
    .where('state', 'in', ['pendingPayment', 'confirmed'])
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  return Promise.all(rows.map(({ id }) => current(year, id)));
}

/** The event with this id. */
async function eventOf({ context }: Year, id: string) {
  const event = await findEvent(context.db, id);
  if (!event) throw new Error(`There is no event ${id}`);
  return event;
}

/** The people of a party as the change form sends them. */
function membersOf({ members }: RegistrationRecord): ChangedMember[] {
  const positions = new Map(members.map(({ id }, position) => [id, position]));
  return members.map(({ band: _band, responsibleId, ...member }) => ({
    ...member,
    ...(responsibleId !== undefined && { responsible: positions.get(responsibleId) ?? 0 }),
  }));
}

/** A family changes who is coming, or with whom they would like to share a room. */
async function change(
  year: Year,
  record: RegistrationRecord,
  edit: (members: ChangedMember[]) => ChangedMember[],
): Promise<void> {
  const { context } = year;
  const { id, version, contact, rooms } = record;
  const changed = { rooms, members: edit(membersOf(record)) };
  const { quote } = quoteChange(await eventOf(year, record.eventId), record, changed, context.clock());
  await changeParty(context, id, { version, contact, party: changed, quotedTotalCents: quote.totalCents }, party);
}

/** Two people who come alone ask to share a room, and each names the other. */
async function askToShare(year: Year, eventId: string): Promise<void> {
  const parties = await partiesOf(year, eventId);
  const [one, other] = parties.filter(
    ({ members: [first, ...others] }) => others.length === 0 && first?.lodging === 'room',
  );
  if (!one || !other) return;
  for (const [record, wanted] of [
    [one, other],
    [other, one],
  ] as const) {
    const { firstName, lastName } = wanted.contact;
    await change(year, record, (members) =>
      members.map((member) => ({ ...member, wantedRoommate: { firstName, lastName } })),
    );
  }
}

/** Staff move adults who cannot come on these days to a later retreat. */
async function move(year: Year, from: string, to: string): Promise<void> {
  const { context, staff } = year;
  const record = (await partiesOf(year, from)).find(({ members }) => members.every(({ age }) => !isMinor(age)));
  if (!record) return;
  const { quote } = await quoteMove(context, record, await eventOf(year, to));
  const request = { version: record.version, eventId: to, quotedTotalCents: quote.totalCents };
  await moveParty(context, record.id, request, { by: 'staff', userId: staff.R });
}

const message = {
  en: 'The musicians who were going to lead this weekend are sick. We are very sorry, and we will refund everything you paid.',
  es: 'Los músicos que iban a dirigir este fin de semana están enfermos. Lo sentimos mucho; le devolveremos todo lo que pagó.',
} as const;

/** Staff cancel an event and its parties; their payments are not refunded yet. */
async function cancelWithParties({ context, staff }: Year, eventId: string): Promise<void> {
  await cancelEvent(context, eventId, { version: 0, message }, staff.A);
  await cancelPartiesOfEvent(context, eventId);
}

const household = [
  { firstName: 'Mateo', gender: 'male', age: 12 },
  { firstName: 'Sofía', gender: 'female', age: 8 },
] as const;

/** The user of type U enters her children, so that the form knows them the next time. */
async function enterHousehold({ context, staff }: Year): Promise<void> {
  const today = readIsoDay(context.today());
  for (const { age, ...person } of household) {
    const birthDate = isoDay({ ...addDays(today, -100), year: addDays(today, -100).year - age });
    await addToHousehold(context, staff.U, { ...person, lastName: 'Peña', birthDate });
  }
}

/** Plans changes after registration: people, roommates, a move to another event, and an event that is canceled. */
export function planChanges(year: Year): void {
  const at = (days: number, work: () => Promise<void>) => {
    year.agenda.at(atWork(year, daysAfter(year.end, -days)), work);
  };
  at(104, () => enterHousehold(year));
  at(12, () => askToShare(year, 'demo-retreat'));
  at(9, async () => {
    const family = (await partiesOf(year, 'demo-retreat')).find(({ members }) => members.length === 4);
    // The youngest stays with the grandparents.
    if (family) await change(year, family, (members) => members.slice(0, -1));
  });
  at(7, () => move(year, 'demo-prayer-days', 'demo-retreat'));
  at(5, () => cancelWithParties(year, 'demo-music-weekend'));
}
