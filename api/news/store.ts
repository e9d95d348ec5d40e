import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { askAgainAfter, endedKeptDays } from './rules.ts';
import type { Question } from './tokens.ts';

/** A person who asked for emails about upcoming events. */
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
 * Records that an address is to be asked; null if it already gets news or was asked recently.
 * @param request the id of the job that asks; a repeated job asks the same question
 */
export async function recordQuestion(
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
            // A subscription that ended after this request has already answered it.
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

/** The addresses among these, in lowercase, that `recordQuestion` would allow a new request to ask. */
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

/** Gives a subscription the new, confirmed address of its account. The former address gets nothing from then on. */
export async function moveSubscriber(transaction: Transaction<Database>, from: string, to: string): Promise<void> {
  const [former, address] = [from.toLowerCase(), to.toLowerCase()];
  const known = await transaction
    .selectFrom('news_subscribers')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirst();
  if (known) await deleteSubscriber(transaction, former);
  else await transaction.updateTable('news_subscribers').set({ address }).where('address', '=', former).execute();
}

/** Adds an address that the applicant has confirmed as theirs. */
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

/** Confirms a subscription. Returns whether this is new, or undefined if the question is no longer open. */
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

/** Ends the subscription or question of an address; returns whether there was one. */
export async function endSubscriber(transaction: Transaction<Database>, address: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('news_subscribers')
    .set({ state: 'ended', ended_at: now })
    .where('address', '=', address.toLowerCase())
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Resumes an ended subscription, but only if it had been confirmed. */
export async function resumeSubscriber(transaction: Transaction<Database>, address: string): Promise<void> {
  await transaction
    .updateTable('news_subscribers')
    .set({ state: 'subscribed', ended_at: null })
    .where('address', '=', address.toLowerCase())
    .where('state', '=', 'ended')
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Deletes everything stored about an address. */
export async function deleteSubscriber(transaction: Transaction<Database>, address: string): Promise<void> {
  await transaction.deleteFrom('news_subscribers').where('address', '=', address.toLowerCase()).execute();
}

/** The subscription state of an address. */
export async function subscriptionOf(db: Kysely<Database>, address: string): Promise<'none' | 'asked' | 'subscribed'> {
  const row = await db
    .selectFrom('news_subscribers')
    .select('state')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return row === undefined || row.state === 'ended' ? 'none' : row.state;
}

const day = 24 * 60 * 60_000;

/** People who never answered and people who unsubscribed, once their retention period is over. */
function due(db: Kysely<Database>, now: Date) {
  const since = new Date(now.getTime() - endedKeptDays * day);
  return db
    .selectFrom('news_subscribers')
    .select('id')
    .where((row) =>
      row.or([row('ended_at', '<=', since), row.and([row('state', '=', 'asked'), row('asked_at', '<=', since)])]),
    );
}

/** Counts the rows that `deleteDueSubscribers` would delete. */
export async function countDueSubscribers(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(due(db, now).as('due'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes addresses without news whose retention period is over; a hash of each refusal is kept. */
export async function deleteDueSubscribers(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('news_subscribers')
    .where('id', 'in', due(db, now))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
