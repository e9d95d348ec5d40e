import { describe, expect, test } from 'vitest';
import { registrationIn } from '../../stories/fixtures/party.fixtures.ts';
import { dueOf, isAskedToPay } from './amounts-due.tsx';

const { payment } = registrationIn('en');
const all = payment.amountCents;
const owing = { state: 'pendingPayment', payment } as const;
const closed = { closedAt: '2027-05-20T12:00:00.000Z' };

describe.each([
  ['has promised to pay', owing, all, true],
  ['has paid a part', { ...owing, payment: { ...payment, paidCents: 100_00 } }, all - 100_00, true],
  [
    'is confirmed and owes again',
    { state: 'confirmed', payment: { ...payment, paidCents: 100_00 } },
    all - 100_00,
    true,
  ],
  ['has paid all', { state: 'confirmed', payment: { ...payment, paidCents: all } }, 0, false],
  ['waits', { state: 'waitlisted', payment }, 0, false],
  ['asks for help with the price', { ...owing, payment: { ...payment, awaitsHelp: true } }, all, false],
  ['has a payment under review', { ...owing, payment: { ...payment, review: 'staff' } }, all, false],
  ['owes, and is closed', { ...owing, ...closed }, 0, false],
] as const)('a party that %s', (_name, party, cents, isAsked) => {
  test('is asked for what it owes and no more', () => {
    const { nowCents, laterCents } = dueOf(party);
    expect([nowCents + laterCents, isAskedToPay(party)]).toEqual([cents, isAsked]);
  });
});
