import type { Kysely } from 'kysely';
import { audited } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { findEvent, lockEvents, markEventCanceled } from '../events/port.ts';
import { findRefundsLeft } from '../payments/port.ts';
import { isComing } from '../events/rules.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { countToCancel } from '../registrations/port.ts';
import { lockEdited, saveEdit } from './store.ts';

type Schemas = components['schemas'];

/**
 * Returns the effects of canceling an event, or the work that remains once it is canceled.
 * @throws ProblemError `not-found`, also for a draft.
 */
export async function presentCancellation(
  db: Kysely<Database>,
  eventId: string,
): Promise<Schemas['EventCancellation']> {
  const [event, parties, refunds] = await Promise.all([
    findEvent(db, eventId),
    countToCancel(db, eventId),
    findRefundsLeft(db, eventId),
  ]);
  if (!event) throw new ProblemError('not-found');
  return {
    cancelledAt: event.cancelled_at ?? null,
    message: event.cancellationMessage ?? null,
    ...parties,
    ...refunds,
  };
}

/**
 * Cancels an event: nobody can register from now on, and a job cancels its parties and notifies them.
 * @throws ProblemError `not-found`, `changed-meanwhile`, `state-conflict`.
 */
export async function cancelEvent(
  context: Pick<AppContext, 'db' | 'clock' | 'enqueue'>,
  id: string,
  { version, message }: Schemas['EventCancellationRequest'],
  userId: number,
): Promise<void> {
  await audited(context, async (transaction, now) => {
    const { event, edit } = await lockEdited(transaction, id, version);
    if (!event || !isComing(event, now)) throw new ProblemError('state-conflict');
    await lockEvents(transaction, [id]);
    const texts = { en: message.en.trim(), es: message.es.trim() };
    await markEventCanceled(transaction, id, { message: texts, userId, now });
    await saveEdit(transaction, edit, { content: edit.content, userId, now });
    await context.enqueue(transaction, 'event-cancellation', { eventId: id });
    return { result: undefined, entries: [{ action: 'event-cancelled', subject: `event:${id}`, actorUserId: userId }] };
  });
}
