import type { Insertable, Kysely, Selectable } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import { mapColumns } from '../platform/data/columns.ts';
import type { Database, SabbathRequestsTable } from '../platform/data/tables.gen.ts';
import type { Entry } from '../forms/port.ts';
import { foldText } from '../platform/text/rules.ts';

type Schemas = components['schemas'];

/** The column of each answer in a request to join a Saturday prayer. */
export const sabbathPrayerColumns = mapColumns<'sabbath_requests', Schemas['SabbathRequestForm']>()({
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  date: 'day',
  attendance: 'attendance',
  intention: 'intention',
});

/** The column of each answer in a request for a Saturday retreat. */
export const sabbathRetreatColumns = mapColumns<'sabbath_requests', Schemas['SabbathRetreatForm']>()({
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  firstDate: 'day',
  secondDate: 'second_day',
  thirdDate: 'third_day',
  people: 'people',
  groupKind: 'group_kind',
  wishes: 'wishes',
});

/** A request for a Saturday prayer or a Saturday retreat as it is stored. */
export type SabbathRequest = Selectable<SabbathRequestsTable>;

/** The fields of a request, without those that every form has. */
export type SabbathFacts = Omit<Insertable<SabbathRequestsTable>, keyof Entry | 'search_text'>;

/** Stores a request; false, without storing anything, when its idempotency key was used. */
export async function insertSabbathRequest(db: Kysely<Database>, entry: Entry, facts: SabbathFacts): Promise<boolean> {
  const { first_name, last_name, email, phone, intention, wishes } = facts;
  const stored = await db
    .insertInto('sabbath_requests')
    .values({
      ...entry,
      ...facts,
      search_text: foldText([first_name, last_name, email, phone, intention, wishes].join(' ')),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The body hash and time of a stored submission, by its idempotency key. */
export async function findSabbathSubmission(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<{ body_hash: string; created_at: Date } | undefined> {
  return db
    .selectFrom('sabbath_requests')
    .select(['body_hash', 'created_at'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** One request, or undefined. */
export async function findSabbathRequest(db: Kysely<Database>, id: string): Promise<SabbathRequest | undefined> {
  return db.selectFrom('sabbath_requests').selectAll().where('id', '=', id).executeTakeFirst();
}
