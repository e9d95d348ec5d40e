import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { addDays, parseEventDate, startOfDay } from '../../events/rules.ts';
import type { ScheduledEvent } from '../../events/rules.ts';
import { findEvents } from '../../events/port.ts';
import type { StoredEvent } from '../../events/port.ts';
import type { Parts } from '../../context.ts';
import { remindedStates, reminderDays } from '../rules.ts';
import { isSigned } from '../store.ts';

/** The round of reminders that is due for an event: the last one whose day has come, until the event begins; or null. */
export function dueRound(event: ScheduledEvent, now: Date): Date | null {
  if (event.status !== 'Planned') return null;
  const start = parseEventDate(event.start_date);
  if (now >= startOfDay(start, event.timeZone)) return null;
  const rounds = reminderDays.map((days) => startOfDay(addDays(start, -days), event.timeZone));
  return rounds.filter((round) => round <= now).at(-1) ?? null;
}

/**
 * Inserts a row for everyone who is reminded in a round: every party that counts on coming, can be emailed, and lacks a
 * signature.
 */
async function noteParties(
  transaction: Transaction<Database>,
  event: StoredEvent,
  version: string,
  round: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into waiver_reminders (registration_id, due_at)
    select r.id, ${round} from registrations r
    where r.event_id = ${event.id} and r.state = any(${remindedStates}::text[]) and r.contact_email is not null
      and exists (select 1 from registration_members m where m.registration_id = r.id and not ${isSigned(version)})
    on conflict do nothing
    returning registration_id as id
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Enqueues the reminders that are due. The first process starts a round, once; a party that registers later learns about the
 * waiver from the confirmation and joins the next round.
 */
export async function beginReminders({
  db,
  clock,
  enqueueAll,
  waivers,
}: Pick<Parts, 'db' | 'clock' | 'enqueueAll' | 'waivers'>): Promise<void> {
  const now = clock();
  for (const event of await findEvents(db)) {
    const round = dueRound(event, now);
    if (!round) continue;
    await db.transaction().execute(async (transaction) => {
      const begun = await transaction
        .insertInto('waiver_reminder_rounds')
        .values({ event_id: event.id, due_at: round })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (begun.numInsertedOrUpdatedRows !== 1n) return;
      const parties = await noteParties(transaction, event, waivers[event.type].en.version, round);
      const dueAt = round.toISOString();
      await enqueueAll(
        transaction,
        'waiver-mail',
        parties.map((registrationId) => ({ kind: 'reminder', registrationId, dueAt })),
      );
    });
  }
}
