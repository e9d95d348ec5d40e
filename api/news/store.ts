import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { askAgainAfter, endedKeptDays } from './rules.ts';
import type { Question } from './tokens.ts';

/** Someone who asked for emails about upcoming events. */
export interface Applicant {
  readonly address: string;
  readonly firstName: string;
  readonly language: 'en' | 'es';
  readonly source: 'registration' | 'sign-up' | 'account';
}

function columnsOf({ address, firstName, language, source }: Applicant) {
  return { address: address.toLowerCase(), first_name: firstName, language, source };
}

/**
 * Notes that an address is to be asked; null where it gets news already, or was asked a short while ago.
 * @param request the job that asks: repeated, it asks the same
 */
export async function noteQuestion(
  db: Kysely<Database>,
  applicant: Applicant,
  request: string,
  now: Date,
): Promise<Question | null> {
  const columns = columnsOf(applicant);
  const row = await db
    .insertInto('news_subscribers')
    .values({ ...columns, state: 'asked', request, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({
          ...columns,
          state: 'asked',
          ended_at: null,
          asked_at: sql`case when news_subscribers.request = ${request} then news_subscribers.asked_at else ${now} end`,
          request,
        })
        .where((row) =>
          row.or([
            // What ended after this request was made has answered it.
            row.and([row('news_subscribers.state', '=', 'ended'), row('news_subscribers.request', '<>', request)]),
            row.and([
              row('news_subscribers.state', '=', 'asked'),
              row.or([
                row('news_subscribers.request', '=', request),
                row('news_subscribers.asked_at', '<=', new Date(now.getTime() - askAgainAfter)),
              ]),
            ]),
          ]),
        ),
    )
    .returning('asked_at')
    .executeTakeFirst();
  return row ? { address: columns.address, askedAt: row.asked_at } : null;
}

/** Which of these addresses, in lower case, `noteQuestion` would let a new request ask. */
export async function askableAmong(db: Kysely<Database>, addresses: readonly string[], now: Date): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('news_subscribers')
    .select('address')
    .where('address', 'in', addresses)
    .where((row) =>
      row.or([
        row('state', '=', 'subscribed'),
        row.and([row('state', '=', 'asked'), row('asked_at', '>', new Date(now.getTime() - askAgainAfter))]),
      ]),
    )
    .execute();
  const settled = new Set(rows.map(({ address }) => address));
  return addresses.filter((address) => !settled.has(address));
}

/** Adds an address that has been shown to be the applicant's. */
export async function insertSubscriber(
  transaction: Transaction<Database>,
  applicant: Applicant,
  request: string,
  now: Date,
): Promise<void> {
  const confirmed = { state: 'subscribed', confirmed_at: now, ended_at: null } as const;
  await transaction
    .insertInto('news_subscribers')
    .values({ ...columnsOf(applicant), ...confirmed, request, asked_at: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(confirmed))
    .execute();
}

/** Answers a question with yes; undefined where it is not open any more, else whether that is new. */
export async function confirmSubscriber(
  transaction: Transaction<Database>,
  { address, askedAt }: Question,
  now: Date,
): Promise<boolean | undefined> {
  const row = await transaction
    .selectFrom('news_subscribers')
    .select(['id', 'state'])
    .where('address', '=', address)
    .where('asked_at', '=', askedAt)
    .where('state', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.state === 'subscribed') return false;
  await transaction
    .updateTable('news_subscribers')
    .set({ state: 'subscribed', confirmed_at: now })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** Ends the emails to an address; answers whether it was to get them. */
export async function endSubscriber(transaction: Transaction<Database>, address: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('news_subscribers')
    .set({ state: 'ended', ended_at: now })
    .where('address', '=', address.toLowerCase())
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Undoes that; one who had never confirmed stays without. */
export async function resumeSubscriber(transaction: Transaction<Database>, address: string): Promise<void> {
  await transaction
    .updateTable('news_subscribers')
    .set({ state: 'subscribed', ended_at: null })
    .where('address', '=', address.toLowerCase())
    .where('state', '=', 'ended')
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Deletes what is kept of an address. */
export async function deleteSubscriber(transaction: Transaction<Database>, address: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('news_subscribers')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether an address gets news. */
export async function subscriptionOf(db: Kysely<Database>, address: string): Promise<'none' | 'asked' | 'subscribed'> {
  const row = await db
    .selectFrom('news_subscribers')
    .select('state')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return row === undefined || row.state === 'ended' ? 'none' : row.state;
}

const day = 24 * 60 * 60_000;

/** Those who never answered and those who unsubscribed, once they have been kept for long enough. */
function due(db: Kysely<Database>, now: Date) {
  const since = new Date(now.getTime() - endedKeptDays * day);
  return db
    .selectFrom('news_subscribers')
    .select('id')
    .where((row) =>
      row.or([row('ended_at', '<=', since), row.and([row('state', '=', 'asked'), row('asked_at', '<=', since)])]),
    );
}

/** Counts what `deleteDueSubscribers` would delete. */
export async function countDueSubscribers(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(due(db, now).as('due'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes addresses that get no news and have been kept for long enough; that they must get none stays, as a hash. */
export async function deleteDueSubscribers(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('news_subscribers')
    .where('id', 'in', due(db, now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
