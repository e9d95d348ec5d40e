import { describe, expect, test } from 'vitest';
import { parseUserTypes, userTypes } from '../access/rules.ts';
import {
  endsAdministrator,
  endsSessions,
  grantableTypes,
  mayEdit,
  refusalOf,
  typeNotGrantable,
  userTypeText,
} from './rules.ts';
import type { Refusal, UserChange } from './rules.ts';

const types = parseUserTypes;

test('types are stored in a fixed order, each once', () => {
  expect(userTypeText(['U', 'A', 'R', 'A'])).toBe('A,R,U');
  expect(userTypeText([])).toBe('');
});

test.each([
  ['A', 'A,R,C,D,S,P,U,G'],
  ['A,D', 'A,R,C,D,S,P,U,G'],
  ['D', 'U,G'],
  ['D,R', 'U,G'],
  ['R', ''],
  ['C,S,P,U,G', ''],
  ['', ''],
])('who holds %j may give %j', (held, expected) => {
  expect(userTypeText(grantableTypes(types(held)))).toBe(expected);
});

test.each([
  ['A', 'A', true],
  ['A', 'R,D', true],
  ['D', 'U', true],
  ['D', 'U,G', true],
  ['D', 'U,R', false],
  ['D', 'D', false],
  ['D', 'A', false],
  ['R', 'U', false],
  // A user without any known type has no type that D may not give.
  ['D', '', true],
  ['R', '', false],
])('an editor with %j may edit a user with %j: %s', (editor, held, expected) => {
  expect(mayEdit(types(editor), types(held))).toBe(expected);
});

test('the first type that the editor may not give is reported', () => {
  expect(typeNotGrantable(['D'], ['U', 'R', 'A'])).toBe('R');
  expect(typeNotGrantable(['D'], ['U', 'G'])).toBeUndefined();
  expect(typeNotGrantable(['A'], userTypes)).toBeUndefined();
});

/** The editor's types (id 1), the edited user, the change, the number of other administrators, and the refusal. */
const table: [string, { id: number; types: string; isActive?: boolean }, UserChange, number, Refusal | null][] = [
  ['A', { id: 2, types: 'U' }, { types: types('A,R,C,D,S,P') }, 1, null],
  ['A', { id: 2, types: 'A' }, { types: types('U') }, 1, null],
  ['A', { id: 2, types: 'A' }, { types: types('U') }, 0, 'lastAdministrator'],
  ['A', { id: 2, types: 'A' }, { isActive: false }, 0, 'lastAdministrator'],
  ['A', { id: 2, types: 'A,R' }, { types: types('A') }, 0, null],
  ['A', { id: 2, types: 'A', isActive: false }, { types: types('U') }, 0, null],
  ['A', { id: 1, types: 'A' }, {}, 0, null],
  ['A', { id: 1, types: 'A' }, { types: types('A') }, 0, null],
  ['A', { id: 1, types: 'A' }, { types: types('A,R') }, 5, 'ownTypes'],
  ['A', { id: 1, types: 'A' }, { types: types('U') }, 5, 'ownTypes'],
  ['A', { id: 1, types: 'A' }, { types: types('U') }, 0, 'lastAdministrator'],
  ['A', { id: 1, types: 'A' }, { isActive: false }, 5, 'ownState'],
  ['A', { id: 1, types: 'A' }, { isActive: false }, 0, 'lastAdministrator'],
  ['D', { id: 2, types: 'U' }, { types: types('G') }, 1, null],
  ['D', { id: 2, types: 'U' }, { isActive: false }, 1, null],
  ['D', { id: 2, types: 'U' }, { types: types('U,R') }, 1, 'typeNotYours'],
  ['D', { id: 2, types: 'U' }, { types: types('D') }, 1, 'typeNotYours'],
  ['D', { id: 2, types: 'U,R' }, {}, 1, 'notYours'],
  ['D', { id: 2, types: 'U,R' }, { types: types('U') }, 1, 'notYours'],
  ['D', { id: 1, types: 'D' }, { types: types('D,A') }, 1, 'notYours'],
  ['D', { id: 2, types: 'A' }, { isActive: false }, 1, 'notYours'],
  ['R', { id: 2, types: 'U' }, {}, 1, 'notYours'],
  ['', { id: 2, types: 'U' }, {}, 1, 'notYours'],
];

test.each(table)(
  '%s edits %j with %j, %i other administrators: %s',
  (editor, { types: held, isActive = true, id }, change, others, expected) => {
    expect(refusalOf({ id: 1, types: types(editor) }, { id, types: types(held), isActive }, change, others)).toBe(
      expected,
    );
  },
);

test('no one can ever change their own types', () => {
  for (const own of ['A', 'A,D', 'D', 'U', 'G', 'R']) {
    for (const wanted of userTypes.filter((type) => !types(own).includes(type))) {
      const self = { id: 1, types: types(own), isActive: true };
      expect(refusalOf(self, self, { types: [...self.types, wanted] }, 9), `${own} → ${wanted}`).not.toBeNull();
    }
  }
});

describe('the effects of a change on sessions and administrators', () => {
  const administrator = { id: 2, types: types('A,R'), isActive: true };

  test.each<[UserChange, boolean, boolean]>([
    [{}, false, false],
    [{ types: types('R,A') }, false, false],
    [{ types: types('A') }, false, true],
    [{ types: types('R') }, true, true],
    [{ isActive: false }, true, true],
    [{ isActive: true }, false, false],
  ])('%j', (change, asAdministrator, sessions) => {
    expect([endsAdministrator(administrator, change), endsSessions(administrator, change)]).toEqual([
      asAdministrator,
      sessions,
    ]);
  });
});
