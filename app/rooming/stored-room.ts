import type { Room } from '#rules/rooming';
import { createApi, dataOf } from '../platform/client/client.ts';

/** A room as it is stored now, of an event or of the center; undefined if it was removed. */
export async function storedRoom(id: string, eventId: string | undefined): Promise<Room | undefined> {
  const api = createApi();
  const rooms =
    eventId === undefined
      ? (await dataOf(api.GET('/rooms'))).items
      : (await dataOf(api.GET('/events/{eventId}/rooming', { params: { path: { eventId } } }))).rooms;
  return rooms.find((room) => room.id === id);
}
