import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { ProblemError } from '../contract/problem.ts';
import type { Database } from '../data/tables.gen.ts';
import { mailboxOf } from './same-address.ts';

/** The cause of an email. Emails that staff cause, or that a date or payment causes to a confirmed address, are not counted. */
export interface MailCause {
  /** The network that the request came from; null for a later email, which counts only toward the limit of its recipient. */
  readonly network: string | null;
  /** The signed-in user; emails to the user's own confirmed address are not counted. */
  readonly userId: number | null;
}

/** Returns the cause of an email that a request triggers. */
export function causeOf({
  address,
  session,
}: {
  readonly address: string;
  readonly session: { readonly userId: number | null } | null;
}): MailCause {
  return { network: address, userId: session?.userId ?? null };
}

/**
 * Returns the cause of an email that a date or other people's actions trigger to an unconfirmed address. It is counted, because a
 * stranger may have entered the address.
 * @param userId the user who entered the address, if one was signed in
 */
export function laterCause(userId: number | null = null): MailCause {
  return { network: null, userId };
}

/** An email that is about to be enqueued. */
interface CausedMail {
  readonly to: string;
  readonly cause: MailCause;
}

/** The number of emails within a number of seconds. */
interface MailLimit {
  readonly emails: number;
  readonly seconds: number;
}

export interface MailLimits {
  readonly recipient: MailLimit;
  readonly network: MailLimit;
  /** Reminders to confirm an address, for all parties with the same mailbox together. */
  readonly addressReminder: MailLimit;
  /**
   * The number of emails with a link to choose a password that are allowed beyond the recipient's limit. Flooding a mailbox must
   * not lock its owner out of the account.
   */
  readonly spareForPasswords: number;
}

const day = 24 * 60 * 60;

/** A network may be a parish hall in which 60 families register and request their links. */
export const defaultMailLimits: MailLimits = {
  recipient: { emails: 8, seconds: day },
  network: { emails: 120, seconds: 15 * 60 },
  addressReminder: { emails: 1, seconds: day },
  spareForPasswords: 2,
};

/** The decision about an email. */
interface Admission {
  readonly isAdmitted: boolean;
  /** When the recipient or the network is allowed more emails. */
  readonly freeAt: Date;
  /** Whether this was the last email that the recipient's limit allows for now. */
  readonly isLast: boolean;
}

/** Limits the emails that strangers can cause. Counts them across all processes, in the transaction that enqueues them. */
export interface MailLimiter {
  /** Decides about each email in turn. Call it once for all emails of a transaction: it locks the counts in a fixed order. */
  readonly admit: (
    transaction: Transaction<Database>,
    emails: readonly CausedMail[],
    now: Date,
    purpose?: 'password',
  ) => Promise<Admission[]>;
  /**
   * Like `admit`, for one email that the request cannot do without.
   * @throws ProblemError `too-many-emails`, regardless of whether anyone would have been emailed
   */
  readonly require: (
    transaction: Transaction<Database>,
    mail: CausedMail,
    now: Date,
    purpose?: 'password',
  ) => Promise<Admission>;
  /**
   * Decides which mailboxes may be reminded to confirm an address. If a mailbox has reached its limit, one email is reserved for
   * the reminder: parties that hold places with an unconfirmed address must not be able to escape it by exhausting the limit.
   * @param addresses one for each mailbox
   */
  readonly admitReminders: (
    transaction: Transaction<Database>,
    addresses: readonly string[],
    now: Date,
  ) => Promise<boolean[]>;
  /**
   * Identifies an address's mailbox without revealing it, so that a queued email counted for one mailbox is not sent to another.
   */
  readonly mailboxName: (address: string) => string;
  /** Resets the count of an address after the caller has proved that the mailbox is theirs. */
  readonly forgive: (db: Kysely<Database>, address: string) => Promise<void>;
}

