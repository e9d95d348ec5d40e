import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, SabbathRequestsTable } from '../platform/data/tables.gen.ts';
import type { Entry } from '../forms/port.ts';
import { foldText } from '../platform/text/rules.ts';

/** A request for a Saturday prayer or a Saturday retreat as it is stored. */
export type SabbathRequest = Selectable<SabbathRequestsTable>;

/** What a request says, without what every form has. */
export type SabbathFacts = Omit<Insertable<SabbathRequestsTable>, keyof Entry | 'search_text'>;

/** Stores a request; false, and nothing is stored, when its idempotency key was used. */
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

/** What is known of a submission by its idempotency key. */
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

/** One request, or nothing. */
export async function findSabbathRequest(db: Kysely<Database>, id: string): Promise<SabbathRequest | undefined> {
  return db.selectFrom('sabbath_requests').selectAll().where('id', '=', id).executeTakeFirst();
}
