import type { AppContext } from '../context.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { completeContent, copyContent, emptyContent } from '../events/content/rules.ts';
import { contentOf, presentEvent, readEventFile, writeEventSource } from '../events/port.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { offerAddedPlaces } from '../registrations/port.ts';
import { cancelEvent, presentCancellation } from './cancel.ts';
import { presentEffect } from './effect/effect.ts';
import { listStaffEvents } from './list.ts';
import { asStored, presentEdited, writtenContent } from './present.ts';
import { changeEventState, publishEvent, requireReady } from './publish.ts';
import { isSameContent } from './shipped.ts';
import { deleteEdit, findEdited, insertDraft, lockEdited, saveEdit } from './store.ts';

type Operations =
  | 'listStaffEvents'
  | 'createStaffEvent'
  | 'getEventContent'
  | 'saveEvent'
  | 'discardEvent'
  | 'publishEvent'
  | 'changeEventState'
  | 'exportEvent'
  | 'importEvent'
  | 'getEventEffect'
  | 'getEventCancellation'
  | 'cancelEvent'
  | 'previewEvent';

/** Handlers for events that staff edit. */
export function eventEditHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, config } = context;
  const { timeZone } = config.site;
  return {
    async listStaffEvents({ query }, reply) {
      return reply(200, await listStaffEvents(db, query));
    },

    async createStaffEvent({ body: { copyOf, start_date } }, reply, { session }) {
      const content =
        copyOf === undefined
          ? emptyContent(timeZone)
          : copyContent(writtenContent(await findEdited(db, copyOf)), start_date);
      const id = await insertDraft(db, content, { userId: session.userId, now: clock() });
      return reply(201, await presentEdited(context, id));
    },

    async getEventContent({ path: { eventId } }, reply) {
      return reply(200, await presentEdited(context, eventId));
    },

    async saveEvent({ path: { eventId }, body: { version, content } }, reply, { session }) {
      await db.transaction().execute(async (transaction) => {
        const { event, edit } = await lockEdited(transaction, eventId, version);
        const isPublished = event && isSameContent(completeContent(content, eventId, timeZone), contentOf(event));
        const save = { content: isPublished ? null : content, userId: session.userId, now: clock() };
        await saveEdit(transaction, edit, save);
      });
      return reply(200, await presentEdited(context, eventId));
    },

    async discardEvent({ path: { eventId }, query: { version } }, reply, { session }) {
      await db.transaction().execute(async (transaction) => {
        const { event, edit } = await lockEdited(transaction, eventId, version);
        if (event) await saveEdit(transaction, edit, { content: null, userId: session.userId, now: clock() });
        else await deleteEdit(transaction, eventId);
      });
      return reply(204);
    },

    async publishEvent({ path: { eventId }, body: { version } }, reply, { session }) {
      const id = await publishEvent(context, eventId, version, session.userId);
      await offerAddedPlaces(context);
      return reply(200, await presentEdited(context, id));
    },

    async changeEventState({ path: { eventId }, body }, reply, { session }) {
      await changeEventState(context, eventId, body, session.userId);
      return reply(200, await presentEdited(context, eventId));
    },

    async exportEvent({ path: { eventId } }, reply) {
      const { event } = await findEdited(db, eventId);
      if (!event) throw new ProblemError('not-found');
      return reply(200, { name: `${eventId}.yaml`, yaml: writeEventSource(contentOf(event)) });
    },

    async importEvent({ body: { yaml } }, reply, { session }) {
      const file = readEventFile(yaml);
      if ('faults' in file) {
        const [first] = file.faults;
        throw new ProblemError('event-not-ready', { params: { ...first, faults: file.faults.length } });
      }
      const id = await insertDraft(db, file.content, { userId: session.userId, now: clock() });
      return reply(201, await presentEdited(context, id));
    },

    async getEventEffect({ path: { eventId } }, reply) {
      return reply(200, await presentEffect(context, eventId));
    },

    async getEventCancellation({ path: { eventId } }, reply) {
      return reply(200, await presentCancellation(db, eventId));
    },

    async cancelEvent({ path: { eventId }, body }, reply, { session }) {
      await cancelEvent(context, eventId, body, session.userId);
      return reply(200, await presentEdited(context, eventId));
    },

    async previewEvent({ path: { eventId }, query: { lng } }, reply) {
      const record = await findEdited(db, eventId);
      const content = writtenContent(record);
      requireReady(content, config, record.event?.taken ?? 0);
      const now = clock();
      const event = asStored(completeContent(content, eventId, timeZone), record.event, now);
      return reply(200, presentEvent(event, lng, now, config));
    },
  };
}
