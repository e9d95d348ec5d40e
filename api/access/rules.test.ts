import { expect, test } from 'vitest';
import { guardedScreens, holdsAny, manageMenu, mayOpen, parseUserTypes, userTypes, visibleEntries } from './rules.ts';

test.each([
  ['A', ['A']],
  ['A,R', ['A', 'R']],
  [' A , R ', ['A', 'R']],
  ['A,A', ['A']],
  ['', []],
  ['X,R,admin', ['R']],
  ['a', []],
])('reads the types in %j', (text, expected) => {
  expect(parseUserTypes(text)).toEqual(expected);
});

test('any one of the allowed types suffices', () => {
  expect(holdsAny(['U', 'R'], ['A', 'R'])).toBe(true);
  expect(holdsAny(['U', 'D'], ['A', 'R'])).toBe(false);
  expect(holdsAny([], ['A'])).toBe(false);
  expect(holdsAny(['A'], [])).toBe(false);
});

test('the list of registrations opens for A and R only', () => {
  const opening = userTypes.filter((type) => mayOpen(guardedScreens.listRegistration, [type]));
  expect(opening).toEqual(['A', 'R']);
});

test('the menu shows Retreat Reports to A, D and R, although D may not open it', () => {
  const seeing = userTypes.filter((type) => visibleEntries(manageMenu, [type]).includes('retreatReports'));
  expect(seeing).toEqual(['A', 'R', 'D']);
});

test('a screen and an entry without types are for everyone who has one', () => {
  expect(mayOpen({ path: '/x' }, ['G'])).toBe(true);
  expect(visibleEntries({ mine: { path: '/x' } }, ['G'])).toEqual(['mine']);
});

test('with no user type the menu is empty', () => {
  expect(visibleEntries({ mine: { path: '/x' }, ...manageMenu }, [])).toEqual([]);
});
