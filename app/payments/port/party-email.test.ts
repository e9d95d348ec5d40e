import { expect, test } from 'vitest';
import { isMailed, reachableEmail } from './party-email.ts';

const contact = { firstName: 'Ana', lastName: 'Ruiz', phone: '+12025550142', email: 'ana@example.org' };
const { email, ...withoutEmail } = contact;

test('a party gets emails at its address, unless it has none or its mail server refuses ours', () => {
  expect(reachableEmail({ contact })).toBe(email);
  expect(reachableEmail({ contact, emailProblem: 'limited' })).toBe(email);
  expect(reachableEmail({ contact, emailProblem: 'refused' })).toBeUndefined();
  expect(reachableEmail({ contact: withoutEmail })).toBeUndefined();
});

test('the last email was sent if there is an address and nothing kept it back', () => {
  expect(isMailed({ contact })).toBe(true);
  expect(isMailed({ contact, emailProblem: 'limited' })).toBe(false);
  expect(isMailed({ contact, emailProblem: 'refused' })).toBe(false);
  expect(isMailed({ contact: withoutEmail })).toBe(false);
});
