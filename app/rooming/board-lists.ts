import type { BoardCard, BoardList, BoardPlace } from '#design-system';
import {
  bedSpaces,
  isSerious,
  isToddler,
  occupantsOf,
  type Room,
  type RoomingPerson,
  type RoomingProblem,
} from '#rules/rooming';
import type { IntlShape } from 'react-intl';
import { placeOf } from './port/room-in-words.ts';
import type { RoomingChange } from './use-rooming.ts';
import { freeBeds, personDetails, personName, problemText, roomFeatures, spaceLabel } from './port/rooming-words.ts';

/** What the board's menus do. */
export interface BoardActions {
  readonly take: (step: RoomingChange, people: readonly RoomingPerson[]) => void;
  readonly editRoom: (room: Room) => void;
  readonly removeRoom: (room: Room) => void;
}

/** A room that is in use, with its free beds, in words. */
export interface Destination {
  readonly roomId: string;
  readonly beds: Room['beds'];
  readonly free: number;
  readonly label: string;
}

interface BoardState {
  readonly people: readonly RoomingPerson[];
  readonly destinations: readonly Destination[];
}

/** The rooms in use, written once for the menus of everyone. */
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

/** Whether a room has a bed for each who is not there yet; toddlers may share. */
function hasBedsFor({ roomId, free }: Destination, moved: readonly RoomingPerson[]): boolean {
  const others = moved.filter(({ placement }) => placement?.roomId !== roomId);
  return others.length > 0 && others.filter((person) => !isToddler(person)).length <= free;
}

/** Whether people can be dragged to a room, to a bed, or out of their room: to what their menu offers, too. */
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

/** The step of a card that was dragged. Several people get the beds of the room in order. */
export function stepTo(memberIds: readonly string[], { listId: roomId, slotId }: BoardPlace): RoomingChange {
  if (roomId === undefined) return { action: 'remove', memberIds: [...memberIds] };
  const isOne = memberIds.length === 1 && slotId !== undefined;
  return { action: 'move', memberIds: [...memberIds], roomId, ...(isOne && { space: Number(slotId) }) };
}

/** The rooms that have enough free beds for these people. */
export function moveItems(
  destinations: readonly Destination[],
  moved: readonly RoomingPerson[],
  take: BoardActions['take'],
): BoardCard['actions'] {
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

/** A person of a room, with everything that can be done. */
function cardOf(
  intl: IntlShape,
  state: BoardState,
  room: Room,
  person: RoomingPerson,
  actions: BoardActions,
): BoardCard {
  const { take } = actions;
  const memberIds = [person.id];
  const { isPinned = false, space } = person.placement ?? {};
  const taken = new Set(occupantsOf(state.people, room.id).map(({ placement }) => placement?.space));
  const otherBeds = bedSpaces(room.beds).filter((one) => one.space !== space && !taken.has(one.space));
  const pin = {
    id: 'pin',
    label: intl.formatMessage({ id: isPinned ? 'rooming.unpin' : 'rooming.pin' }),
    onAction: () => {
      take({ action: isPinned ? 'unpin' : 'pin', memberIds }, [person]);
    },
  };
  const moves = [
    {
      id: 'remove',
      label: intl.formatMessage({ id: 'rooming.remove' }),
      onAction: () => {
        take({ action: 'remove', memberIds }, [person]);
      },
    },
    ...otherBeds
      .filter(({ kind }) => kind !== 'crib' || isToddler(person))
      .map((bed) => ({
        id: `bed ${String(bed.space)}`,
        label: spaceLabel(intl, room, bed.space),
        onAction: () => {
          take({ action: 'move', memberIds, roomId: room.id, space: bed.space }, [person]);
        },
      })),
    ...moveItems(state.destinations, [person], take),
  ];
  return {
    id: person.id,
    name: personName(person),
    details: personDetails(intl, person),
    actions: isPinned ? [pin] : [pin, ...moves],
    ...(!isPinned && { canMoveTo: (place: BoardPlace) => canDragTo(state.destinations, [person], place) }),
  };
}

function slotsOf(intl: IntlShape, state: BoardState, room: Room, actions: BoardActions): BoardList['slots'] {
  const inside = occupantsOf(state.people, room.id);
  const card = (person: RoomingPerson) => cardOf(intl, state, room, person, actions);
  const beds = bedSpaces(room.beds).map(({ space }) => {
    const person = inside.find(({ placement }) => placement?.space === space);
    const label = spaceLabel(intl, room, space);
    return {
      id: String(space),
      label,
      ...(person ? { card: card(person) } : { emptyText: intl.formatMessage({ id: 'rooming.free' }) }),
    };
  });
  const sharing = inside
    .filter(({ placement }) => placement?.space === undefined)
    .map((person) => ({
      id: person.id,
      label: intl.formatMessage({ id: 'rooming.sharesBed' }),
      card: card(person),
    }));
  return [...beds, ...sharing];
}

/** A room as a list of beds. */
export function listOf(
  intl: IntlShape,
  state: BoardState,
  room: Room,
  problems: readonly RoomingProblem[],
  actions: BoardActions,
): BoardList {
  const inside = occupantsOf(state.people, room.id);
  const own = problems.filter(({ roomId }) => roomId === room.id);
  const words = (of: readonly RoomingProblem[]) => of.map((problem) => problemText(intl, problem, state.people));
  const loose = inside.filter(({ placement }) => !placement?.isPinned);
  return {
    id: room.id,
    title: intl.formatMessage({ id: 'rooming.room' }, { name: room.name }),
    group: placeOf(intl, room),
    note: intl.formatMessage({ id: 'rooming.taken' }, { taken: inside.length, beds: bedSpaces(room.beds).length }),
    details: roomFeatures(intl, room),
    problems: words(own.filter(isSerious)),
    cautions: words(own.filter((problem) => !isSerious(problem))),
    slots: slotsOf(intl, state, room, actions),
    actions: [
      ...(loose.length > 0
        ? [
            {
              id: 'pinAll',
              label: intl.formatMessage({ id: 'rooming.pinAll' }),
              onAction: () => {
                actions.take({ action: 'pin', memberIds: loose.map(({ id }) => id) }, loose);
              },
            },
            {
              id: 'empty',
              label: intl.formatMessage({ id: 'rooming.empty' }),
              onAction: () => {
                actions.take({ action: 'remove', memberIds: loose.map(({ id }) => id) }, loose);
              },
            },
          ]
        : []),
      {
        id: 'edit',
        label: intl.formatMessage({ id: 'rooming.editRoom' }),
        onAction: () => {
          actions.editRoom(room);
        },
      },
      ...(inside.length === 0
        ? [
            {
              id: 'delete',
              label: intl.formatMessage({ id: 'rooming.deleteRoom' }),
              tone: 'critical' as const,
              onAction: () => {
                actions.removeRoom(room);
              },
            },
          ]
        : []),
    ],
  };
}
