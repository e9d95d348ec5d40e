import { expect, test } from 'vitest';
import type { UserType } from '../access/rules.ts';
import { inactivityLimit, longestSession, needsCode } from './rules.ts';

test.each<[UserType[], number]>([
  [['G'], 900_000],
  [['U'], 1_800_000],
  [['G', 'U'], 1_800_000],
  [['U', 'D'], 3_600_000],
  [['G', 'A'], 3_600_000],
  [['R'], 3_600_000],
  [['C'], 3_600_000],
])('%j lasts %d ms without activity', (types, expected) => {
  expect(inactivityLimit(types)).toBe(expected);
});

test.each<[UserType[], number]>([
  [['G'], 30 * 24],
  [['U'], 30 * 24],
  [['D'], 12],
  [['U', 'P'], 12],
  [['A'], 12],
])('%j lasts %d hours at most', (types, hours) => {
  expect(longestSession(types)).toBe(hours * 3_600_000);
});

test.each<[UserType[], boolean]>([
  [['A'], true],
  [['R'], true],
  [['C'], true],
  [['S'], true],
  [['P'], true],
  [['D'], false],
  [['U'], false],
  [['G'], false],
  [['D', 'U', 'G'], false],
  [['U', 'P'], true],
])('%j needs a code: %s', (types, expected) => {
  expect(needsCode(types)).toBe(expected);
});
