import { randomUUID } from 'node:crypto';
import { bodyHash } from '../../platform/http/body-hash.ts';
import { isSameAddress } from '../../platform/mail/same-address.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { canEverFit, currentDeposit, fitsNow, placesLeft } from '../../events/rules.ts';
import type { StoredEvent } from '../../events/port.ts';
import { enqueueSealed } from '../../platform/jobs/sealed-mail.ts';
import type { AppContext } from '../../context.ts';
import { netPaid } from '../../payments/rules.ts';
import { quote, quoteProblem } from '../../pricing/port.ts';
import { adjusted } from '../../pricing/rules.ts';
import { roomsOf } from '../../rooms/rules.ts';
import { askToSignAgain } from '../../signatures/port.ts';
import { requireUnlocked } from '../last-moment.ts';
import { isLastChange, replaceParty } from './store.ts';
import { forgetFormerDetails, saveGivenDetails } from '../details/given-details.ts';
import { formerAddressMail } from '../mail/former-address-email.ts';
import type { Actor } from '../history.ts';
import { isOwnAddress } from '../lifecycle/confirm-address.ts';
import { mailParty } from '../mail/mail-party.ts';
import { toMember } from '../member.ts';
import type { RegistrationRecord } from '../record.ts';
import {
  namedAdult,
  replaceResponsibleAdult,
  requireChangedResponsibility,
  responsibleIds,
} from '../details/responsible-adults.ts';
import { confirmedAddress, isChangeable, stateAfterPriceChange, takesPlaces } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import { requireVersion, withLocked } from '../write/locked.ts';
import type { Locked } from '../write/locked.ts';

type Schemas = components['schemas'];
type ChangedParty = Schemas['ChangedParty'];

/** Whether anyone has a room or has requested a roommate. */
const speaksOfRooms = (members: readonly Pick<Schemas['Member'], 'room' | 'wantedRoommate'>[]): boolean =>
  members.some(({ room, wantedRoommate }) => room !== undefined || wantedRoommate !== undefined);

/** A person in a change. A property that a new registration accepts but a change would lose fails to compile. */
type ChangedMember = Schemas['ChangedMember'] & {
  readonly [Property in Exclude<keyof Schemas['Member'], keyof Schemas['ChangedMember'] | 'deleted'>]: never;
};

/**
 * Returns the people of a changed party; earlier people keep their ids.
 * @throws ProblemError `changed-meanwhile` for an id that does not belong to this party, or no longer does.
 */
function membersOf(
  event: StoredEvent,
  record: RegistrationRecord,
  { rooms, members }: ChangedParty,
): Schemas['RegisteredMember'][] {
  const known = new Set(record.members.map(({ id }) => id));
  const ids = members.map(({ id }) => {
    // Each id counts once: a second person with it would be somebody else.
    if (id !== undefined && !known.delete(id)) throw new ProblemError('changed-meanwhile');
    return id ?? randomUUID();
  });
  const responsible = responsibleIds(members, ids);
  const inRooms = (placed: readonly (number | undefined)[]) =>
    members.map(({ id, ...member }: ChangedMember, position) =>
      toMember(event, rooms, member, {
        id: ids[position] ?? id ?? randomUUID(),
        room: placed[position],
        responsibleId: responsible[position],
      }),
    );
  // A party from before rooms could be chosen has no rooms assigned. Correcting its contact must not assign any.
  const unplaced = inRooms([]);
  const isCorrection = pricedAs(record) === pricedAs({ rooms, members: unplaced });
  return isCorrection && !speaksOfRooms([...record.members, ...members])
    ? unplaced
    : inRooms(roomsOf(event, rooms, members));
}

/** Whether there are places for everyone a change adds. A waiting party may grow up to the size that the event could ever hold. */
function placesFor(
  event: StoredEvent,
  { state, members }: RegistrationRecord,
  people: number,
): { placesLeft: number | null; fits: boolean } {
  const places = { placesLeft: placesLeft(event), waiting: event.waiting };
  const fits = takesPlaces(state) ? fitsNow(places, people - members.length) : canEverFit(event, people);
  return { placesLeft: places.placesLeft, fits };
}

