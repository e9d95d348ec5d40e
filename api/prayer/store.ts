import type { Kysely, Selectable } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database, PrayerRequestsTable } from '../platform/data/tables.gen.ts';
import type { Entry } from '../forms/port.ts';
import { foldText } from '../platform/text/rules.ts';

type PrayerRequestForm = components['schemas']['PrayerRequestForm'];

/** A prayer request as it is stored. */
export type PrayerRequest = Selectable<PrayerRequestsTable>;

/** Stores a request; false, and nothing is stored, when its idempotency key was used. */
export async function insertPrayerRequest(
  db: Kysely<Database>,
  entry: Entry,
  form: PrayerRequestForm,
): Promise<boolean> {
  const { firstName, lastName, email, phone, forWhom, prayerRequest, shareWithTeam, tellWhenPrayed } = form;
  const stored = await db
    .insertInto('prayer_requests')
    .values({
      ...entry,
      first_name: firstName,
      last_name: lastName ?? null,
      email: email ?? null,
      phone: phone ?? null,
      for_whom: forWhom ?? null,
      prayer_request: prayerRequest,
      share_with_team: shareWithTeam ?? true,
      tell_when_prayed: tellWhenPrayed ?? false,
      search_text: foldText([firstName, lastName, email, phone, forWhom, prayerRequest].join(' ')),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** What is known of a submission by its idempotency key. */
export async function findPrayerSubmission(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<{ body_hash: string; created_at: Date } | undefined> {
  return db
    .selectFrom('prayer_requests')
    .select(['body_hash', 'created_at'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** One request, or nothing. */
export async function findPrayerRequest(db: Kysely<Database>, id: string): Promise<PrayerRequest | undefined> {
  return db.selectFrom('prayer_requests').selectAll().where('id', '=', id).executeTakeFirst();
}
