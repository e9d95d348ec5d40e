import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../../platform/messages/en.json' with { type: 'json' };
import type { Rooming } from '../use-rooming.ts';
import { createFamilyCards, createRoomLists, type BoardNow } from './board-lists.ts';
import { destinationsOf, fitSomewhere } from './destinations.ts';

type Person = Rooming['people'][number];

const intl = createIntl({ locale: 'en', messages: en });

const room = (id: string): Rooming['rooms'][number] => ({
  id,
  version: 1,
  house: 'Casa Emaús',
  name: id,
  beds: ['single', 'single'],
  isStepFree: false,
  hasBath: false,
  isOutOfService: false,
  isShared: false,
});

const person = (id: string, roomId?: string): Person => ({
  id,
  registrationId: 'party',
  reference: 'K7M-3QX',
  firstName: id,
  lastName: 'Núñez',
  age: 40,
  band: 'adult',
  ...(roomId !== undefined && { placement: { roomId, space: 1, isPinned: false, isByHand: true } }),
});

const rooms = [room('101'), room('102')];

/** The current data of the board, with people who may move in the meantime. */
function boardOf(people: readonly Person[]) {
  let now: BoardNow;
  const show = (shown: readonly Person[]) => {
    now = {
      people: shown,
      destinations: destinationsOf(intl, rooms, shown),
      actions: { take: () => undefined, editRoom: () => undefined, removeRoom: () => undefined },
    };
  };
  show(people);
  return { now: () => now, show };
}

const labelsOf = (actions: readonly { label: string }[] | (() => readonly { label: string }[]) | undefined) =>
  (typeof actions === 'function' ? actions() : (actions ?? [])).map(({ label }) => label);

test('an unchanged room keeps its list, and its menus reflect changes elsewhere', () => {
  const [ana, eva, leo] = [person('Ana', '101'), person('Eva'), person('Leo')];
  const board = boardOf([ana, eva, leo]);
  const listOf = createRoomLists(intl, board.now);
  const [first, second] = rooms;
  if (!first || !second) throw new Error('no rooms');
  const before = listOf(first, [ana], [], [ana, eva, leo]);
  const other = listOf(second, [], [], [ana, eva, leo]);
  const [slot] = before.slots;
  expect(labelsOf(slot?.card?.actions)).toContain('102, Casa Emaús (2 beds free)');
  expect(slot?.card?.canMoveTo?.({ listId: '102' })).toBe(true);

  const moved = [ana, person('Eva', '102'), { ...person('Leo', '102') }];
  board.show(moved);
  expect(listOf(first, [ana], [], moved)).toBe(before);
  expect(listOf(second, moved.slice(1), [], moved)).not.toBe(other);
  // There is no bed left in the other room.
  expect(labelsOf(slot?.card?.actions).join()).not.toContain('102, Casa Emaús');
  expect(slot?.card?.canMoveTo?.({ listId: '102' })).toBe(false);

  const problem = { kind: 'apart', memberIds: [ana.id], roomId: '101' } as const;
  expect(listOf(first, [ana], [problem], moved)).not.toBe(before);
});

test('the card of a family stays the same until its people, or whether a room has beds for them, change', () => {
  const [ana, eva, leo] = [person('Ana'), person('Eva'), person('Leo')];
  const board = boardOf([ana, eva, leo]);
  const cardOf = createFamilyCards(intl, board.now);
  const fits = (...family: Person[]) => fitSomewhere(board.now().destinations, family);
  expect([fits(ana), fits(ana, eva), fits(ana, eva, leo)]).toEqual([true, true, false]);
  const card = cardOf([ana, eva], true);
  expect(cardOf([ana, eva], true)).toBe(card);
  expect(labelsOf(card.actions)).toHaveLength(2);
  expect(cardOf([ana, eva], false)).not.toBe(card);
  expect(labelsOf(cardOf([ana, eva], false).actions)).toEqual([]);
  expect(cardOf([ana, { ...eva, age: 41 }], false)).not.toBe(cardOf([ana, eva], false));
});