/** Returns a key of the data that a party's price depends on: who comes, their ages and lodging, and the number of rooms. */
function pricedAs({ rooms, members }: Pick<RegistrationRecord, 'rooms' | 'members'>): string {
  const people = members.map(({ id, age, lodging }) => [id, age, lodging].join(' '));
  return [rooms, ...people.sort()].join();
}

/** Whether a change moves people to different rooms. A correction that names no rooms is not blocked by earlier room choices. */
function choosesRooms({ members: before }: RegistrationRecord, { members }: ChangedParty): boolean {
  const former = new Map(before.map(({ id, room }) => [id, room]));
  return members.some(({ id = '', room }) => room !== undefined && room !== former.get(id));
}

/** Returns the quantity of each price line, ignoring the prices. */
function countsOf({ lines }: Schemas['Quote']): string {
  return lines.map(({ band, quantity }) => `${band} ${String(quantity)}`).join();
}

/**
 * Returns the price of a changed party: the agreed price, unless its lines have other quantities now. Rates may have changed since.
 */
function priceOf(
  event: StoredEvent,
  record: RegistrationRecord,
  changed: Pick<RegistrationRecord, 'rooms' | 'members'>,
  { party, pointer }: { readonly party: ChangedParty; readonly pointer: '' | '/party' },
) {
  const isSameParty = pricedAs(record) === pricedAs(changed);
  if (isSameParty && !choosesRooms(record, party)) return record.quote;
  const result = quote(event, party.rooms, party.members);
  if (result.refusal) throw quoteProblem(result.refusal, pointer);
  if (isSameParty && countsOf(result.quote) === countsOf(record.quote)) return record.quote;
  return adjusted(result.quote, record.adjustmentCents);
}

/** Decides on a change before anything is stored; the party is at `pointer` in the request. */
function decideChange(event: StoredEvent, record: RegistrationRecord, party: ChangedParty, pointer: '' | '/party') {
  if (!isChangeable(record.state)) throw new ProblemError('state-conflict', { params: { state: record.state } });
  const members = membersOf(event, record, party);
  return {
    quote: priceOf(event, record, { rooms: party.rooms, members }, { party, pointer }),
    members,
    ...placesFor(event, record, members.length),
  };
}

/**
 * Returns the price that a changed party would have.
 * @throws ProblemError when the price is refused; `state-conflict` if nothing can be changed anymore.
 */
export function quoteChange(
  event: StoredEvent,
  record: RegistrationRecord,
  party: ChangedParty,
  now: Date,
): Schemas['PartyChangeQuote'] {
  const { quote: price, placesLeft: free, fits } = decideChange(event, record, party, '');
  const deposit = currentDeposit(event, now);
  return {
    quote: price,
    totalBeforeCents: record.quote.totalCents,
    paidCents: netPaid(record.receipts),
    ...(deposit && { deposit }),
    placesLeft: free,
    fits,
  };
}

/**
 * Whether staff gave a reason why minors may come without an adult.
 * @throws ProblemError `invalid-request` when the party itself gives one.
 */
function isExcused({ withoutAdultReason }: Schemas['PartyChangeRequest'], actor: Actor): boolean {
  if (withoutAdultReason === undefined) return false;
  if (actor.by === 'staff') return true;
  throw new ProblemError('invalid-request', {
    errors: [{ in: 'body', pointer: '/withoutAdultReason', rule: 'notAllowed' }],
  });
}

/** Returns the previous email address of a registration if a change replaces it. */
function formerAddress(before: RegistrationRecord, contact: RegistrationRecord['contact']): string | undefined {
  const { email } = before.contact;
  return isSameAddress(email, contact.email) ? undefined : email;
}

