import { expect, test } from 'vitest';
import { withUnchangedParts } from './unchanged-parts.ts';
import type { Rooming } from '../use-rooming.ts';

const person = (id: string, roomId?: string): Rooming['people'][number] => ({
  id,
  registrationId: 'party',
  reference: 'K7M-3QX',
  firstName: 'Ana',
  lastName: 'Núñez',
  age: 40,
  band: 'adult',
  ...(roomId !== undefined && { placement: { roomId, isPinned: false, isByHand: true } }),
});

const room = (id: string, name: string): Rooming['rooms'][number] => ({
  id,
  version: 1,
  house: 'Casa Emaús',
  name,
  beds: ['single'],
  isStepFree: false,
  hasBath: false,
  isOutOfService: false,
  isShared: false,
});

const before: Rooming = {
  event: {
    id: 'retreat',
    names: { en: 'Retreat', es: 'Retiro' },
    start_date: '14-MAY-2027',
    end_date: '16-MAY-2027',
    timeZone: 'America/New_York',
  },
  version: 1,
  tag: '1',
  rooms: [room('1', '101'), room('2', '102')],
  people: [person('ana'), person('eva', '2')],
  gaps: [],
  choices: [],
};

test('equal parts stay the same objects, in the order of the answer', () => {
  const answer: Rooming = {
    ...structuredClone(before),
    version: 2,
    people: [person('eva', '2'), person('ana', '1'), person('new')],
    rooms: [room('1', '101'), room('2', '102b')],
  };
  const kept = withUnchangedParts(before, answer);
  expect(kept).toEqual(answer);
  expect(kept.people[0]).toBe(before.people[1]);
  expect(kept.people[1]).not.toBe(before.people[0]);
  expect(kept.rooms[0]).toBe(before.rooms[0]);
  expect(kept.rooms[1]).not.toBe(before.rooms[1]);
});
