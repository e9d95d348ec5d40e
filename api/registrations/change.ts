import { randomUUID } from 'node:crypto';
import { bodyHash } from '../contract/body-hash.ts';
import { ProblemError } from '../contract/problem.ts';
import type { components } from '../contract/schema.gen.ts';
import type { StoredEvent } from '../events/store.ts';
import { sendNow } from '../mail/send-now.ts';
import type { Parts } from '../parts.ts';
import { netPaid } from '../payments/rules.ts';
import { quoteProblem } from '../pricing/problem.ts';
import { quote } from '../pricing/rules.ts';
import { askAnew } from '../waiver/anew.ts';
import { isLastChange, replaceParty } from './change-store.ts';
import { forgetFormerDetails, saveGivenDetails } from './details-given.ts';
import { formerAddressMail } from './former-address-mail.ts';
import { recordChanges } from './history.ts';
import type { Actor } from './history.ts';
import { requireUnlocked, requireVersion, withLocked } from './lifecycle.ts';
import { toMember } from './member.ts';
import { movePlaces, offerFreedPlaces, placesOf } from './places.ts';
import type { RegistrationRecord } from './record.ts';
import { isChangeable, owesSince, takesPlaces } from './rules.ts';

type Schemas = components['schemas'];
type ChangedParty = Schemas['ChangedParty'];

/**
 * The people of a changed party; who was in it keeps the id.
 * @throws ProblemError `changed-meanwhile` for an id that is not, or not any more, of this party.
 */
function membersOf(event: StoredEvent, record: RegistrationRecord, { rooms, members }: ChangedParty): Schemas['RegisteredMember'][] {
  const known = new Set(record.members.map(({ id }) => id));
  return members.map(({ id, ...member }) => {
    // Each id counts once: the second of two would be somebody else under the first one's id.
    if (id !== undefined && !known.delete(id)) throw new ProblemError('changed-meanwhile');
    return toMember(event, rooms, member, id ?? randomUUID());
  });
}

/**
 * Whether there are places for everyone whom a change adds. While anyone waits, free places are theirs: adding would
 * overtake them. A party that waits may grow as far as the event could ever hold it.
 */
function placesFor(event: StoredEvent, record: RegistrationRecord, people: number): { placesLeft: number | null; fits: boolean } {
  const { maxRegistrationCount, taken, waiting } = event;
  if (maxRegistrationCount === undefined) return { placesLeft: null, fits: true };
  const placesLeft = Math.max(0, maxRegistrationCount - taken);
  if (!takesPlaces(record.state)) return { placesLeft, fits: people <= maxRegistrationCount };
  const added = people - record.members.length;
  return { placesLeft, fits: added <= 0 || (waiting === 0 && added <= placesLeft) };
}

/** What counts for the price of a party: who comes, how old, in how many rooms. */
function pricedAs({ rooms, members }: Pick<RegistrationRecord, 'rooms' | 'members'>): string {
  const people = members.map(({ id, age, lodging }) => [id, age, lodging].join(' '));
  return [rooms, ...people.sort()].join();
}

/** What a changed party costs: what was agreed, unless it counts differently now; rates may be others since. */
function priceOf(event: StoredEvent, record: RegistrationRecord, changed: Pick<RegistrationRecord, 'rooms' | 'members'>, pointer: '' | '/party') {
  if (pricedAs(record) === pricedAs(changed)) return record.quote;
  const result = quote(event, changed.rooms, changed.members);
  if (result.refusal) throw quoteProblem(result.refusal, pointer);
  return result.quote;
}

/** What is decided of a change before anything is stored; the party stands in the request at `pointer`. */
function decideChange(event: StoredEvent, record: RegistrationRecord, party: ChangedParty, pointer: '' | '/party') {
  if (!isChangeable(record.state)) throw new ProblemError('state-conflict', { params: { state: record.state } });
  const members = membersOf(event, record, party);
  return { quote: priceOf(event, record, { rooms: party.rooms, members }, pointer), members, ...placesFor(event, record, members.length) };
}

/**
 * What a changed party would cost.
 * @throws ProblemError as a price may be refused; `state-conflict` where nothing can be changed any more.
 */
