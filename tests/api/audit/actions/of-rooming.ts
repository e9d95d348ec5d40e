import { randomUUID } from 'node:crypto';
import type { components } from '../../../../api/platform/contract/schema.gen.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildContact, buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import type { Actions, AuditSite } from './site.ts';

type RoomingAction = components['schemas']['RoomingAction'];

const alike = {
  house: 'Casa Emaús',
  beds: ['single' as const, 'double' as const],
  isStepFree: false,
  hasBath: true,
  isOutOfService: false,
  isShared: false,
};

/** Staff actions on rooms and room assignments. */
export function roomingActions(site: () => AuditSite): Actions {
  /** Creates an event with a room and one person who needs a bed. */
  const board = async () => {
    const { server, staff } = site();
    const { db } = server.context;
    const eventId = await createEvent(db, `rooms-${randomUUID().slice(0, 8)}`);
    const params = { path: { eventId } };
    await server.client.POST('/registrations', {
      params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
      body: buildRegistration({
        eventId,
        rooms: 1,
        quotedTotalCents: 38_500,
        contact: buildContact({ email: `${eventId}@example.org` }),
      }),
    });
    const { data: added } = await staff.POST('/rooms', { body: { ...alike, eventId, names: ['1'] } });
    const { data: rooming } = await staff.GET('/events/{eventId}/rooming', { params });
    const [room, person] = [added?.items[0], rooming?.people[0]];
    if (!room || !rooming || !person) throw new Error('no board');
    return { params, room, person, version: rooming.version };
  };
  const change =
    (action: RoomingAction, ...before: readonly RoomingAction[]) =>
    async () => {
      const { staff } = site();
      const { params, room, person, version } = await board();
      const body = (step: RoomingAction, index: number) => ({
        version: version + index,
        action: step,
        ...(step === 'move' && { roomId: room.id }),
        ...(!['suggest', 'clear', 'undo'].includes(step) && { memberIds: [person.id] }),
      });
      for (const [index, step] of before.entries())
        await staff.POST('/events/{eventId}/rooming', { params, body: body(step, index) });
      return async () =>
        (await staff.POST('/events/{eventId}/rooming', { params, body: body(action, before.length) })).response;
    };
  return {
    addRooms: {
      prepare: () => {
        const body = { ...alike, names: [randomUUID().slice(0, 8), randomUUID().slice(0, 8)] };
        return Promise.resolve(async () => (await site().staff.POST('/rooms', { body })).response);
      },
    },
    changeRoom: {
      prepare: async () => {
        const { room } = await board();
        const { id, ...rest } = room;
        const body = { ...rest, isShared: true };
        return async () =>
          (await site().staff.PUT('/rooms/{roomId}', { params: { path: { roomId: id } }, body })).response;
      },
    },
    removeRoom: {
      prepare: async () => {
        const { room } = await board();
        const params = { path: { roomId: room.id }, query: { version: 0 } };
        return async () => (await site().staff.DELETE('/rooms/{roomId}', { params })).response;
      },
    },
    copyRooms: {
      prepare: async () => {
        const { server, staff } = site();
        await staff.POST('/rooms', { body: { ...alike, names: [randomUUID().slice(0, 8)] } });
        const eventId = await createEvent(server.context.db, `copied-${randomUUID().slice(0, 8)}`);
        return async () => (await staff.POST('/events/{eventId}/rooms', { params: { path: { eventId } } })).response;
      },
    },
    'changeRooming:move': { prepare: change('move') },
    'changeRooming:remove': { prepare: change('remove', 'move') },
    'changeRooming:pin': { prepare: change('pin', 'move') },
    'changeRooming:suggest': { prepare: change('suggest') },
    'changeRooming:clear': { prepare: change('clear', 'suggest') },
    'changeRooming:undo': { prepare: change('undo', 'move') },
  };
}
