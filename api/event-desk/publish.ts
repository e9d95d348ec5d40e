import type { Transaction } from 'kysely';
import { updateDeviceExpiry } from '../arrivals/port.ts';
import { audited } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { lockKey } from '../platform/data/lock-key.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { completeContent, idFromName } from '../events/content/rules.ts';
import type { EventContent } from '../events/content/rules.ts';
import { contentOf, hashed, lockEvents, savePublishedEvent } from '../events/port.ts';
import { updateLinkExpiryAt } from '../signatures/port.ts';
import { publishingFaults, writtenContent } from './present.ts';
import { mayHide } from './rules.ts';
import { isSameContent, shippedEvent } from './shipped.ts';
import { lockEdited, renameEdit, saveEdit } from './store.ts';

type PublishContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** @throws ProblemError `event-not-ready` with the first of these faults. */
export function requireReady(content: EventContent, config: AppContext['config'], taken: number): void {
  const faults = publishingFaults(content, config, taken);
  const [first] = faults;
  if (first) throw new ProblemError('event-not-ready', { params: { ...first, faults: faults.length } });
}

/** Returns an unused event id: the wanted one, with a number appended if it is taken. */
async function freeId(transaction: Transaction<Database>, wanted: string): Promise<string> {
  // Two drafts of the same name published at once must not become one event.
  await lockKey(transaction, 'event-id');
  const rows = await transaction.selectFrom('events').select('id').where('id', 'like', `${wanted}%`).execute();
  const taken = new Set(rows.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${String(number)}`;
  return id;
}

/**
 * Publishes the saved content. Returns the id of the event; a draft gets its id now.
 * @throws ProblemError `not-found`, `changed-meanwhile`, `event-not-ready`.
 */
export async function publishEvent(
  context: PublishContext,
  draftId: string,
  version: number,
  userId: number,
): Promise<string> {
  const { timeZone } = context.config.site;
  return audited(context, async (transaction, now) => {
    const record = await lockEdited(transaction, draftId, version);
    const { event, edit } = record;
    if (event && !edit.content && !event.isHidden) return { result: draftId, entries: [] };
    const content = writtenContent(record);
    // The lock prevents bookings until the event is published, so it never has fewer places than are booked.
    const places = event && (await lockEvents(transaction, [event.id])).get(event.id);
    requireReady(content, context.config, places?.taken ?? 0);
    const id = event?.id ?? (await freeId(transaction, content.id ?? idFromName(content.texts.en.name ?? '')));
    const complete = completeContent(content, id, timeZone);
    const shipped = shippedEvent(id, timeZone);
    // If staff publish exactly the file's content, a later version of the file may change the event again.
    const isShipped = event !== null && shipped !== undefined && isSameContent(complete, shipped.event);
    await savePublishedEvent(transaction, isShipped ? shipped : hashed(complete), isShipped ? null : now);
    if (places && (places.end_date !== complete.end_date || places.timeZone !== complete.timeZone)) {
      await updateLinkExpiryAt(transaction, id, complete);
      await updateDeviceExpiry(transaction, id, complete);
    }
    await saveEdit(transaction, edit, { content: null, userId, now });
    if (id !== draftId) await renameEdit(transaction, draftId, id);
    return { result: id, entries: [{ action: 'event-published', subject: `event:${id}`, actorUserId: userId }] };
  });
}

/** @throws ProblemError `not-found`, `changed-meanwhile`, `state-conflict`. */
export async function changeEventState(
  context: PublishContext,
  id: string,
  { version, action }: components['schemas']['EventStateChange'],
  userId: number,
): Promise<void> {
  await audited(context, async (transaction, now) => {
    const { event, edit } = await lockEdited(transaction, id, version);
    if (!event) throw new ProblemError('state-conflict');
    if (action === 'hide') {
      // The lock prevents bookings until the event is hidden.
      const booked = (await lockEvents(transaction, [id])).get(id);
      if (!booked || !mayHide(booked, now)) throw new ProblemError('state-conflict');
      await transaction.updateTable('events').set({ hidden_at: now }).where('id', '=', id).execute();
    } else {
      if (event.status === 'Completed' || event.cancelled_at !== undefined) throw new ProblemError('state-conflict');
      const concluded = completeContent({ ...contentOf(event), status: 'Completed' }, id, event.timeZone);
      await savePublishedEvent(transaction, hashed(concluded), now, event.isHidden);
    }
    const content: EventContent | null = edit.content && {
      ...edit.content,
      ...(action === 'conclude' && { status: 'Completed' }),
    };
    await saveEdit(transaction, edit, { content, userId, now });
    const name = action === 'hide' ? 'event-hidden' : 'event-concluded';
    return { result: undefined, entries: [{ action: name, subject: `event:${id}`, actorUserId: userId }] };
  });
}
