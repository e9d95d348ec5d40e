import type { Kysely, Selectable } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import { mapColumns } from '../platform/data/columns.ts';
import type { Database, PrayerRequestsTable } from '../platform/data/tables.gen.ts';
import type { Entry } from '../forms/port.ts';
import { foldText } from '../platform/text/rules.ts';

type PrayerRequestForm = components['schemas']['PrayerRequestForm'];

/** Defaults for unanswered fields. */
const unsaid = { shareWithTeam: true, tellWhenPrayed: false } as const;

/** The column of each answer. */
export const prayerColumns = mapColumns<
  'prayer_requests',
  PrayerRequestForm & Required<Pick<PrayerRequestForm, keyof typeof unsaid>>
>()({
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  forWhom: 'for_whom',
  prayerRequest: 'prayer_request',
  shareWithTeam: 'share_with_team',
  tellWhenPrayed: 'tell_when_prayed',
});

/** A prayer request as it is stored. */
export type PrayerRequest = Selectable<PrayerRequestsTable>;

/**
 * Stores a request, which is counted on its day in this time zone; false, without storing anything, when its idempotency key was
 * used.
 */
export async function insertPrayerRequest(
  db: Kysely<Database>,
  entry: Entry,
  form: PrayerRequestForm,
  timeZone: string,
): Promise<boolean> {
  const { firstName, lastName, email, phone, forWhom, prayerRequest } = form;
  const stored = await db
    .insertInto('prayer_requests')
    .values({
      ...entry,
      ...prayerColumns.toRow({ ...unsaid, ...form }),
      time_zone: timeZone,
      search_text: foldText([firstName, lastName, email, phone, forWhom, prayerRequest].join(' ')),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The body hash and time of a stored submission, by its idempotency key. */
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

/** One request, or undefined. */
export async function findPrayerRequest(db: Kysely<Database>, id: string): Promise<PrayerRequest | undefined> {
  return db.selectFrom('prayer_requests').selectAll().where('id', '=', id).executeTakeFirst();
}
