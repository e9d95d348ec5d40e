import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../../../platform/messages/en.json' with { type: 'json' };
import { emptyPerson, newDraft, type Draft } from '../draft.ts';
import { registrationMessage } from './registration-message.ts';

const intl = createIntl({ locale: 'en', messages: en });
const person = (firstName: string, age: string) => ({
  ...emptyPerson,
  id: firstName,
  firstName,
  age,
  diet: 'no peanuts',
});
const of = (draft: Draft | undefined, most = 5000, isChange = false) =>
  registrationMessage(intl, { event: 'Retreat', draft, isChange, fits: (message) => message.length <= most });

test('names and ages of everyone, with anyone who is being entered, and nothing about health', () => {
  const draft: Draft = { ...newDraft(2), people: [person('Ana', '40'), person('', '9')] };
  draft.editing = { personId: 'new', values: { ...emptyPerson, firstName: 'Leo', accessNeeds: 'a ramp' } };
  expect(of(draft)).toBe(
    'I would like to register for Retreat:\n- Ana, age 40\n- Name not entered, age 9\n- Leo\n2 rooms',
  );
});

test('anyone who is being changed is listed once', () => {
  const draft: Draft = { ...newDraft(0), people: [person('Ana', '40')] };
  draft.editing = { personId: 'Ana', values: { ...emptyPerson, firstName: 'Anna', age: '41' } };
  expect(of(draft, 5000, true)).toContain('my registration for Retreat. These people would be coming:\n- Anna, age 41');
});

test('without anyone it asks about the event alone', () => {
  expect(of(undefined)).toBe('My question about Retreat:');
  expect(of(newDraft(1))).toBe('My question about Retreat:');
});

test('a party that is too large for a message is counted', () => {
  const people = Array.from({ length: 200 }, (_, index) => person(`A rather long name ${String(index)}`, '30'));
  const text = of({ ...newDraft(0), people }, 1000);
  expect(text.length).toBeLessThanOrEqual(1000);
  const listed = text.split('\n- ').length - 1;
  expect(text).toContain(`and ${String(200 - listed)} more people`);
});
