import { expect, test } from 'vitest';
import { isRegistrationId, searchedFor } from './rules.ts';

const id = '0199f0a2-6a5b-7c3d-8e4f-123456789abc';

test('a search for a pasted link uses only the id of its registration, never its key', () => {
  const link = `https://retreats.example/retreat-registration/miami/confirmation?registration=${id}&lng=es#the-secret-key`;
  expect(searchedFor(link)).toBe(id);
  expect(searchedFor(` ${id.toUpperCase()} `)).toBe(id);
});

test.each([
  ['  Ana Núñez ', 'Ana Núñez'],
  ['K7M-3QX', 'K7M-3QX'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('words are searched for as they are: %j', (typed, wanted) => {
  expect(searchedFor(typed)).toBe(wanted);
});

test('an id is distinguished from text that contains one', () => {
  expect([isRegistrationId(id), isRegistrationId(`${id} Ana`), isRegistrationId('Ana')]).toEqual([true, false, false]);
});
