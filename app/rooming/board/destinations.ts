import type { BoardPlace, MenuItemProps } from '#design-system';
import { bedSpaces, isToddler, type Room, type RoomingPerson } from '#rules/rooming';
import type { IntlShape } from 'react-intl';
import { freeBeds } from '../port/rooming-words.ts';
import type { RoomingChange } from '../use-rooming.ts';

/** Takes a step for these people. */
export type TakeStep = (step: RoomingChange, people: readonly RoomingPerson[]) => void;

/** A room that is in use, with its free beds, in words. */
export interface Destination {
  readonly roomId: string;
  readonly beds: Room['beds'];
  readonly free: number;
  readonly label: string;
}

/** The rooms in use, formatted once for all menus. */
export function destinationsOf(
  intl: IntlShape,
  rooms: readonly Room[],
  people: readonly RoomingPerson[],
): Destination[] {
  return rooms
    .filter(({ isOutOfService }) => !isOutOfService)
    .map((room) => {
      const free = Math.max(0, freeBeds(room, people));
      const label = intl.formatMessage({ id: 'rooming.to' }, { room: room.name, house: room.house, free });
      return { roomId: room.id, beds: room.beds, free, label };
    });
}

/** Whether a room has a bed for each person who is not there yet; toddlers may share. */
function hasBedsFor({ roomId, free }: Destination, moved: readonly RoomingPerson[]): boolean {
  const others = moved.filter(({ placement }) => placement?.roomId !== roomId);
  return others.length > 0 && others.filter((person) => !isToddler(person)).length <= free;
}

/** Whether any room has a bed for each of these people. */
export function fitSomewhere(destinations: readonly Destination[], moved: readonly RoomingPerson[]): boolean {
  return destinations.some((room) => hasBedsFor(room, moved));
}

/** Whether people can be dragged to a room, to a bed, or out of their room: the same targets that their menu offers. */
export function canDragTo(
  destinations: readonly Destination[],
  moved: readonly RoomingPerson[],
  { listId, slotId }: BoardPlace,
): boolean {
  if (listId === undefined) return moved.some(({ placement }) => placement !== undefined);
  const room = destinations.find(({ roomId }) => roomId === listId);
  if (!room) return false;
  if (slotId === undefined) return hasBedsFor(room, moved);
  const bed = bedSpaces(room.beds).find(({ space }) => String(space) === slotId);
  if (!bed || (bed.kind === 'crib' && !moved.every(isToddler))) return false;
  // Within their room people may change beds.
  return moved.every(({ placement }) => placement?.roomId === listId) || hasBedsFor(room, moved);
}

/** The step for a card that was dragged. Several people get the beds of the room in order. */
export function stepTo(memberIds: readonly string[], { listId: roomId, slotId }: BoardPlace): RoomingChange {
  if (roomId === undefined) return { action: 'remove', memberIds: [...memberIds] };
  const isOne = memberIds.length === 1 && slotId !== undefined;
  return { action: 'move', memberIds: [...memberIds], roomId, ...(isOne && { space: Number(slotId) }) };
}

/** The rooms that have enough free beds for these people. */
export function moveItems(
  destinations: readonly Destination[],
  moved: readonly RoomingPerson[],
  take: TakeStep,
): readonly MenuItemProps[] {
  const memberIds = moved.map(({ id }) => id);
  return destinations
    .filter((room) => hasBedsFor(room, moved))
    .map(({ roomId, label }) => ({
      id: roomId,
      label,
      onAction: () => {
        take({ action: 'move', memberIds, roomId }, moved);
      },
    }));
}
