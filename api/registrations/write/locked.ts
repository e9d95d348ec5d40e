import type { Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { lockEvents } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { changedMeanwhile } from '../../users/port.ts';
import type { Actor } from '../history.ts';
import type { RegistrationRecord } from '../record.ts';
import { findRegistration } from '../store.ts';

/** A registration and its event, both locked. */
export interface Locked {
  readonly transaction: Transaction<Database>;
  readonly event: StoredEvent;
  readonly record: RegistrationRecord;
  readonly now: Date;
}

/** A registration and its event, with another event that is locked, too. */
export interface LockedBetween extends Locked {
  /** The other event; null when there is none with that id. */
  readonly other: StoredEvent | null;
}

/**
 * Works on one registration while the places of its event and of another event, and then its own row, are locked, always in this
 * order.
 * @throws ProblemError `not-found`.
 */
export async function withLockedBetween<Result>(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  registrationId: string,
  otherId: string | null,
  work: (locked: LockedBetween) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const found = await db
      .selectFrom('registrations')
      .select('event_id')
      .where('id', '=', registrationId)
      .executeTakeFirst();
    if (!found) throw new ProblemError('not-found');
    const done = await db.transaction().execute(async (transaction) => {
      const events = await lockEvents(transaction, [found.event_id, ...(otherId === null ? [] : [otherId])]);
      await transaction.selectFrom('registrations').select('id').where('id', '=', registrationId).forUpdate().execute();
      const record = await findRegistration(transaction, registrationId);
      const event = events.get(found.event_id);
      if (!event || !record) throw new ProblemError('not-found');
      // It moved to another event before it was locked, so the other event must be locked instead.
      if (record.eventId !== event.id) return null;
      const other = otherId === null ? null : (events.get(otherId) ?? null);
      return { result: await work({ transaction, event, record, now: clock(), other }) };
    });
    if (done) return done.result;
  }
}

/**
 * Works on one registration while its event's places and its own row are locked.
 * @throws ProblemError `not-found`.
 */
export function withLocked<Result>(
  context: Pick<AppContext, 'db' | 'clock'>,
  registrationId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  return withLockedBetween(context, registrationId, null, work);
}

/** Returns who last changed a registration; null if it was its party, a timer, or a deleted user. */
async function lastChanger(transaction: Transaction<Database>, registrationId: string): Promise<number | null> {
  const last = await transaction
    .selectFrom('registration_changes')
    .select('actor_user_id')
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actor_user_id ?? null;
}

/** @throws ProblemError `changed-meanwhile` when someone else has changed it since it was read; staff are told which colleague. */
export async function requireVersion(
  { transaction, record }: Pick<Locked, 'transaction' | 'record'>,
  version: number,
  reader: Actor['by'],
): Promise<void> {
  if (record.version === version) return;
  throw reader === 'staff'
    ? await changedMeanwhile(transaction, await lastChanger(transaction, record.id))
    : new ProblemError('changed-meanwhile');
}
