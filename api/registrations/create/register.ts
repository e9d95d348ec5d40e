import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { bodyHash } from '../../platform/http/body-hash.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { inBatches } from '../../platform/data/batches.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Bookings } from '../../events/rules.ts';
import { lockEvents, takesPayPal } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { MailCause } from '../../platform/mail/limiter.ts';
import type { AppContext } from '../../context.ts';
import { decide } from './decide.ts';
import { saveGivenDetails } from '../details/given-details.ts';
import { party } from '../history.ts';
import type { RegistrationChange } from '../history.ts';
import { insertRegistrations } from './insert.ts';
import { newsQuestions } from './news-questions.ts';
import { placesOf } from '../write/places.ts';
import type { RegistrationRecord } from '../record.ts';
import { saveResponsibleAdults } from '../details/responsible-adults.ts';
import { admitParties, countedMailbox } from '../mail/notify-party.ts';
import { activeMembers } from '../../people/rules.ts';
import { heldUntil, makeReference, owesSince } from '../rules.ts';
import { findRegistration, findUsedKeys, findSubmission } from '../store.ts';

type RegistrationRequest = components['schemas']['RegistrationRequest'];

/** The dependencies of registering; the demonstration uses the same entry point, without emails. */
export type IntakeContext = Pick<AppContext, 'db' | 'enqueueAll' | 'clock' | 'config' | 'mailLimiter'>;

/** A request to register, as it arrived. */
export interface Submission {
  readonly request: RegistrationRequest;
  readonly idempotencyKey: string;
  /** Language of the emails if the request names none. */
  readonly readerLanguage: 'en' | 'es';
  /** The outside cause of its email; missing if there is none, as when staff register the party. */
  readonly cause?: MailCause;
  /** The signed-in user; missing if nobody is signed in. */
  readonly userId?: number | null;
  /** Whether the contact's address counts as confirmed without an email: for the demonstration, whose people read no emails. */
  readonly isAddressConfirmed?: boolean;
  /** Present if staff register it on the party's behalf. */
  readonly byStaff?: {
    readonly userId: number;
    readonly source: Exclude<RegistrationRecord['source'], 'online'>;
    /** The reason why they accept minors without an adult. */
    readonly withoutAdultReason?: string | undefined;
  };
}

/** A stored registration with its event; `isNew` is false for a repeated submission. */
export interface Registered {
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
  readonly isNew: boolean;
}

/** A submission with the hash that distinguishes it from another one with the same key, and the time when it arrived. */
interface Entry extends Submission {
  readonly bodyHash: string;
  readonly now: Date;
  readonly config: Pick<Config, 'payPal'>;
}

type Outcome =
  | { readonly kind: 'registered'; readonly record: RegistrationRecord; readonly event: StoredEvent }
  | { readonly kind: 'repeated'; readonly event: StoredEvent }
  | { readonly kind: 'refused'; readonly problem: ProblemError };

/**
 * Half of a burst of requests, not all of it: while one half is being stored, the other half is read and checked, so that neither
 * the database nor this process waits for the other.
 */
const largestBatch = 32;
/** A batch that takes longer than this, in ms, is waiting for a database that is gone. */
const batchRules = { largest: largestBatch, longest: 20_000 };
const referenceTries = 5;

function isReferenceTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'registrations_reference_key';
}

