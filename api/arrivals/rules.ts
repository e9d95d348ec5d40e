import type { components } from '#contract/schema';
import { endOfEvent, formatEventDate, parseEventDate } from '../events/rules.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import { addDays, dayIn, startOfDay } from '../platform/moments/rules.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ArrivalKind'];
type Reason = Schemas['ArrivalReason'];
/** A person at the door. A device that works without a connection does not store the age band. */
export type DoorPerson = Omit<Schemas['DoorPerson'], 'band'> & Partial<Pick<Schemas['DoorPerson'], 'band'>>;
export type DoorParty = Omit<Schemas['DoorParty'], 'people'> & { readonly people: readonly DoorPerson[] };

const second = 1000;

/** A device whose clock differs by less than this, in ms, is right enough: an answer takes that long on a poor network. */
const clockTolerance = 90 * second;

/** What to add to the times of a device, in ms, when it says `sentAt` and the server `now`; 0 when its clock is about right. */
export function clockDifference(sentAt: Date, now: Date): number {
  const difference = now.getTime() - sentAt.getTime();
  return Math.abs(difference) < clockTolerance ? 0 : difference;
}

/** A device's time on the server's clock; nothing was recorded later than now. */
export function correctedTime(at: Date, differenceMs: number, now: Date): Date {
  return new Date(Math.min(at.getTime() + differenceMs, now.getTime()));
}

/** Whether the people of a party in this state can be checked in: those who have places that nobody can take anymore. */
export function canArrive(state: Schemas['RegistrationState']): boolean {
  return state === 'pendingPayment' || state === 'confirmed' || state === 'checkedIn';
}

/** Whether arrivals can be recorded at this moment: from the day before an event to the day after it, by its own days. */
export function isDoorOpen(event: ScheduledEvent, at: Date): boolean {
  const opens = startOfDay(addDays(parseEventDate(event.start_date), -1), event.timeZone);
  return at >= opens && at < closesAt(event);
}

/** When arrivals are no longer recorded, and nothing of the event may be on a device anymore: a day after its last day. */
export function closesAt(event: ScheduledEvent): Date {
  return addOneDay(endOfEvent(event), event.timeZone);
}

function addOneDay(instant: Date, timeZone: string): Date {
  return startOfDay(addDays(dayIn(instant, timeZone), 1), timeZone);
}

/** What is true of one person and one kind of record. */
interface Fact {
  /** The earliest time that was recorded; null once it was undone. */
  readonly at: Date | null;
  readonly undoneAt: Date | null;
  readonly undoneDeviceId: string | null;
}

/** The facts of a person; what nobody recorded is missing. */
export type Facts = Readonly<Partial<Record<Kind, Fact>>> & { readonly isPlaceFreed: boolean };

/** A record of a device with its corrected time. */
export interface CorrectedRecord extends Omit<Schemas['ArrivalRecord'], 'at'> {
  readonly at: Date;
  readonly deviceId: string;
}

/** What a record is compared with. */
export interface Circumstances {
  readonly event: ScheduledEvent;
  /** The event at which the party is booked now, and its state. */
  readonly party: { readonly eventId: string; readonly state: Schemas['RegistrationState'] };
  /** null when the person is no longer in the party. */
  readonly facts: Facts | null;
  /** Whether one more place is free. */
  readonly hasFreePlace: boolean;
  /** Whether staff have decided that the record is right. */
  readonly isConfirmed?: boolean;
}

/** What becomes of a record. `takesPlaceBack` when a freed place is booked again. */
export type Decision =
  | { readonly outcome: 'recorded'; readonly takesPlaceBack: boolean }
  | { readonly outcome: 'agreed'; readonly isEarlier: boolean }
  | { readonly outcome: 'question' | 'refused'; readonly reason: Reason };

const recorded: Decision = { outcome: 'recorded', takesPlaceBack: false };
const ask = (reason: Reason): Decision => ({ outcome: 'question', reason });
const refuse = (reason: Reason): Decision => ({ outcome: 'refused', reason });
const agreed = (isEarlier = false): Decision => ({ outcome: 'agreed', isEarlier });

