import { expect, test } from 'vitest';
import { guardedScreens, holdsAny, manageMenu, mayOpen, parseUserTypes, userTypes, visibleEntries } from './rules.ts';
import type { GuardedScreen } from './rules.ts';

/** The types in a row of the specification, in the order that the code uses. */
const inOrder = (types: string) => userTypes.filter((type) => types.split(', ').includes(type));

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

// Both tables as the specification writes them, kept apart from the code so that neither can drift.
test.each([
  ['/admin_retreat-registration', 'A, R'],
  ['/listSabbathReq', 'A, S, D'],
  ['/listPrayerRequest', 'P, D'],
  ['/listPrayerRequestSummary', 'D'],
  ['/listPrayerRequestSummaryTile', 'D'],
  ['/listPrayerRequestTable', 'P'],
  ['/listRegistration', 'A, R'],
  ['/listUser', 'A, D'],
  ['/sendEmail', 'A, R'],
  ['/reports', 'A, R, C, D'],
  ['/signup', userTypes.join(', ')],
])('%s opens for %s only', (path, allowed) => {
  const screen = Object.values<GuardedScreen>(guardedScreens).find((candidate) => candidate.path === path);
  expect(screen && userTypes.filter((type) => mayOpen(screen, [type]))).toEqual(inOrder(allowed));
});

const menuTable: [name: keyof typeof manageMenu, path: string, types: string][] = [
  ['myInfo', '/signup', userTypes.join(', ')],
  ['userList', '/listUser', 'A, D'],
  ['bulkEmails', '/sendEmail', 'A, R'],
  ['reports', '/reports', 'A, R, C'],
  ['sabbathList', '/listSabbathReq', 'A, D, S'],
  ['retreatReports', '/listRegistration', 'A, D, R'],
  ['prayerRequests', '/listPrayerRequest', 'P, D'],
  ['blessings', '/listPrayerRequestSummary', 'D'],
  ['blessingsTile', '/listPrayerRequestSummaryTile', 'P'],
  ['prayerRequestTable', '/listPrayerRequestTable', 'P'],
  ['manageRegistrations', '/admin_retreat-registration', 'R'],
  ['sabbathRetreat', '/sabbathRetreat', 'A, S'],
];

test.each(menuTable)('the menu shows %s (%s) to %s', (name, path, shown) => {
  expect(manageMenu[name].path).toBe(path);
  expect(userTypes.filter((type) => visibleEntries(manageMenu, [type]).includes(name))).toEqual(inOrder(shown));
});

test('the tables contain no other screens or entries, and the menu keeps its order', () => {
  expect(Object.keys(guardedScreens)).toHaveLength(11);
  expect(Object.keys(manageMenu)).toEqual(menuTable.map(([name]) => name));
});

test('a screen or an entry without types is for everyone who has a type', () => {
  expect(mayOpen({ path: '/x' }, ['G'])).toBe(true);
  expect(visibleEntries({ mine: { path: '/x' } }, ['G'])).toEqual(['mine']);
});

test('with no user type the menu is empty', () => {
  expect(visibleEntries({ mine: { path: '/x' }, ...manageMenu }, [])).toEqual([]);
});