function toRecord(
  event: StoredEvent,
  { request, readerLanguage, now, byStaff, userId = null, isAddressConfirmed = false, config }: Entry,
  draw: (count: number) => number,
): RegistrationRecord {
  const decision = decide(event, request, now, {
    isByStaff: byStaff !== undefined,
    isExcused: byStaff?.withoutAdultReason !== undefined,
    takesPayPal: takesPayPal(event, config),
  });
  const receipts = { paidCents: 0, refundedCents: 0 };
  return {
    ...decision,
    id: randomUUID(),
    reference: makeReference(draw),
    version: 1,
    linkNumber: 0,
    linkReplacedAt: null,
    heldUntil: heldUntil(decision.state, now),
    acceptedAt: null,
    waitingSince: decision.state === 'waitlisted' ? now : null,
    waitingNumber: null,
    receipts,
    eventId: event.id,
    source: byStaff?.source ?? 'online',
    rooms: request.rooms,
    contact: request.contact,
    paymentMethod: request.paymentMethod,
    language: request.language ?? readerLanguage,
    createdAt: now,
    owesSince: owesSince(null, { ...decision, receipts }, event, now),
    emailProblem: null,
    // Staff have spoken with the contact, and a signed-in user has confirmed the address.
    address: {
      unconfirmedSince: byStaff !== undefined || userId !== null || isAddressConfirmed ? null : now,
      remindedAt: null,
      releasedAt: null,
    },
    adjustmentCents: 0,
    help: request.priceHelp
      ? { askedAt: now, canPayCents: request.priceHelp.canPayCents ?? null, answeredAt: null }
      : null,
    freedPlaces: 0,
    paymentReview: null,
    closedAt: null,
  };
}

/** Decides on the entries in order, each counting the places taken by those before it. Entries with `used` keys take none. */
function decideAll(
  events: ReadonlyMap<string, StoredEvent>,
  entries: readonly Entry[],
  used: ReadonlySet<string>,
  draw: (count: number) => number,
): Outcome[] {
  const seen = new Set(used);
  const bookings = new Map<string, Bookings>(events);
  return entries.map((entry) => {
    const event = events.get(entry.request.eventId);
    if (!event || event.isHidden) return { kind: 'refused', problem: new ProblemError('not-found') };
    if (seen.has(entry.idempotencyKey)) return { kind: 'repeated', event };
    const { taken, waiting } = bookings.get(event.id) ?? event;
    try {
      const record = toRecord({ ...event, taken, waiting }, entry, draw);
      const { people, parties } = placesOf(record);
      bookings.set(event.id, { taken: taken + people, waiting: waiting + parties });
      seen.add(entry.idempotencyKey);
      return { kind: 'registered', record, event };
    } catch (error) {
      if (error instanceof ProblemError) return { kind: 'refused', problem: error };
      throw error;
    }
  });
}

/** Returns who registered a party, and for staff, how the registration reached them. */
function originOf(byStaff: Submission['byStaff']): Pick<RegistrationChange, 'actor' | 'details' | 'note'> {
  if (!byStaff) return { actor: party };
  const { userId, source, withoutAdultReason } = byStaff;
  return { actor: { by: 'staff', userId }, details: { source }, note: withoutAdultReason };
}

