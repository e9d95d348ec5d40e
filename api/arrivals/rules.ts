import type { components } from '#contract/schema';
import { endOfEvent, formatEventDate, parseEventDate } from '../events/rules.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import { addDays, dayIn, nextMidnight, startOfDay } from '../platform/moments/rules.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ArrivalKind'];
type Reason = Schemas['ArrivalReason'];
/** A person at check-in. A device that works offline does not store the age band. */
export type DoorPerson = Omit<Schemas['DoorPerson'], 'band'> & Partial<Pick<Schemas['DoorPerson'], 'band'>>;
export type DoorParty = Omit<Schemas['DoorParty'], 'people'> & { readonly people: readonly DoorPerson[] };

const second = 1000;

/** Clock differences below this, in ms, are ignored: a response can take that long on a poor network. */
const clockTolerance = 90 * second;

/**
 * Returns the correction for a device's times, in ms, from its `sentAt` and the server's `now`; 0 when its clock is about right.
 */
export function clockDifference(sentAt: Date, now: Date): number {
  const difference = now.getTime() - sentAt.getTime();
  return Math.abs(difference) < clockTolerance ? 0 : difference;
}

/** Converts a device's time to the server's clock; the result is never later than now. */
export function correctedTime(at: Date, differenceMs: number, now: Date): Date {
  return new Date(Math.min(at.getTime() + differenceMs, now.getTime()));
}

/** Whether the people of a party in this state can be checked in: its places are booked and cannot expire. */
export function canArrive(state: Schemas['RegistrationState']): boolean {
  return state === 'pendingPayment' || state === 'confirmed' || state === 'checkedIn';
}

/** Whether arrivals can be recorded at this moment: from the day before an event to the day after it, in its time zone. */
export function isDoorOpen(event: ScheduledEvent, at: Date): boolean {
  const opens = startOfDay(addDays(parseEventDate(event.start_date), -1), event.timeZone);
  return at >= opens && at < closesAt(event);
}

/** When recording of arrivals ends and devices must have deleted the event's data: a day after its last day. */
export function closesAt(event: Pick<ScheduledEvent, 'end_date' | 'timeZone'>): Date {
  return nextMidnight(endOfEvent(event), event.timeZone);
}

/** The stored fact for one person and one kind of record. */
export interface Fact {
  /** The earliest time that was recorded; null once it was undone. */
  readonly at: Date | null;
  readonly undoneAt: Date | null;
  readonly undoneDeviceId: string | null;
}

/** The facts about a person. Kinds that nobody recorded are missing. */
type Facts = Readonly<Partial<Record<Kind, Fact>>> & { readonly isPlaceFreed: boolean };

/** A record from a device with its corrected time. */
export interface CorrectedRecord extends Omit<Schemas['ArrivalRecord'], 'at'> {
  readonly at: Date;
  readonly deviceId: string;
}

/** The data that a record is checked against. */
export interface Circumstances {
  readonly event: ScheduledEvent;
  /** The event that the party is registered for now, and the party's state. */
  readonly party: { readonly eventId: string; readonly state: Schemas['RegistrationState'] };
  /** null when the person is no longer in the party. */
  readonly facts: Facts | null;
  /** Whether one more place is free. */
  readonly hasFreePlace: boolean;
  /** Whether staff have confirmed the record. */
  readonly isConfirmed?: boolean;
}

/** The outcome of a record. `takesPlaceBack` is true when a freed place is booked again. */
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

/** Returns the reason why the person of a record can no longer arrive; undefined if they can. */
function reasonToAsk({ event, party, facts }: Circumstances): Reason | undefined {
  if (party.eventId !== event.id) return 'moved';
  if (party.state === 'cancelled') return 'cancelled';
  if (!canArrive(party.state)) return 'noPlaces';
  return facts === null ? 'personGone' : undefined;
}

function decideUndo(record: CorrectedRecord, { event, facts, hasFreePlace }: Circumstances): Decision {
  const at = facts?.[record.kind]?.at ?? null;
  // An undo does not apply to anything recorded after it.
  const departedAt = record.kind === 'arrived' ? facts?.departed?.at : undefined;
  if (at === null || at > record.at || (departedAt && departedAt > record.at)) return agreed();
  if (!isSameDay(at, record.at, event.timeZone)) return refuse('tooLate');
  if (record.kind !== 'notComing' || facts?.isPlaceFreed !== true) return recorded;
  return hasFreePlace ? { outcome: 'recorded', takesPlaceBack: true } : ask('placeFreed');
}

/** Decides the outcome of a record. Records from several devices may arrive in any order without any being lost. */
export function decideRecord(record: CorrectedRecord, now: Circumstances): Decision {
  const { event, facts, hasFreePlace, isConfirmed = false } = now;
  if (!isDoorOpen(event, record.at)) return refuse('notNow');
  const reason = reasonToAsk(now);
  if (reason !== undefined) return ask(reason);
  if (record.isUndo) return decideUndo(record, now);
  const fact = facts?.[record.kind];
  if (fact?.at) return agreed(record.at < fact.at);
  if (record.kind === 'notComing' && facts?.arrived?.at && !isConfirmed) return ask('arrivedMeanwhile');
  // Another device undid it without knowing about this record.
  const wasUndone = fact?.undoneAt && record.at <= fact.undoneAt && fact.undoneDeviceId !== record.deviceId;
  if (wasUndone && !isConfirmed) return ask('undoneMeanwhile');
  if (record.kind !== 'arrived' || facts?.isPlaceFreed !== true) return recorded;
  return hasFreePlace ? { outcome: 'recorded', takesPlaceBack: true } : ask('placeFreed');
}

/**
 * The kinds that a record ends: someone who arrives is coming, and someone who is not coming, or did not arrive after all, cannot
 * have left.
 */
export function endedBy({ kind, isUndo }: Pick<CorrectedRecord, 'kind' | 'isUndo'>): readonly Kind[] {
  if (kind === 'arrived') return isUndo ? ['arrived', 'departed'] : ['notComing'];
  if (kind === 'notComing' && !isUndo) return ['arrived', 'departed'];
  return isUndo ? [kind] : [];
}

/**
 * Whether staff may free the places of people who are not coming: once someone of their party has arrived, or if nobody of it is
 * coming.
 */
export function mayFreePlaces(
  { state }: Pick<DoorParty, 'state'>,
  { absent, people }: { readonly absent: number; readonly people: number },
): boolean {
  return state === 'checkedIn' || absent === people;
}

/** A person's attendance, as counted at check-in. */
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

/** The number of people in each state of attendance. */
export type Counts = Readonly<Record<Attendance, number>>;

const none: Counts = { here: 0, left: 0, notComing: 0, toCome: 0 };

/** Counts attendance at check-in: for everyone who has a place, and by age band if the band of each of them is known. */
export function countAttendance(parties: readonly Pick<DoorParty, 'state' | 'people'>[]): {
  readonly all: Counts;
  readonly bands: Readonly<Partial<Record<Schemas['AgeBandName'], Counts>>>;
} {
  const all = { ...none };
  const bands: Partial<Record<Schemas['AgeBandName'], Record<Attendance, number>>> = {};
  const counted = parties.flatMap(({ state, people }) => (canArrive(state) ? people : []));
  for (const person of counted) {
    const attendance = attendanceOf(person);
    all[attendance] += 1;
    if (person.band === undefined) continue;
    const band = (bands[person.band] ??= { ...none });
    band[attendance] += 1;
  }
  return { all, bands: counted.every(({ band }) => band !== undefined) ? bands : {} };
}
