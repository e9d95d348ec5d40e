import { expect, test } from 'vitest';
import {
  contactBody,
  contactPersonId,
  emptyPerson,
  followsContact,
  memberBody,
  newDraft,
  withContact,
} from './draft.ts';

const contact = {
  ...newDraft(0).contact,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.org',
  phone: '+1 (305) 555-0100',
  gender: 'female' as const,
  age: '40',
};

test('the phone number loses its formatting', () => {
  expect(contactBody(contact).phone).toBe('+13055550100');
});

test.each([
  ['40', 40],
  [' 7 ', 7],
  ['', undefined],
  ['forty', 'forty'],
  ['4.5', '4.5'],
  ['-1', '-1'],
])('the age %j is sent as %j', (age, expected) => {
  expect(memberBody({ ...emptyPerson, age }).age).toBe(expected);
});

test('a contact who says "I am coming too" is listed first, once, and leaves when it is unchecked', () => {
  const child = { ...emptyPerson, id: 'child', firstName: 'Luz' };
  const once = withContact([child], contact);
  const twice = withContact(once, { ...contact, age: '41' });
  expect(twice.map(({ id, firstName, age, gender }) => [id, firstName, age, gender])).toEqual([
    [contactPersonId, 'Ana', '41', 'female'],
    ['child', 'Luz', '', ''],
  ]);
  expect(withContact(twice, { ...contact, isComing: false })).toEqual([child]);
});

test('the people follow the contact only after the contact step is done', () => {
  const draft = { ...newDraft(0), contact };
  expect(followsContact(draft)).toBe(false);
  expect(followsContact({ ...draft, people: withContact([], contact) })).toBe(true);
  expect(followsContact({ ...draft, people: withContact([], contact), contact: { ...contact, age: '41' } })).toBe(
    false,
  );
  expect(followsContact({ ...draft, contact: { ...contact, isComing: false } })).toBe(true);
});