/** Decides on all submissions and stores the accepted ones, in one transaction that locks the places of their events. */
async function registerTogether(
  transaction: Transaction<Database>,
  entries: readonly Entry[],
  { enqueueAll, mailLimiter, clock }: IntakeContext,
  draw: (count: number) => number,
): Promise<Outcome[]> {
  const events = await lockEvents(
    transaction,
    entries.map(({ request }) => request.eventId),
  );
  const used = await findUsedKeys(
    transaction,
    entries.map(({ idempotencyKey }) => idempotencyKey),
  );
  const outcomes = decideAll(events, entries, used, draw);
  const decided = outcomes.flatMap((outcome, index) => {
    const entry = entries[index];
    return outcome.kind === 'registered' && entry ? [{ record: outcome.record, ...entry }] : [];
  });
  if (decided.length === 0) return outcomes;

  const kindOf = ({ state }: RegistrationRecord) => (state === 'waitlisted' ? 'waitlisted' : 'registered');
  const stored = await insertRegistrations(
    transaction,
    decided.map((one) => ({ ...one, beginning: { kind: kindOf(one.record), ...originOf(one.byStaff) } })),
  );
  const entered = decided.filter(({ record }) => stored.has(record.id));
  const records = entered.map(({ record }) => record);
  await saveGivenDetails(
    transaction,
    entered.map(({ record, request }) => ({ record, party: request.details, people: activeMembers(request.members) })),
  );
  await saveResponsibleAdults(
    transaction,
    records.map((record) => ({ ...record, consentedAt: record.createdAt })),
  );
  const { admitted: mailed, admittedOthers: questions } = await admitParties(
    transaction,
    { mailLimiter, clock },
    entered.map(({ record, cause }) => ({ record, cause })),
    await newsQuestions(transaction, entered, clock()),
  );
  const mailedIds = new Set(mailed.map(({ id }) => id));
  await enqueueAll(
    transaction,
    'registration-mail',
    entered
      .filter(({ record: { id } }) => mailedIds.has(id))
      .map(({ record, cause }) => ({
        registrationId: record.id,
        notice: kindOf(record),
        version: record.version,
        ...countedMailbox({ mailLimiter }, { record, cause }),
      })),
  );
  await enqueueAll(
    transaction,
    'news-question',
    questions.map(({ registrationId }) => ({ id: randomUUID(), registrationId })),
  );
  // Schedules the end of the time for which places are held for payment, one time for the whole batch.
  const held = records.flatMap(({ heldUntil: until }) => (until ? [until.getTime()] : []));
  await enqueueAll(
    transaction,
    'registration-hold',
    records.flatMap(({ id, heldUntil: until }) => (until ? [{ registrationId: id }] : [])),
    new Date(Math.max(...held)),
  );
  // A registration that was not stored: its key was meanwhile used for an event that was not locked here.
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'registered') return outcome;
    const { record, event } = outcome;
    if (!stored.has(record.id)) return { kind: 'repeated', event };
    return mailedIds.has(record.id) ? outcome : { ...outcome, record: { ...record, emailProblem: 'limited' } };
  });
}

/** Returns the registration that the same submission created before. */
async function findEarlier(
  { db }: Pick<AppContext, 'db'>,
  event: StoredEvent,
  { idempotencyKey, bodyHash }: Entry,
): Promise<Registered> {
  const earlier = await findSubmission(db, idempotencyKey);
  if (earlier && earlier.bodyHash !== bodyHash) throw new ProblemError('idempotency-key-reused');
  const record = earlier && (await findRegistration(db, earlier.id));
  if (!record) throw new Error('The idempotency key is used by no registration');
  return { record, event, isNew: false };
}

/**
 * Creates the entry point through which parties register. Each party is stored completely or not at all: its people, the price line
 * by line, its confirmation email and its places. Submissions that arrive while others are being stored share the next transaction:
 * an event's places are locked once, and the disk is written once. The same request with the same key returns the same
 * registration, whatever has changed since.
 * @param draw returns a whole number from 0 to count - 1 for the reference
 * @returns a function that throws a ProblemError with the reason for a refusal; a refusal leaves the key unused.
 */
export function createIntake(
  context: IntakeContext,
  draw: (count: number) => number = randomInt,
): (submission: Submission) => Promise<Registered> {
  const { db, clock, config } = context;

  const enter = inBatches(async (entries: readonly Entry[]): Promise<Outcome[]> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute((transaction) => registerTogether(transaction, entries, context, draw));
      } catch (error) {
        // Very rare: a reference is taken. Draw all of them again.
        if (!isReferenceTaken(error) || attempt === referenceTries) throw error;
      }
    }
  }, batchRules);

  return async (submission) => {
    const { request, byStaff } = submission;
    const { source, withoutAdultReason } = byStaff ?? {};
    const body = byStaff ? { ...request, source, ...(withoutAdultReason && { withoutAdultReason }) } : request;
    const entry = { ...submission, bodyHash: bodyHash(body), now: clock(), config };
    const outcome = await enter(entry);
    switch (outcome.kind) {
      case 'registered':
        return { record: outcome.record, event: outcome.event, isNew: true };
      case 'repeated':
        return findEarlier(context, outcome.event, entry);
      case 'refused':
        throw outcome.problem;
    }
  };
}
