import { expect, test } from 'vitest';
import { blankValues, faultsOf } from './session-values.ts';

const now = new Date('2027-03-01T12:00:00Z');
const complete = {
  ...blankValues('America/New_York'),
  '/content/date': '2027-03-06',
  '/content/texts/en/title': 'Saturday prayer',
  '/content/texts/es/title': 'Oración del sábado',
};
const faultsWith = (values: Record<string, string>) => faultsOf({ ...complete, ...values }, true, now);

test('a complete session has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  ['minutes', '4', 'minimum'],
  ['minutes', '5', undefined],
  ['minutes', '1439', undefined],
  ['minutes', '1440', 'maximum'],
  ['minutes', 'an hour', 'minimum'],
  ['maxPeople', '0', 'minimum'],
  ['maxPeople', '1', undefined],
  ['maxPeople', '100000', undefined],
  ['maxPeople', '100001', 'maximum'],
  ['maxPeople', '', undefined],
])('%s of "%s" breaks the rule %s', (name, value, rule) => {
  const pointer = `/content/${name}`;
  expect(faultsWith({ [pointer]: value })).toEqual(rule === undefined ? [] : [{ pointer, rule }]);
});

test('names what is missing before anything else', () => {
  const missing = faultsWith({ '/content/texts/es/title': ' ', '/content/minutes': '0' });
  expect(missing).toEqual([{ pointer: '/content/texts/es/title', rule: 'required' }]);
});
