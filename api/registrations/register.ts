import { createHash, randomInt, randomUUID } from 'node:crypto';
import { ProblemError } from '../contract/problem.ts';
import type { components } from '../contract/schema.gen.ts';
import { findEvent } from '../events/store.ts';
import type { StoredEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import { decide } from './decide.ts';
import type { RegistrationRecord } from './record.ts';
import { makeReference } from './rules.ts';
import { claimPlaces, countPlacesLeft, findRegistration, findSubmission, insertRegistration } from './store.ts';
import type { Submission } from './store.ts';

type RegistrationRequest = components['schemas']['RegistrationRequest'];

/** A stored registration with its event; `isNew` is false for the answer to a repeated submission. */
export interface Registered {
  readonly record: RegistrationRecord;
  readonly event: StoredEvent;
  readonly isNew: boolean;
}

const referenceTries = 5;

/** JSON whose keys stand in order, so that the same request always reads the same. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function isReferenceTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'registrations_reference_key';
}

/** Stores all of it or nothing; null when the key was used by an earlier submission. */
async function store(
  { db, enqueue }: Pick<Parts, 'db' | 'enqueue'>,
  record: RegistrationRecord,
  submission: Submission,
): Promise<RegistrationRecord | null> {
  return db.transaction().execute(async (transaction) => {
    if (!(await insertRegistration(transaction, record, submission))) return null;
    await enqueue(transaction, 'registration-mail', { registrationId: record.id });
    if (!(await claimPlaces(transaction, record.eventId, record.members.length))) {
      const placesLeft = (await countPlacesLeft(transaction, record.eventId)) ?? 0;
      throw new ProblemError('event-full', { params: { placesLeft } });
    }
    return record;
  });
}

/** Stores under a reference that nobody has; another one is drawn in the rare case that it is taken. */
async function storeUnderFreeReference(
  parts: Pick<Parts, 'db' | 'enqueue'>,
  facts: Omit<RegistrationRecord, 'id' | 'reference'>,
  submission: Submission,
  draw: (count: number) => number,
): Promise<RegistrationRecord | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store(parts, { ...facts, id: randomUUID(), reference: makeReference(draw) }, submission);
    } catch (error) {
      if (!isReferenceTaken(error) || attempt === referenceTries) throw error;
    }
  }
}

/** The registration that this very submission made before; null when its key is free. */
async function findEarlier(
  { db }: Pick<Parts, 'db'>,
  event: StoredEvent,
  { idempotencyKey, bodyHash }: Submission,
): Promise<Registered | null> {
  const earlier = await findSubmission(db, idempotencyKey);
  if (!earlier) return null;
  if (earlier.bodyHash !== bodyHash) throw new ProblemError('idempotency-key-reused');
  const record = await findRegistration(db, earlier.id);
  return record && { record, event, isNew: false };
}

/**
 * Registers a party: its people, the price line by line, the mail that confirms it and its places, all in one
 * transaction. The same request under the same key gives the same registration, whatever has changed since.
 * @param draw gives a whole number from 0 to count - 1 for the reference
 * @throws ProblemError why it was refused; a refusal leaves the key free.
 */
export async function register(
  parts: Pick<Parts, 'db' | 'enqueue' | 'clock'>,
  request: RegistrationRequest,
  idempotencyKey: string,
  readerLanguage: 'en' | 'es',
  draw: (count: number) => number = randomInt,
): Promise<Registered> {
  const event = await findEvent(parts.db, request.eventId);
  if (!event) throw new ProblemError('not-found');
  const submission = {
    idempotencyKey,
    bodyHash: createHash('sha256').update(canonicalJson(request)).digest('base64url'),
  };
  try {
    const now = parts.clock();
    const record = await storeUnderFreeReference(
      parts,
      {
        ...decide(event, request, now),
        eventId: event.id,
        rooms: request.rooms,
        contact: request.contact,
        paymentMethod: request.paymentMethod,
        language: request.language ?? readerLanguage,
        createdAt: now,
      },
      submission,
      draw,
    );
    if (record) return { record, event, isNew: true };
  } catch (error) {
    const earlier = error instanceof ProblemError ? await findEarlier(parts, event, submission) : null;
    if (earlier) return earlier;
    throw error;
  }
  const earlier = await findEarlier(parts, event, submission);
  if (!earlier) throw new Error('The idempotency key is used by no registration');
  return earlier;
}
