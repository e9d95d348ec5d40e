import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { findEvent } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import { presentRegistration } from '../present.ts';
import type { RegistrationRecord } from '../record.ts';
import { findRegistrations } from '../store.ts';

/**
 * Returns the ids of the registrations that a user made while signed in, and of those under their confirmed address, newest first.
 */
async function listOwnRegistrationIds(db: Kysely<Database>, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .select('id')
    .where((row) =>
      row.or([
        row('user_id', '=', userId),
        row(
          row.fn<string>('lower', ['contact_email']),
          '=',
          row
            .selectFrom('users')
            .select('users.email')
            .where('users.id', '=', userId)
            .whereRef('users.verified_email', '=', 'users.email'),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the same registrations, each with its event. */
export async function findOwnRegistrations(
  db: Kysely<Database>,
  userId: number,
): Promise<{ readonly record: RegistrationRecord; readonly event: StoredEvent }[]> {
  const ids = await listOwnRegistrationIds(db, userId);
  const records = await findRegistrations(db, ids);
  const eventIds = new Set([...records.values()].map(({ eventId }) => eventId));
  // A parish secretary may have registered hundreds of parties for a few events.
  const events = new Map(await Promise.all([...eventIds].map(async (id) => [id, await findEvent(db, id)] as const)));
  return ids.flatMap((id) => {
    const record = records.get(id);
    const event = record && events.get(record.eventId);
    return event ? [{ record, event }] : [];
  });
}

/** Returns the same registrations in the form of the contract. */
export async function loadOwnRegistrations(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  userId: number,
  language: 'en' | 'es',
): Promise<components['schemas']['Registration'][]> {
  const found = await findOwnRegistrations(db, userId);
  return found.map(({ record, event }) => presentRegistration(record, event, language, config.site, clock()));
}
