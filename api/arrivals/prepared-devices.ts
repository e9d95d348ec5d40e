import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { audited } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { findEvent } from '../events/port.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { closesAt } from './rules.ts';

type Schemas = components['schemas'];

/** A user's device and the login session that holds its key. */
interface Preparation {
  readonly eventId: string;
  readonly userId: number;
  readonly deviceId: string;
  readonly sessionId: string;
}

interface Row {
  readonly key: Buffer;
  readonly prepared_at: Date;
  readonly expires_at: Date;
}

function present({ key, prepared_at, expires_at }: Row): Schemas['PreparedDevice'] {
  return {
    key: key.toString('base64'),
    preparedAt: prepared_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  };
}

/** Gives the key to this login if this user prepared this device. The previous login has ended or is on the same device. */
export async function findPreparedDevice(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { eventId, userId, deviceId, sessionId }: Preparation,
): Promise<Schemas['PreparedDeviceState']> {
  const row = await db
    .updateTable('prepared_devices')
    .set({ session_id: sessionId })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', clock())
    .returning(['key', 'prepared_at', 'expires_at'])
    .executeTakeFirst();
  return row ? { device: present(row) } : {};
}

/**
 * Issues the key of a device, or returns its existing key.
 * @throws ProblemError `not-found` when there is no such event or check-in has ended.
 */
export async function prepareDevice(
  context: Pick<AppContext, 'db' | 'clock'>,
  { eventId, userId, deviceId, sessionId }: Preparation,
): Promise<Schemas['PreparedDevice']> {
  const event = await findEvent(context.db, eventId);
  if (!event || closesAt(event) <= context.clock()) throw new ProblemError('not-found');
  return audited(context, async (transaction, now) => {
    const fresh = await transaction
      .insertInto('prepared_devices')
      .values({
        event_id: eventId,
        user_id: userId,
        device_id: deviceId,
        session_id: sessionId,
        key: randomBytes(32),
        prepared_at: now,
        expires_at: closesAt(event),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const row = await transaction
      .updateTable('prepared_devices')
      .set({ session_id: sessionId, expires_at: closesAt(event) })
      .where('event_id', '=', eventId)
      .where('user_id', '=', userId)
      .where('device_id', '=', deviceId)
      .returning(['key', 'prepared_at', 'expires_at'])
      .executeTakeFirstOrThrow();
    const entry = { action: 'device-prepared', subject: `event:${eventId}`, actorUserId: userId } as const;
    return { result: present(row), entries: fresh ? [entry] : [] };
  });
}

/** Deletes the key of a device: only this user's, or those of everyone who prepared it. */
export async function removePreparedDevice(
  context: Pick<AppContext, 'db' | 'clock'>,
  { eventId, userId, deviceId }: Omit<Preparation, 'sessionId'>,
  whose: 'own' | 'any',
): Promise<void> {
  await audited(context, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('prepared_devices')
      .where('event_id', '=', eventId)
      .where('device_id', '=', deviceId)
      .$if(whose === 'own', (query) => query.where('user_id', '=', userId))
      .executeTakeFirst();
    const entry = { action: 'device-removed', subject: `event:${eventId}`, actorUserId: userId } as const;
    return { result: undefined, entries: numDeletedRows > 0n ? [entry] : [] };
  });
}

/** Deletes the keys that a login holds, because its user logs out. */
export async function forgetDevicesOf(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('prepared_devices').where('session_id', '=', sessionId).execute();
}

/** Makes the keys of an event whose dates change expire with its check-in. */
export async function updateDeviceExpiry(
  transaction: Transaction<Database>,
  eventId: string,
  dates: Parameters<typeof closesAt>[0],
): Promise<void> {
  await transaction
    .updateTable('prepared_devices')
    .set({ expires_at: closesAt(dates) })
    .where('event_id', '=', eventId)
    .execute();
}

/** Deletes the keys of events that have ended. */
export async function deleteEndedDevices({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('prepared_devices').where('expires_at', '<=', clock()).execute();
}
