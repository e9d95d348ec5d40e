import type { AppContext } from '../context.ts';
import type { Config } from '../platform/config.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { userNames } from '../users/port.ts';
import { completeContent, contentFaults } from '../events/content/rules.ts';
import type { CompleteEvent, EventContent, EventFault } from '../events/content/rules.ts';
import { contentOf } from '../events/port.ts';
import { isComing } from '../events/rules.ts';
import type { StoredEvent } from '../events/port.ts';
import { faultsOnSite, mayHide, staffStateOf } from './rules.ts';
import { isSameContent, shippedEvent } from './shipped.ts';
import { findEdited } from './store.ts';
import type { EditedRecord } from './store.ts';

type Schemas = components['schemas'];

/** Returns the content that staff are editing: the saved content, otherwise the published content. */
export function writtenContent({ event, edit }: EditedRecord): EventContent {
  if (edit.content) return edit.content;
  if (!event) throw new Error(`The draft ${edit.id} has no content`);
  return contentOf(event);
}

/** Returns everything that must be corrected before the content can be published on this server with this many booked places. */
export function publishingFaults(
  content: EventContent,
  { payPal }: Pick<Config, 'payPal'>,
  taken: number,
): EventFault[] {
  return [...contentFaults(content), ...faultsOnSite(content, { payPalClientIds: Object.keys(payPal.secrets), taken })];
}

/** Returns the event as pages would show it with this content. */
export function asStored(content: CompleteEvent, event: StoredEvent | null, now: Date): StoredEvent {
  const { rates, ...facts } = content;
  return {
    ...facts,
    ...rates,
    taken: event?.taken ?? 0,
    waiting: event?.waiting ?? 0,
    updatedAt: now,
    isHidden: event?.isHidden ?? false,
    ...(event?.cancelled_at !== undefined && { cancelled_at: event.cancelled_at }),
  };
}

/** Returns an event or a draft for editing. @throws ProblemError `not-found`. */
export async function presentEdited(
  { db, clock, config: { payPal, site } }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  id: string,
): Promise<Schemas['EditedEvent']> {
  const record = await findEdited(db, id);
  const { event, edit } = record;
  const content = writtenContent(record);
  const { timeZone } = site;
  const now = clock();
  const names = await userNames(db, [edit.edited_by_user_id]);
  const shipped = event && shippedEvent(id, timeZone)?.event;
  const isOwn = shipped && !isSameContent(completeContent(content, id, timeZone), shipped);
  return {
    id,
    version: edit.version,
    state: staffStateOf(event),
    hasChanges: edit.content !== null,
    content,
    published: event && contentOf(event),
    shipped: isOwn ? shipped : null,
    editedAt: edit.edited_at?.toISOString() ?? null,
    editedByName: names.get(edit.edited_by_user_id) ?? null,
    payPalClientIds: Object.keys(payPal.secrets),
    taken: event?.taken ?? 0,
    mayHide: event !== null && mayHide(event, now),
    mayCancel: event !== null && isComing(event, now),
  };
}