/**
 * Returns the confirmation status of a changed party's address: a new address is unconfirmed unless staff entered it or it is the
 * account's own.
 */
async function addressStatus(
  { transaction, record, now }: Locked,
  email: string | undefined,
  actor: Actor,
): Promise<RegistrationRecord['address']> {
  if (isSameAddress(record.contact.email, email)) return record.address;
  const userId = actor.by === 'party' ? (actor.cause?.userId ?? null) : null;
  const isConfirmed = actor.by === 'staff' || (await isOwnAddress(transaction, userId, email));
  return isConfirmed
    ? confirmedAddress
    : { unconfirmedSince: now, remindedAt: null, releasedAt: record.address.releasedAt };
}

/**
 * Changes the contact and people of a registration, and with them places, price, history and emails, including one to the previous
 * address. The previous price stays on record; details of a replaced person do not. Repeating it, as after a lost answer, changes
 * nothing.
 * @throws ProblemError `changed-meanwhile`, `changes-closed`, `state-conflict`, `event-full`, `quote-changed`, and when the price
 * is refused.
 */
export async function changeParty(
  context: Pick<AppContext, 'db' | 'enqueue' | 'enqueueAll' | 'clock' | 'secrets' | 'config' | 'mailLimiter'>,
  registrationId: string,
  request: Schemas['PartyChangeRequest'],
  actor: Actor,
): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { transaction, event, record, now } = locked;
    const changeHash = bodyHash(request);
    if (await isLastChange(transaction, registrationId, changeHash)) return;
    await requireVersion(locked, request.version, actor.by);
    requireUnlocked(locked, actor);
    // Only staff may register a party without an email address, and nobody may remove an address later.
    if (record.contact.email !== undefined && request.contact.email === undefined) {
      throw new ProblemError('invalid-request', {
        errors: [{ in: 'body', pointer: '/contact/email', rule: 'required' }],
      });
    }
    const { quote: price, members, placesLeft: free, fits } = decideChange(event, record, request.party, '/party');
    requireChangedResponsibility(event, record, request.party, isExcused(request, actor));
    if (!fits) throw new ProblemError('event-full', { params: { placesLeft: free ?? 0, waiting: event.waiting } });
    const { totalCents } = price;
    if (totalCents !== request.quotedTotalCents) {
      throw new ProblemError('quote-changed', { params: { quotedTotalCents: request.quotedTotalCents, totalCents } });
    }
    const former = formerAddress(record, request.contact);
    const to = {
      state: stateAfterPriceChange(record, totalCents),
      contact: request.contact,
      // The email problem was about the previous address.
      emailProblem: former === undefined ? record.emailProblem : null,
      address: await addressStatus(locked, request.contact.email, actor),
      rooms: request.party.rooms,
      members,
      responsibleAdult: namedAdult(request.party),
      quote: price,
    };
    const changed: RegistrationRecord = { ...record, ...to };
    await replaceParty(transaction, record, changed);
    await replaceResponsibleAdult(transaction, { ...changed, consentedAt: now });
    await forgetFormerDetails(transaction, record, changed);
    await saveGivenDetails(transaction, [{ record: changed, party: request.details, people: request.party.members }]);
    await askToSignAgain(transaction, record, changed);
    const details = {
      peopleBefore: record.members.length,
      people: members.length,
      totalBeforeCents: record.quote.totalCents,
      totalCents,
    };
    const { isFormerAdmitted } = await applyChange(
      locked,
      {
        actor,
        to,
        columns: { change_hash: changeHash },
        history: [
          { kind: 'changed', details, note: request.withoutAdultReason },
          ...(to.state === record.state ? [] : [{ kind: 'confirmed' } as const]),
        ],
        mail: { notice: 'changed', formerEmail: former },
      },
      context,
    );
    const toFormer = isFormerAdmitted ? formerAddressMail(mailParty(record), event, context.config) : null;
    if (toFormer) await enqueueSealed(transaction, context, toFormer);
  });
}
