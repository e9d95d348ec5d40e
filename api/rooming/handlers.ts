import { audited } from '../audit/audit.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { findPartyRooms } from './assigned.ts';
import { changeRooming } from './change.ts';
import { addRooms, changeRoom, copyRooms, listRooms, removeRoom } from './rooms.ts';
import { findPresent, findTag, readRooming } from './snapshot.ts';

type Operations =
  | 'listRooms'
  | 'addRooms'
  | 'changeRoom'
  | 'removeRoom'
  | 'copyRooms'
  | 'getRooming'
  | 'changeRooming'
  | 'getPartyRooms';

const subjectOf = (eventId: string | null) => (eventId === null ? 'rooms' : `event:${eventId}`);

/** Handlers for the rooms of the center and of events, and for who sleeps where. */
export function roomingHandlers(context: Pick<AppContext, 'db' | 'clock'>): Pick<Handlers, Operations> {
  const { db } = context;
  const action = 'rooms-changed' as const;
  return {
    async listRooms(_, reply) {
      return reply(200, { items: await listRooms(db, null) });
    },

    async addRooms({ body }, reply, { session: { userId: actorUserId } }) {
      const { eventId = null } = body;
      const ids = await audited(context, async (transaction) => {
        const result = await addRooms(transaction, body);
        const details = { change: 'added', rooms: result.length };
        return { result, entries: [{ action, actorUserId, subject: subjectOf(eventId), details }] };
      });
      const rooms = await listRooms(db, eventId);
      return reply(201, { items: rooms.filter(({ id }) => ids.includes(id)) });
    },

    async changeRoom({ path: { roomId }, body }, reply, { session: { userId: actorUserId } }) {
      const room = await audited(context, async (transaction, now) => {
        const presentAt = (eventId: string) => findPresent(transaction, eventId);
        const { room: result, eventId } = await changeRoom(transaction, roomId, body, { presentAt, now });
        const details = { change: 'changed', rooms: 1 };
        return { result, entries: [{ action, actorUserId, subject: subjectOf(eventId), details }] };
      });
      return reply(200, room);
    },

    async removeRoom({ path: { roomId }, query: { version } }, reply, { session: { userId: actorUserId } }) {
      await audited(context, async (transaction) => {
        const presentAt = (eventId: string) => findPresent(transaction, eventId);
        const eventId = await removeRoom(transaction, roomId, version, presentAt);
        const details = { change: 'removed', rooms: 1 };
        return { result: undefined, entries: [{ action, actorUserId, subject: subjectOf(eventId), details }] };
      });
      return reply(204);
    },

    async copyRooms({ path: { eventId } }, reply, { session: { userId: actorUserId } }) {
      await audited(context, async (transaction) => {
        const event = await transaction.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
        if (!event) throw new ProblemError('not-found');
        const rooms = await copyRooms(transaction, eventId);
        const details = { change: 'copied', rooms };
        return { result: undefined, entries: [{ action, actorUserId, subject: subjectOf(eventId), details }] };
      });
      return reply(201, await readRooming(db, eventId));
    },

    async getPartyRooms({ path: { registrationId } }, reply) {
      const rooms = await findPartyRooms(db, registrationId);
      if (!rooms) throw new ProblemError('not-found');
      return reply(200, rooms);
    },

    async getRooming({ path: { eventId }, query: { known } }, reply) {
      if (known !== undefined && (await findTag(db, eventId)) === known) return reply(204);
      return reply(200, await readRooming(db, eventId));
    },

    async changeRooming({ path: { eventId }, body }, reply, { session: { userId } }) {
      return reply(200, await changeRooming(context, eventId, body, userId));
    },
  };
}
