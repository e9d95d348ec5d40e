import type { BoardCard, BoardList, BoardPlace, MenuItemProps } from '#design-system';
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
import { canDragTo, moveItems, type Destination, type TakeStep } from './destinations.ts';
import { placeOf } from '../port/room-in-words.ts';
import { personDetails, personName, problemText, roomFeatures, spaceLabel } from '../port/rooming-words.ts';

/** The actions of the board's menus. */
export interface BoardActions {
  readonly take: TakeStep;
  readonly editRoom: (room: Room) => void;
  readonly removeRoom: (room: Room) => void;
}

/**
 * The current data that menus and dragging read when they are used. A part of the board that has not changed may have been rendered
 * from older data.
 */
export interface BoardNow {
  readonly people: readonly RoomingPerson[];
  readonly destinations: readonly Destination[];
  readonly actions: BoardActions;
}

type AskNow = () => BoardNow;

/** The menu items for a person in a room. */
function personItems(
  intl: IntlShape,
  { people, destinations, actions: { take } }: BoardNow,
  room: Room,
  person: RoomingPerson,
): readonly MenuItemProps[] {
  const memberIds = [person.id];
  const { isPinned = false, space } = person.placement ?? {};
  const pin = {
    id: 'pin',
    label: intl.formatMessage({ id: isPinned ? 'rooming.unpin' : 'rooming.pin' }),
    onAction: () => {
      take({ action: isPinned ? 'unpin' : 'pin', memberIds }, [person]);
    },
  };
  if (isPinned) return [pin];
  const taken = new Set(occupantsOf(people, room.id).map(({ placement }) => placement?.space));
  const otherBeds = bedSpaces(room.beds).filter((one) => one.space !== space && !taken.has(one.space));
  return [
    pin,
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
    ...moveItems(destinations, [person], take),
  ];
}

function cardOf(intl: IntlShape, now: AskNow, room: Room, person: RoomingPerson): BoardCard {
  return {
    id: person.id,
    name: personName(person),
    details: personDetails(intl, person),
    actions: () => personItems(intl, now(), room, person),
    ...(!person.placement?.isPinned && {
      canMoveTo: (place: BoardPlace) => canDragTo(now().destinations, [person], place),
    }),
  };
}

function slotsOf(intl: IntlShape, now: AskNow, room: Room, inside: readonly RoomingPerson[]): BoardList['slots'] {
  const card = (person: RoomingPerson) => cardOf(intl, now, room, person);
  const beds = bedSpaces(room.beds).map(({ space }) => {
    const person = inside.find(({ placement }) => placement?.space === space);
    const label = spaceLabel(intl, room, space);
    return {
      id: String(space),
      label,
      ...(person ? { card: card(person) } : { emptyText: intl.formatMessage({ id: 'rooming.free' }) }),
    };
  });
  const withoutSpace = inside
    .filter(({ placement }) => placement?.space === undefined)
    .map((person) => ({
      id: person.id,
      label: intl.formatMessage({ id: isToddler(person) ? 'rooming.sharesBed' : 'rooming.noBed' }),
      card: card(person),
    }));
  return [...beds, ...withoutSpace];
}

/** The menu items for a room. */
function roomItems(intl: IntlShape, { people, actions }: BoardNow, room: Room): readonly MenuItemProps[] {
  const inside = occupantsOf(people, room.id);
  const loose = inside.filter(({ placement }) => !placement?.isPinned);
  const memberIds = loose.map(({ id }) => id);
  return [
    ...(loose.length > 0
      ? [
          {
            id: 'pinAll',
            label: intl.formatMessage({ id: 'rooming.pinAll' }),
            onAction: () => {
              actions.take({ action: 'pin', memberIds }, loose);
            },
          },
          {
            id: 'empty',
            label: intl.formatMessage({ id: 'rooming.empty' }),
            onAction: () => {
              actions.take({ action: 'remove', memberIds }, loose);
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
  ];
}

/** The data of a room that the board shows. */
interface ShownRoom {
  readonly room: Room;
  readonly inside: readonly RoomingPerson[];
  /** The problems of the room, in words. */
  readonly problems: readonly string[];
  readonly cautions: readonly string[];
}

function listOf(intl: IntlShape, now: AskNow, { room, inside, problems, cautions }: ShownRoom): BoardList {
  return {
    id: room.id,
    title: intl.formatMessage({ id: 'rooming.room' }, { name: room.name }),
    group: placeOf(intl, room),
    note: intl.formatMessage({ id: 'rooming.taken' }, { taken: inside.length, beds: bedSpaces(room.beds).length }),
    details: roomFeatures(intl, room),
    problems,
    cautions,
    slots: slotsOf(intl, now, room, inside),
    actions: () => roomItems(intl, now(), room),
  };
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function isSameRoom(one: ShownRoom, other: ShownRoom): boolean {
  return (
    one.room === other.room &&
    areSame(one.inside, other.inside) &&
    areSame(one.problems, other.problems) &&
    areSame(one.cautions, other.cautions)
  );
}

/**
 * Creates the lists of rooms. An unchanged room keeps its list, so that a move rerenders two rooms and not all of a large house.
 * Nothing has changed if the `Room` and `RoomingPerson` objects are identical.
 */
export function createRoomLists(intl: IntlShape, now: AskNow) {
  const known = new Map<string, { readonly shown: ShownRoom; readonly list: BoardList }>();
  return (
    room: Room,
    people: readonly RoomingPerson[],
    own: readonly RoomingProblem[],
    everyone: readonly RoomingPerson[],
  ): BoardList => {
    const words = (of: readonly RoomingProblem[]) => of.map((problem) => problemText(intl, problem, everyone));
    const shown = {
      room,
      inside: people,
      problems: words(own.filter(isSerious)),
      cautions: words(own.filter((problem) => !isSerious(problem))),
    };
    const before = known.get(room.id);
    if (before && isSameRoom(before.shown, shown)) return before.list;
    const list = listOf(intl, now, shown);
    known.set(room.id, { shown, list });
    return list;
  };
}

/** Creates the cards of people without a bed, each for a family or a single person; an unchanged card stays the same object. */
export function createFamilyCards(intl: IntlShape, now: AskNow) {
  const known = new Map<
    string,
    { readonly members: readonly RoomingPerson[]; readonly fit: boolean; readonly card: BoardCard }
  >();
  return (members: readonly RoomingPerson[], fit: boolean): BoardCard => {
    const id = members.map((member) => member.id).join(' ');
    const before = known.get(id);
    if (before?.fit === fit && areSame(before.members, members)) return before.card;
    const [first] = members;
    const isFamily = members.length > 1;
    const names = intl.formatList(members.map(personName), { type: 'conjunction' });
    const card: BoardCard = {
      id,
      name: isFamily ? intl.formatMessage({ id: 'rooming.together' }, { names }) : names,
      ...(first && !isFamily && { details: personDetails(intl, first) }),
      actions: fit ? () => moveItems(now().destinations, members, now().actions.take) : [],
      canMoveTo: (place: BoardPlace) => canDragTo(now().destinations, members, place),
    };
    known.set(id, { members, fit, card });
    return card;
  };
}
