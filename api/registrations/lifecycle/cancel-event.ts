import type { Kysely } from 'kysely';
import { lockEvents } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { registrationStates } from '../../platform/contract/enums.gen.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { system } from '../history.ts';
import type { Actor } from '../history.ts';
import { isCancellable } from '../rules.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { withLocked } from '../write/locked.ts';
import { moveToState } from './move-to-state.ts';

type CancelContext = Pick<AppContext, 'db'> & ChangeContext;
type Figures = components['schemas']['EventCancellation'];

const cancellable = registrationStates.filter(isCancellable);

/** Counts the parties that canceling an event cancels, or that are still to be canceled. */
export async function countToCancel(
  db: Kysely<Database>,
  eventId: string,
): Promise<Pick<Figures, 'parties' | 'people' | 'waitingParties' | 'partiesWithoutEmail' | 'arrivedParties'>> {
  const row = await db
    .selectFrom('registrations')
    .select(({ eb, fn }) => {
      const toCancel = eb('state', 'in', cancellable);
      return [
        fn.countAll<string>().filterWhere(toCancel).as('parties'),
        fn.sum<string | null>('party_size').filterWhere(toCancel).as('people'),
        fn.countAll<string>().filterWhere('state', 'in', ['waitlisted', 'offered']).as('waiting'),
        fn.countAll<string>().filterWhere(toCancel).filterWhere('contact_email', 'is', null).as('withoutEmail'),
        fn.countAll<string>().filterWhere('state', '=', 'checkedIn').as('arrived'),
      ];
    })
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return {
    parties: Number(row.parties),
    people: Number(row.people ?? 0),
    waitingParties: Number(row.waiting),
    partiesWithoutEmail: Number(row.withoutEmail),
    arrivedParties: Number(row.arrived),
  };
}

/** Cancels one party because its event is canceled; repeating it changes nothing. */
async function cancelWithEvent(context: CancelContext, registrationId: string, actor: Actor): Promise<void> {
  await withLocked(context, registrationId, async (locked) => {
    const { event, record } = locked;
    if (event.cancelled_at === undefined || !isCancellable(record.state)) return;
    await moveToState(locked, 'cancelled', { kind: 'eventCancelled', actor }, context);
  });
}

/**
 * Cancels every party of a canceled event, each in its own transaction, and emails it. It can be interrupted and repeated:
 * each party is canceled and emailed once. Those who have arrived stay as they are.
 */
export async function cancelPartiesOfEvent(context: CancelContext, eventId: string): Promise<void> {
  const { db } = context;
  // A registration that was in progress when the event was canceled holds this lock.
  await db.transaction().execute((transaction) => lockEvents(transaction, [eventId]));
  const event = await db
    .selectFrom('events')
    .select('cancelled_by_user_id')
    .where('id', '=', eventId)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst();
  if (!event) return;
  const userId = event.cancelled_by_user_id;
  const rows = await db
    .selectFrom('registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .where('state', 'in', cancellable)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await cancelWithEvent(context, id, userId === null ? system : { by: 'staff', userId });
}

/** Cancels the remaining parties of canceled events, such as one that was stored at the moment of canceling. */
export async function cancelPartiesOfCanceledEvents(context: CancelContext): Promise<void> {
  const rows = await context.db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select('event_id')
    .distinct()
    .where('cancelled_at', 'is not', null)
    .where('state', 'in', cancellable)
    .orderBy('event_id')
    .execute();
  for (const { event_id: eventId } of rows) await cancelPartiesOfEvent(context, eventId);
}
