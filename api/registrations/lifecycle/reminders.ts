import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { AppContext } from '../../context.ts';
import { awaitingHelp, notUnderReview, settled } from '../rows/conditions.ts';
import { lateBefore } from '../rules.ts';
import { recordChanges, system } from '../history.ts';
import { admitReminded } from '../mail/notify-party.ts';
import type { Reminded } from '../mail/notify-party.ts';

export type ReminderContext = Pick<AppContext, 'db' | 'clock' | 'enqueueAll' | 'mailLimiter'>;
type Reminder = 'balance' | 'rest' | 'event';

const notices = { balance: 'balanceReminder', rest: 'restReminder', event: 'eventReminder' } as const;

/*
 * When parties are reminded, in days. Of an amount due: when it is overdue, or two weeks before the event, but never right after
 * another email that mentioned it. Of the rest after a deposit: in the last week before it is due. Of the event: in the last week
 * before it.
 */
const balanceBeforeEvent = 14;
const balanceNotBefore = 2;
const restBefore = 7;
const eventBefore = 7;
const eventNotBefore = 1;

/** A party to be reminded, and the day it is reminded of, which tells its email from one about an earlier day. */
type ToRemind = Reminded & { readonly day: string | null };

/**
 * Inserts a reminder row for everyone who is due: once for the event and for the rest, again if staff postpone them, and for an
 * amount due once for each time that it becomes due. Only the process that inserts the row sends the email.
 */
async function insertDue(transaction: Transaction<Database>, kind: Reminder, now: Date): Promise<ToRemind[]> {
  const days = (count: number) => sql`${count} * interval '1 day'`;
  const isAsked = sql`not ${awaitingHelp} and ${notUnderReview}`;
  const notRecently = sql`not exists (
    select from registration_changes as reminded
    where reminded.registration_id = registrations.id and reminded.kind in ('balanceReminder', 'restReminder')
      and reminded.at > ${now}::timestamptz - ${days(balanceNotBefore)}
  )`;
  const due = {
    balance: sql`
      ${isAsked} and ${notRecently}
      and owes_since <= ${now}::timestamptz - ${days(balanceNotBefore)}
      and (owes_since <= ${lateBefore(now)} or starts_at <= ${now}::timestamptz + ${days(balanceBeforeEvent)})
    `,
    rest: sql`
      ${isAsked} and ${notRecently} and owes_since is not null
      and coalesce(accepted_at, created_at) <= ${now}::timestamptz - ${days(balanceNotBefore)}
      and rest_due_at > ${now} and rest_due_at <= ${now}::timestamptz + ${days(restBefore)}
    `,
    event: sql`
      ${settled}
      and coalesce(accepted_at, created_at) <= ${now}::timestamptz - ${days(eventNotBefore)} and starts_at <= ${now}::timestamptz + ${days(eventBefore)}
    `,
  };
  // When the time for a reminder begins: an earlier one was about another debt or another day.
  const beginning = {
    balance: sql`owes_since`,
    rest: sql`rest_due_at - ${days(restBefore)}`,
    event: sql`starts_at - ${days(eventBefore)}`,
  };
  const day = { balance: sql`null`, rest: sql`rest_due_on::text`, event: sql`start_date::text` };
  const { rows } = await sql<ToRemind>`
    with coming as (
      select id as event_id, start_date::timestamp at time zone time_zone as starts_at,
        rest_due_on::timestamp at time zone time_zone as rest_due_at, ${day[kind]} as day
      from events
    ), due as (
      insert into registration_reminders (registration_id, kind, at)
      select registrations.id, ${kind}, ${now} from registrations join coming using (event_id)
      where starts_at > ${now} and contact_email is not null and ${due[kind]}
      on conflict (registration_id, kind) do update set at = excluded.at
        where registration_reminders.at < (
          select ${beginning[kind]} from registrations join coming using (event_id)
          where registrations.id = excluded.registration_id
        )
      returning registration_id
    )
    select registrations.id, version, contact_email as email, address_unconfirmed_since is not null as "isUnconfirmed", day
    from registrations join due on due.registration_id = registrations.id join coming using (event_id)
  `.execute(transaction);
  return rows;
}

/** Reminds every party that is due, once. A party whose mailbox has reached its limit is due again the next day. */
async function remind(context: ReminderContext, kind: Reminder, now: Date): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const { admitted, waiting } = await admitReminded(transaction, context, await insertDue(transaction, kind, now));
    await sql`
      delete from registration_reminders
      where kind = ${kind} and registration_id = any(${waiting.map(({ id }) => id)}::uuid[])
    `.execute(transaction);
    const notice = notices[kind];
    await recordChanges(
      transaction,
      admitted.map(({ id }) => ({ registrationId: id, at: now, kind: notice, actor: system })),
    );
    await context.enqueueAll(
      transaction,
      'registration-mail',
      admitted.map(({ id, version, day, mailbox }) => ({
        registrationId: id,
        notice,
        version,
        ...(day !== null && { again: day }),
        ...(mailbox !== undefined && { mailbox }),
      })),
    );
  });
}

/** Sends every reminder that is due now: about the rest after a deposit, overdue amounts, and the event. */
export async function sendReminders(context: ReminderContext, now: Date): Promise<void> {
  await remind(context, 'rest', now);
  await remind(context, 'balance', now);
  await remind(context, 'event', now);
}