export function quoteChange(event: StoredEvent, record: RegistrationRecord, party: ChangedParty): Schemas['PartyChangeQuote'] {
  const { quote: price, placesLeft, fits } = decideChange(event, record, party, '');
  return { quote: price, totalBeforeCents: record.quote.totalCents, paidCents: netPaid(record.receipts), placesLeft, fits };
}

/** The state after a change: what is paid in full by it, or costs nothing any more, is confirmed. */
function stateAfter({ state, receipts }: RegistrationRecord, totalCents: number): RegistrationRecord['state'] {
  return state === 'pendingPayment' && netPaid(receipts) >= totalCents ? 'confirmed' : state;
}

/** Tells the address that a registration had until now that it has another. */
async function tellFormerAddress(
  { mailer, config, log }: Pick<Parts, 'mailer' | 'config' | 'log'>,
  { before, event }: { readonly before: RegistrationRecord; readonly event: StoredEvent },
  contact: RegistrationRecord['contact'],
): Promise<void> {
  const mail = formerAddressMail(before, event, config);
  if (!mail || mail.to.toLowerCase() === contact.email?.toLowerCase()) return;
  // No job: the former address is kept nowhere any more.
  await sendNow(mailer, mail).catch((error: unknown) => {
    log.warn({ err: error, registration: before.id }, 'the former address could not be told of its change');
  });
}

/**
 * Changes contact and people of a registration: places, price, history and mails with it, also to the address that it had until
 * now. The price before stays on record; details of whoever is replaced do not. Asked for again, as after a lost answer, it is done.
 * @throws ProblemError `changed-meanwhile`, `changes-closed`, `state-conflict`, `event-full`, `quote-changed`, and as a price
 * may be refused.
 */
export async function changeParty(
  parts: Pick<Parts, 'db' | 'enqueue' | 'clock' | 'mailer' | 'config' | 'log'>,
  registrationId: string,
  request: Schemas['PartyChangeRequest'],
  actor: Actor,
): Promise<void> {
  const former = await withLocked(parts, registrationId, async (locked) => {
    const { transaction, event, record, now } = locked;
    const changeHash = bodyHash(request);
    if (await isLastChange(transaction, registrationId, changeHash)) return null;
    requireVersion(record, request.version);
    requireUnlocked(locked, actor);
    // Only staff write down a party that has no address for mails; nobody takes it away again.
    if (record.contact.email !== undefined && request.contact.email === undefined) {
      throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/contact/email', rule: 'required' }] });
    }
    const { quote: price, members, placesLeft, fits } = decideChange(event, record, request.party, '/party');
    if (!fits) throw new ProblemError('event-full', { params: { placesLeft: placesLeft ?? 0, waiting: event.waiting } });
    const { totalCents } = price;
    if (totalCents !== request.quotedTotalCents) {
      throw new ProblemError('quote-changed', { params: { quotedTotalCents: request.quotedTotalCents, totalCents } });
    }
    const state = stateAfter(record, totalCents);
    const changed: RegistrationRecord = {
      ...record,
      version: record.version + 1,
      state,
      owesSince: owesSince(record.owesSince, { ...record, state, quote: price }, now),
      contact: request.contact,
      rooms: request.party.rooms,
      members,
      quote: price,
    };
    await replaceParty(transaction, record, changed, { changeHash, now });
    await forgetFormerDetails(transaction, record, changed);
    await saveGivenDetails(transaction, [{ record: changed, party: request.details, people: request.party.members }]);
    await askAnew(transaction, record, changed);
    await movePlaces(transaction, [changed], [record]);
    const details = {
      peopleBefore: record.members.length,
      people: members.length,
      totalBeforeCents: record.quote.totalCents,
      totalCents,
    };
    await recordChanges(transaction, [
      { registrationId, at: now, kind: 'changed', actor, details },
      ...(changed.state === record.state ? [] : [{ registrationId, at: now, kind: 'confirmed', actor } as const]),
    ]);
    await parts.enqueue(transaction, 'registration-mail', { registrationId, notice: 'changed', version: changed.version });
    // A party that waits may fit now that it is smaller, and what others gave back may be for those who wait.
    if (placesOf(changed).people < placesOf(record).people || record.state === 'waitlisted') {
      await offerFreedPlaces(transaction, event, now, parts.enqueue);
    }
    return { before: record, event };
  });
  if (former) await tellFormerAddress(parts, former, request.contact);
}
