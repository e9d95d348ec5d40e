import { expect, test } from 'vitest';
import { contactPersonId, emptyPerson, newDraft } from '../form/draft.ts';
import { namesPeople, withEstimate } from './estimate.ts';

const estimate = (rooms: number, ...ages: string[]) => ({
  people: ages.map((age, index) => ({ id: String(index), age })),
  rooms,
});
const agesOf = ({ people }: ReturnType<typeof withEstimate>) => people.map(({ id, age }) => [id, age]);

test('the first adult is the one who registers, and is counted once', () => {
  const draft = withEstimate(newDraft(1), estimate(2, ' 48', '51', '', '9'));
  expect(draft.contact).toMatchObject({ isComing: true, age: '48' });
  expect(agesOf(draft)).toEqual([
    [contactPersonId, '48'],
    ['1', '51'],
    ['3', '9'],
  ]);
  expect(draft.rooms).toBe(2);
});

test('someone else registers a minor, and is not coming until they say so', () => {
  const draft = withEstimate(newDraft(0), estimate(0, '9', '40'));
  expect(draft.contact).toMatchObject({ isComing: false, age: '' });
  expect(agesOf(draft)).toEqual([
    ['0', '9'],
    ['1', '40'],
  ]);
});

test('people replace the earlier ones, and the contact details stay', () => {
  const before = newDraft(0);
  before.contact = { ...before.contact, firstName: 'Ana', email: 'ana@example.org' };
  expect(namesPeople(before)).toBe(false);
  before.people = [{ ...emptyPerson, id: 'old', firstName: 'Eva', age: '30' }];
  before.editing = { personId: 'old', values: emptyPerson };
  expect(namesPeople(before)).toBe(true);
  const draft = withEstimate(before, estimate(0, '52'));
  expect(draft.contact).toMatchObject({ firstName: 'Ana', email: 'ana@example.org', age: '52' });
  expect(draft.people).toEqual([{ ...emptyPerson, id: contactPersonId, firstName: 'Ana', age: '52' }]);
  expect(draft.editing).toBeUndefined();
});
