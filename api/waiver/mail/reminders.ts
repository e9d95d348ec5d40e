import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { registrationStates } from '../../platform/contract/enums.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { parseEventDate, startOfEvent } from '../../events/rules.ts';
import type { ScheduledEvent } from '../../events/rules.ts';
import { findEvents } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { admitReminded } from '../../registrations/port.ts';
import type { Reminded } from '../../registrations/port.ts';
import { pauseMs } from './remind-of-signatures.ts';
import { isReminded, reminderDays } from '../rules.ts';
import { isSigned } from '../../signatures/port.ts';
import { addDays, startOfDay } from '../../platform/moments/rules.ts';

/**
 * Returns the round of reminders that is due for an event: the latest one whose day has come; null before the first round, or once
 * the event has begun.
 */
export function dueRound(event: ScheduledEvent, now: Date): Date | null {
  if (event.status !== 'Planned') return null;
  if (now >= startOfEvent(event)) return null;
  const start = parseEventDate(event.start_date);
  const rounds = reminderDays.map((days) => startOfDay(addDays(start, -days), event.timeZone));
  return rounds.filter((round) => round <= now).at(-1) ?? null;
}

/**
 * Returns the parties to remind in a round: every party that has its own places, can be emailed, is missing a signature, and was
 * not reminded by staff a moment ago.
 * @param among the ids to choose from; all of the event's parties when missing
 */
async function findParties(
  transaction: Transaction<Database>,
  event: StoredEvent,
  version: string,
  { among, now }: { readonly among: readonly string[] | undefined; readonly now: Date },
): Promise<Reminded[]> {
  const lately = new Date(now.getTime() - pauseMs);
  const { rows } = await sql<Reminded>`
    select r.id, r.version, r.contact_email as email, r.address_unconfirmed_since is not null as "isUnconfirmed" from registrations r
    where r.event_id = ${event.id} and r.contact_email is not null
      and r.state = any(${registrationStates.filter(isReminded)}::text[])
      and exists (select 1 from registration_members m where m.registration_id = r.id and not ${isSigned(version)})
      and not exists (select 1 from waiver_reminders w where w.registration_id = r.id and w.due_at > ${lately})
      ${among === undefined ? sql`` : sql`and r.id = any(${among}::uuid[])`}
    order by r.created_at, r.id
  `.execute(transaction);
  return rows;
}

/**
 * Locks a round for the transaction.
 * @returns the ids of the parties that have been waiting since an earlier morning; undefined when the round begins now
 */
async function lockRound(
  transaction: Transaction<Database>,
  eventId: string,
  round: Date,
): Promise<readonly string[] | undefined> {
  const begun = await transaction
    .insertInto('waiver_reminder_rounds')
    .values({ event_id: eventId, due_at: round })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows === 1n) return undefined;
  const { waiting } = await transaction
    .selectFrom('waiver_reminder_rounds')
    .select('waiting')
    .where('event_id', '=', eventId)
    .where('due_at', '=', round)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * Enqueues the reminders that are due. The first process starts a round, once; a party that registers later learns about the waiver
 * from the confirmation and joins the next round. A party whose mailbox has reached its limit waits until another morning.
 */
export async function beginReminders(
  context: Pick<AppContext, 'db' | 'clock' | 'enqueueAll' | 'mailLimiter' | 'waivers'>,
): Promise<void> {
  const { db, enqueueAll, waivers } = context;
  const now = context.clock();
  for (const event of await findEvents(db)) {
    const round = dueRound(event, now);
    if (!round) continue;
    await db.transaction().execute(async (transaction) => {
      const among = await lockRound(transaction, event.id, round);
      if (among?.length === 0) return;
      const found = await findParties(transaction, event, waivers[event.type].en.version, { among, now });
      const { admitted, waiting } = await admitReminded(transaction, context, found);
      await transaction
        .updateTable('waiver_reminder_rounds')
        .set({ waiting: waiting.map(({ id }) => id) })
        .where('event_id', '=', event.id)
        .where('due_at', '=', round)
        .execute();
      if (admitted.length === 0) return;
      await sql`
        insert into waiver_reminders (registration_id, due_at)
        select id, ${round} from unnest(${admitted.map(({ id }) => id)}::uuid[]) as admitted (id)
      `.execute(transaction);
      const dueAt = round.toISOString();
      await enqueueAll(
        transaction,
        'waiver-mail',
        admitted.map(({ id, mailbox }) => ({
          kind: 'reminder',
          registrationId: id,
          dueAt,
          ...(mailbox !== undefined && { mailbox }),
        })),
      );
    });
  }
}
