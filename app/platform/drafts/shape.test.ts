import { describe, expect, test } from 'vitest';
import { flag, isOfShape, listOf, oneOf, optional, shapeOf, someOf, text, versionOf, whole } from './shape.ts';

interface Person {
  name: string;
  gender: 'female' | 'male' | '';
  comes: boolean;
  room?: number;
}

const person = shapeOf<Person>({
  name: text,
  gender: oneOf('female', 'male', ''),
  comes: flag,
  room: optional(whole),
});
const party = shapeOf<{ people: Person[] }>({ people: listOf(person) });
const ana: Person = { name: '', gender: '', comes: true };

describe('a stored draft', () => {
  test.each<[string, unknown]>([
    ['as it was written', { people: [ana] }],
    ['with what may be missing', { people: [{ ...ana, room: 2 }] }],
    ['with nobody', { people: [] }],
  ])('is read %s', (_, content) => {
    expect(isOfShape(party, content)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['from before a field', { people: [{ name: 'Ana', gender: '' }] }],
    ['with a field that is gone', { people: [ana], parish: 'St. Ann' }],
    ['with another kind of value', { people: [{ ...ana, comes: 'yes' }] }],
    ['with a value that is gone', { people: [{ ...ana, gender: 'unknown' }] }],
    ['as a list', [ana]],
    ['as nothing', null],
  ])('is not read %s', (_, content) => {
    expect(isOfShape(party, content)).toBe(false);
  });
});

test('different shapes have different versions, and the same shape has the same version', () => {
  const copy = shapeOf<Person>({ name: text, gender: oneOf('female', 'male', ''), comes: flag, room: optional(whole) });
  expect(versionOf(copy)).toBe(versionOf(person));
  const others = [
    shapeOf<Person & { parish: string }>({
      ...{ name: text, comes: flag, room: optional(whole) },
      gender: oneOf('female', 'male', ''),
      parish: text,
    }),
    shapeOf<Person>({ name: text, gender: oneOf('female', ''), comes: flag, room: optional(whole) }),
    party,
  ];
  const versions = new Set([person, ...others].map(versionOf));
  expect(versions.size).toBe(4);
  for (const version of versions) expect(Number.isInteger(version) && version >= 0 && version < 1_000_000).toBe(true);
});

test('some fields of a form are read, and no others', () => {
  const some = someOf({ subject: '', text: '' });
  expect(isOfShape(some, { subject: 'Bus' })).toBe(true);
  expect(isOfShape(some, {})).toBe(true);
  expect(isOfShape(some, { subject: 'Bus', to: 'all' })).toBe(false);
});