/** A count whose row the transaction has locked. */
interface Count {
  readonly scope: 'recipient' | 'network' | 'addressReminder';
  /** The hash for a reminder is that of its recipient. */
  readonly keyHash: string;
  readonly seconds: number;
  /** Whether a reminder is waiting for this mailbox; its own row then has the count 0. */
  readonly isReserved: boolean;
  startedAt: Date;
  count: number;
}

/** In seconds. A count that starts further in the future comes from a wrong clock and is reset, or it would last too long. */
const clockTolerance = 60 * 60;

/** Returns the confirmed mailboxes of the signed-in users, by user id. */
async function ownAddresses(
  transaction: Transaction<Database>,
  emails: readonly CausedMail[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(emails.flatMap(({ cause }) => cause.userId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .whereRef('verified_email', '=', 'email')
    .execute();
  return new Map(rows.map(({ id, email }) => [id, mailboxOf(email)]));
}

/** Locks the counts, always in the same order, and resets expired ones. */
async function lockCounts(transaction: Transaction<Database>, wanted: Iterable<Count>, now: Date): Promise<Count[]> {
  const rows = JSON.stringify(
    [...wanted].map(({ scope, keyHash, seconds }) => ({ scope, key_hash: keyHash, seconds })),
  );
  const { rows: locked } = await sql<{
    scope: Count['scope'];
    key_hash: string;
    seconds: number;
    started_at: Date;
    count: number;
    is_reserved: boolean;
  }>`
    with wanted as materialized (
      select * from json_to_recordset(${rows}::json) as wanted (scope text, key_hash text, seconds int)
    ), locked as (
      insert into mail_counts as counts (scope, key_hash, started_at, count)
      select scope, decode(key_hash, 'hex'), ${now}, 0 from wanted order by scope, key_hash
      on conflict (scope, key_hash) do update set count = counts.count
      returning scope, encode(key_hash, 'hex') as key_hash, started_at, count
    )
    select locked.*, wanted.seconds, locked.scope = 'recipient' and exists (
      select from mail_counts as waiting
      where waiting.scope = 'addressReminder' and waiting.key_hash = decode(locked.key_hash, 'hex') and waiting.count = 0
    ) as is_reserved
    from locked join wanted using (scope, key_hash)
  `.execute(transaction);
  return locked.map(({ scope, key_hash: keyHash, seconds, started_at: startedAt, count, is_reserved: isReserved }) => {
    const age = (now.getTime() - startedAt.getTime()) / 1000;
    const isOver = age >= seconds || age < -clockTolerance;
    return { scope, keyHash, seconds, isReserved, startedAt: isOver ? now : startedAt, count: isOver ? 0 : count };
  });
}

async function saveCounts(transaction: Transaction<Database>, counts: readonly Count[]): Promise<void> {
  const rows = JSON.stringify(
    counts.map(({ scope, keyHash, startedAt, count }) => ({ scope, key_hash: keyHash, started_at: startedAt, count })),
  );
  await sql`
    update mail_counts set count = counted.count, started_at = counted.started_at
    from json_to_recordset(${rows}::json) as counted (scope text, key_hash text, started_at timestamptz, count int)
    where mail_counts.scope = counted.scope and mail_counts.key_hash = decode(counted.key_hash, 'hex')
  `.execute(transaction);
}

/**
 * Creates the limiter.
 * @param secret the hash's key, the same in every process
 */
export function createMailLimiter(limits: MailLimits, secret: Buffer): MailLimiter {
  const hash = (scope: Count['scope'], key: string): string =>
    createHmac('sha256', secret).update(`mail ${scope} ${key}`).digest('hex');
  const named = (scope: Count['scope'], keyHash: string): Count => ({
    scope,
    keyHash,
    seconds: limits[scope].seconds,
    isReserved: false,
    startedAt: new Date(0),
    count: 0,
  });
  const recipientHash = (address: string): string => hash('recipient', mailboxOf(address));
  const freeAt = ({ startedAt, seconds }: Count): Date => new Date(startedAt.getTime() + seconds * 1000);

  const admit: MailLimiter['admit'] = async (transaction, emails, now, purpose) => {
    const own = await ownAddresses(transaction, emails);
    const counted = emails.map(({ to, cause: { network, userId } }) =>
      userId !== null && own.get(userId) === mailboxOf(to)
        ? null
        : { recipient: recipientHash(to), network: network === null ? null : hash('network', network) },
    );
    const wanted = new Map<string, Count>();
    for (const keys of counted) {
      if (keys === null) continue;
      wanted.set(keys.recipient, named('recipient', keys.recipient));
      if (keys.network !== null) wanted.set(keys.network, named('network', keys.network));
    }
    if (wanted.size === 0) return emails.map(() => ({ isAdmitted: true, freeAt: now, isLast: false }));
    const counts = await lockCounts(transaction, wanted.values(), now);
    const byKey = new Map(counts.map((count) => [count.keyHash, count]));
    const admissions = counted.map((keys): Admission => {
      const recipient = keys && byKey.get(keys.recipient);
      if (!recipient) return { isAdmitted: true, freeAt: now, isLast: false };
      const network = keys.network === null ? undefined : byKey.get(keys.network);
      const most =
        limits.recipient.emails +
        (purpose === 'password' ? limits.spareForPasswords : 0) -
        (recipient.isReserved ? 1 : 0);
      const isRecipientFull = recipient.count >= most;
      const isAdmitted = !isRecipientFull && (network === undefined || network.count < limits.network.emails);
      if (isAdmitted) {
        recipient.count += 1;
        if (network) network.count += 1;
      }
      return {
        isAdmitted,
        freeAt: freeAt(isAdmitted || isRecipientFull || !network ? recipient : network),
        isLast: isAdmitted && recipient.count === most,
      };
    });
    await saveCounts(transaction, counts);
    return admissions;
  };

  const admitReminders: MailLimiter['admitReminders'] = async (transaction, addresses, now) => {
    const keys = addresses.map(recipientHash);
    const wanted = keys.flatMap((key) => [named('recipient', key), named('addressReminder', key)]);
    const counts = await lockCounts(transaction, wanted, now);
    const of = (scope: Count['scope']) =>
      new Map(counts.flatMap((count) => (count.scope === scope ? [[count.keyHash, count]] : [])));
    const [recipients, reminded] = [of('recipient'), of('addressReminder')];
    const admissions = keys.map((key) => {
      const recipient = recipients.get(key);
      const reminders = reminded.get(key);
      if (!recipient || !reminders || reminders.count >= limits.addressReminder.emails) return false;
      // Other emails left room for the reminder; links to choose a password may have used it.
      const most = limits.recipient.emails + (recipient.isReserved ? limits.spareForPasswords : 0);
      // Without a reminder, the row with the count 0 stays, and with it the reservation.
      if (recipient.count >= most) return false;
      recipient.count += 1;
      reminders.count += 1;
      return true;
    });
    await saveCounts(transaction, counts);
    return admissions;
  };

  return {
    admit,
    admitReminders,
    async require(transaction, mail, now, purpose) {
      const [admission] = await admit(transaction, [mail], now, purpose);
      if (!admission?.isAdmitted) {
        const wait = (admission?.freeAt.getTime() ?? now.getTime()) - now.getTime();
        throw new ProblemError('too-many-emails', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
      }
      return admission;
    },
    mailboxName: recipientHash,
    async forgive(db, address) {
      await db
        .deleteFrom('mail_counts')
        .where('scope', '=', 'recipient')
        .where('key_hash', '=', Buffer.from(recipientHash(address), 'hex'))
        .execute();
    },
  };
}

/** Deletes expired counts. */
export async function deleteOldMailCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_counts')
    .where('started_at', '<', new Date(now.getTime() - 2 * day * 1000))
    .execute();
}