function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return formatEventDate(dayIn(one, timeZone)) === formatEventDate(dayIn(other, timeZone));
}

/** Why a record is no longer about a person who can arrive; undefined when it is. */
function reasonToAsk({ event, party, facts }: Circumstances): Reason | undefined {
  if (party.eventId !== event.id) return 'moved';
  if (party.state === 'cancelled') return 'cancelled';
  if (!canArrive(party.state)) return 'noPlaces';
  return facts === null ? 'personGone' : undefined;
}

function decideUndo(record: CorrectedRecord, { event, facts, hasFreePlace }: Circumstances): Decision {
  const at = facts?.[record.kind]?.at ?? null;
  // What was recorded after the undo was not meant by it.
  if (at === null || at > record.at) return agreed();
  if (!isSameDay(at, record.at, event.timeZone)) return refuse('tooLate');
  if (record.kind !== 'notComing' || facts?.isPlaceFreed !== true) return recorded;
  return hasFreePlace ? { outcome: 'recorded', takesPlaceBack: true } : ask('placeFreed');
}

/** Decides what becomes of a record. The order in which the records of several devices come in does not lose any of them. */
export function decideRecord(record: CorrectedRecord, now: Circumstances): Decision {
  const { event, facts, hasFreePlace, isConfirmed = false } = now;
  if (!isDoorOpen(event, record.at)) return refuse('notNow');
  const reason = reasonToAsk(now);
  if (reason !== undefined) return ask(reason);
  if (record.isUndo) return decideUndo(record, now);
  const fact = facts?.[record.kind];
  if (fact?.at) return agreed(record.at < fact.at);
  if (record.kind === 'notComing' && facts?.arrived?.at && !isConfirmed) return ask('arrivedMeanwhile');
  // Another device took it back without knowing of this record.
  const wasUndone = fact?.undoneAt && record.at <= fact.undoneAt && fact.undoneDeviceId !== record.deviceId;
  if (wasUndone && !isConfirmed) return ask('undoneMeanwhile');
  if (record.kind !== 'arrived' || facts?.isPlaceFreed !== true) return recorded;
  return hasFreePlace ? { outcome: 'recorded', takesPlaceBack: true } : ask('placeFreed');
}

/** The records that take another one back by themselves: who arrives is coming, and who is not coming has not arrived. */
export const contradicts: Readonly<Partial<Record<Kind, Kind>>> = { arrived: 'notComing', notComing: 'arrived' };

/** A person as the door counts them. */
export type Attendance = 'here' | 'left' | 'notComing' | 'toCome';

/** Whether a person is here, has left, is not coming or is still to come. */
export function attendanceOf({
  arrivedAt,
  departedAt,
  notComingAt,
}: Pick<DoorPerson, 'arrivedAt' | 'departedAt' | 'notComingAt'>): Attendance {
  if (departedAt !== undefined) return 'left';
  if (arrivedAt !== undefined) return 'here';
  return notComingAt === undefined ? 'toCome' : 'notComing';
}

/** How many people of an age band are here, and so on. */
export type Counts = Readonly<Record<Attendance, number>>;

const none: Counts = { here: 0, left: 0, notComing: 0, toCome: 0 };

/** The numbers at the door: of everyone who has a place, and by age band. */
export function countAttendance(parties: readonly Pick<DoorParty, 'state' | 'people'>[]): {
  readonly all: Counts;
  readonly bands: Readonly<Partial<Record<Schemas['AgeBandName'], Counts>>>;
} {
  const all = { ...none };
  const bands: Partial<Record<Schemas['AgeBandName'], Record<Attendance, number>>> = {};
  for (const person of parties.flatMap(({ state, people }) => (canArrive(state) ? people : []))) {
    const attendance = attendanceOf(person);
    all[attendance] += 1;
    if (person.band === undefined) continue;
    const band = (bands[person.band] ??= { ...none });
    band[attendance] += 1;
  }
  return { all, bands };
}
