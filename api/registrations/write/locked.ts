import type { Transaction } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { lockEvents } from '../../events/store.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { Parts } from '../../context.ts';
import type { RegistrationRecord } from '../record.ts';
import { findRegistration } from '../store.ts';

/** A registration and its event while nobody else can change either. */
export interface Locked {
  readonly transaction: Transaction<Database>;
  readonly event: StoredEvent;
  readonly record: RegistrationRecord;
  readonly now: Date;
}

/**
 * Works on one registration while its event's places and its own row are locked, always in this order.
 * @throws ProblemError `not-found`.
 */
export async function withLocked<Result>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  registrationId: string,
  work: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  const found = await db
    .selectFrom('registrations')
    .select('event_id')
    .where('id', '=', registrationId)
    .executeTakeFirst();
  if (!found) throw new ProblemError('not-found');
  return db.transaction().execute(async (transaction) => {
    const event = (await lockEvents(transaction, [found.event_id])).get(found.event_id);
    await transaction.selectFrom('registrations').select('id').where('id', '=', registrationId).forUpdate().execute();
    const record = await findRegistration(transaction, registrationId);
    if (!event || !record) throw new ProblemError('not-found');
    return work({ transaction, event, record, now: clock() });
  });
}

/** @throws ProblemError `changed-meanwhile` when someone else has changed it since it was read. */
export function requireVersion(record: RegistrationRecord, version: number): void {
  if (record.version !== version) throw new ProblemError('changed-meanwhile');
}
