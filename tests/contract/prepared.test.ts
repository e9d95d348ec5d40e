import { expect, test } from 'vitest';
import { unprepared } from '../faults/preparations/all.ts';

test('every operation that writes has a preparation for npm run test:faults', () => {
  expect(unprepared()).toEqual([]);
});
