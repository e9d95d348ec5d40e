import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { RoomingPerson, RoomingProblem } from '#rules/rooming';
import en from '../../platform/messages/en.json' with { type: 'json' };
import { newProblems } from './rooming-words.ts';

const intl = createIntl({ locale: 'en', messages: en });
const people = ['Ana', 'Eva'].map(
  (firstName): RoomingPerson => ({
    id: firstName,
    registrationId: firstName,
    reference: 'K7M-3QX',
    firstName,
    lastName: 'Luna',
    age: 40,
    band: 'adult',
  }),
);
const problem = (kind: RoomingProblem['kind'], roomId: string): RoomingProblem => ({
  kind,
  memberIds: ['Ana', 'Eva'],
  roomId,
});

test('the same sentence about two rooms is said once', () => {
  const [one, other] = [problem('roommateApart', '101'), problem('roommateApart', '102')];
  expect(newProblems(intl, [], [one, other], people)).toBe(newProblems(intl, [], [one], people));
});

test('only what a move caused is said', () => {
  const [before, caused] = [problem('mixed', '101'), problem('roommateApart', '102')];
  expect(newProblems(intl, [before], [before, caused], people)).toBe(newProblems(intl, [], [caused], people));
  expect(newProblems(intl, [before], [before], people)).toBe('');
});
