import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { recordChanges, system } from '../history.ts';
import { addressReminderDue } from '../rows/conditions.ts';
import { markAddressReminders } from '../rows/marks.ts';

interface Due {
  readonly id: string;
  readonly version: number;
  readonly email: string;
}

/**
 * Locks the registrations whose contact is due to be asked again. Registrations that someone is changing now wait for the next
 * round.
 */
async function lockDue(transaction: Transaction<Database>, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due & { since: Date }>`
    select registrations.id, version, contact_email as email, address_unconfirmed_since as since
    from registrations join events on events.id = event_id
    where ${addressReminderDue(now)} and start_date::timestamp at time zone time_zone > ${now}
    order by registrations.id for update of registrations skip locked
  `.execute(transaction);
  // Sorted here, because the database locks rows in the order in which it reads them.
  return rows.toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

/**
 * Asks parties again to confirm their address, a day after they gave it. All due parties with the same mailbox share one email a
 * day. Parties that are due later, and those whose mailbox has reached its limit, wait. Their 48 hours begin with their email.
 */
export async function remindOfAddresses(
  { db, enqueueAll, mailLimiter }: Pick<AppContext, 'db' | 'enqueueAll' | 'mailLimiter'>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const mailboxes = new Map<string, Due[]>();
    for (const due of await lockDue(transaction, now)) {
      const mailbox = mailLimiter.mailboxName(due.email);
      mailboxes.set(mailbox, [...(mailboxes.get(mailbox) ?? []), due]);
    }
    if (mailboxes.size === 0) return;
    const emails = [...mailboxes].flatMap(([mailbox, all]) => {
      const [first, ...others] = all;
      return first ? [{ mailbox, first, others }] : [];
    });
    const admissions = await mailLimiter.admitReminders(
      transaction,
      emails.map(({ first }) => first.email),
      now,
    );
    const admitted = emails.filter((_, index) => admissions[index]);
    const ids = admitted.flatMap(({ first, others }) => [first, ...others].map(({ id }) => id));
    await markAddressReminders(transaction, ids, now);
    await recordChanges(
      transaction,
      ids.map((id) => ({ registrationId: id, at: now, kind: 'addressReminder', actor: system })),
    );
    await enqueueAll(
      transaction,
      'registration-mail',
      admitted.map(({ mailbox, first: { id, version }, others }) => ({
        registrationId: id,
        notice: 'addressReminder',
        version,
        mailbox,
        ...(others.length > 0 && { others: others.map((other) => other.id) }),
      })),
    );
  });
}
