import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { Delivery } from '../../platform/mail/bulk/bulk-line.ts';
import { nextTry } from '../rules.ts';
import type { StoredMailing } from '../store.ts';
import { slowDown, takeTurn, waitingTime } from './pace.ts';

/** The first number of the advisory locks that show which processes are sending. */
const lockSpace = 7_317_021;

/** A recipient whose email one process is sending. */
export interface Claim {
  readonly id: string;
  readonly mailing_id: string;
  readonly registration_id: string | null;
  /** The first name of a recipient without a registration; otherwise null. */
  readonly first_name: string | null;
  readonly address: string;
  readonly language: 'en' | 'es';
  readonly attempts: number;
  readonly first_tried_at: Date;
  readonly kind: StoredMailing['kind'];
  readonly texts: StoredMailing['texts'];
}

/** Shows that a process is sending, for as long as this connection lasts. */
export function holdWorkerLock(worker: number) {
  return { text: 'select pg_advisory_lock_shared($1, $2)', values: [lockSpace, worker] };
}

/** Whether there is anything to send, or anything left behind by a process that has ended. */
export async function isAnythingOpen(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from mailings where state = 'sending')
      or exists (select 1 from mailing_recipients where state = 'sending') as open
  `.execute(db);
  return rows[0]?.open ?? false;
}

/** Marks the emails that an ended process was sending as uncertain: the mail server may or may not have received them. */
export async function giveUpOnEnded(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update mailing_recipients set state = 'uncertain', worker = null, settled_at = ${now}
    where state = 'sending' and not exists (
      select 1 from pg_locks
      where locktype = 'advisory' and objsubid = 2 and classid::bigint = ${lockSpace} and objid::bigint = mailing_recipients.worker
        and database = (select oid from pg_database where datname = current_database())
    )
  `.execute(db);
}

/** Whether a mailing is being sent but has nothing left to send. */
const hasNothingLeft = sql`state = 'sending' and not exists (
  select 1 from mailing_recipients
  where mailing_id = mailings.id and mailing_recipients.state in ('waiting', 'sending')
)`;

/** Closes mailings that have nothing left to send. One that is locked, for example to be sent again, is left for the next time. */
export async function finishMailings(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from mailings where ${hasNothingLeft} for update skip locked
    `.execute(transaction);
    if (rows.length === 0) return;
    // A second statement also sees recipients that were queued again before the lock was free.
    await sql`
      update mailings set state = 'done', finished_at = ${now}, version = version + 1
      where id = any(${rows.map(({ id }) => id)}::uuid[]) and ${hasNothingLeft}
    `.execute(transaction);
  });
}

/**
 * Marks one recipient as being sent by this process, before the mail server gets the email.
 * @returns the ms to wait if it is too early, null if no recipient is waiting
 */
export async function claim(
  db: Kysely<Database>,
  { worker, perMinute, now }: { readonly worker: number; readonly perMinute: number; readonly now: Date },
): Promise<Claim | number | null> {
  return db.transaction().execute(async (transaction) => {
    const wait = await waitingTime(transaction);
    if (wait > 0) return wait;
    const { rows } = await sql<Claim>`
      update mailing_recipients set state = 'sending', worker = ${worker}, attempts = attempts + 1,
        first_tried_at = coalesce(first_tried_at, ${now})
      from mailings
      where mailings.id = mailing_recipients.mailing_id and mailing_recipients.id = (
        select waiting.id from mailing_recipients waiting
        where waiting.state = 'waiting' and waiting.next_try_at <= ${now}
          and waiting.mailing_id in (select sending.id from mailings sending where sending.state = 'sending')
        order by waiting.next_try_at, waiting.id
        limit 1 for update skip locked
      )
      returning mailing_recipients.id, mailing_id, registration_id, first_name, address, language, attempts, first_tried_at, kind, texts
    `.execute(transaction);
    const [claimed] = rows;
    if (!claimed) return null;
    await takeTurn(transaction, perMinute);
    return claimed;
  });
}

/** The outcome of an email; `withdrawn` if its recipient unsubscribed before it was sent. */
export type SendingOutcome = Delivery | { readonly kind: 'withdrawn'; readonly message: string };

/** The columns to store for an outcome. */
function outcomeOf(delivery: SendingOutcome, claimed: Claim, now: Date) {
  if (delivery.kind === 'sent') return { state: 'sent', server_message: null, settled_at: now } as const;
  const server_message = delivery.message;
  if (delivery.kind === 'withdrawn') return { state: 'canceled', server_message, settled_at: now } as const;
  if (delivery.kind === 'uncertain') return { state: 'uncertain', server_message, settled_at: now } as const;
  const again = delivery.kind === 'refused' ? null : nextTry(claimed.first_tried_at, claimed.attempts, now);
  if (again === null) return { state: 'failed', server_message, settled_at: now } as const;
  return { state: 'waiting', server_message, settled_at: null, next_try_at: again } as const;
}

/** Stores the outcome of an email, even if it was marked as uncertain in the meantime: its own process knows the outcome. */
export async function settle(db: Kysely<Database>, claimed: Claim, delivery: SendingOutcome, now: Date): Promise<void> {
  const outcome = outcomeOf(delivery, claimed, now);
  await db.transaction().execute(async (transaction) => {
    const { state } = await transaction
      .selectFrom('mailings')
      .select('state')
      .where('id', '=', claimed.mailing_id)
      .forShare()
      .executeTakeFirstOrThrow();
    const isCanceled = state === 'canceled' && outcome.state === 'waiting';
    await transaction
      .updateTable('mailing_recipients')
      .set({ ...outcome, worker: null, ...(isCanceled && { state: 'canceled' as const, settled_at: now }) })
      .where('id', '=', claimed.id)
      .where('attempts', '=', claimed.attempts)
      .where('state', 'in', ['sending', 'uncertain'])
      .execute();
    if ('slowsAll' in delivery && delivery.slowsAll) await slowDown(transaction);
  });
}
