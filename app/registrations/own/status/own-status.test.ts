import { expect, test } from 'vitest';
import { registrationStates } from '#contract/enums';
import { registrationIn } from '../../../stories/fixtures/party.fixtures.ts';
import { ownStatus } from './own-status.ts';

const { payment } = registrationIn('en');
const paid = { ...payment, amountCents: 40_000, paidCents: 40_000 };

test('before the end of the event, the heading shows the state', () => {
  for (const state of registrationStates)
    expect(ownStatus({ state, hasEnded: false, payment: paid, event: {} })).toBe(state);
});

test('a party that lost its places because of an unconfirmed address has no position on the waiting list', () => {
  const released = {
    state: 'waitlisted',
    addressReleasedAt: '2026-11-25T15:00:00.000Z',
    payment: paid,
    event: {},
  } as const;
  expect(ownStatus({ ...released, hasEnded: false })).toBe('awaitsAddress');
  expect(ownStatus({ ...released, hasEnded: true })).toBe('endedWaiting');
});

test('nothing is called settled while money is missing', () => {
  const short = { ...paid, paidCents: 30_000 };
  expect(ownStatus({ state: 'confirmed', hasEnded: false, payment: short, event: {} })).toBe('confirmedOwing');
  expect(ownStatus({ state: 'pendingPayment', hasEnded: false, payment: short, event: {} })).toBe('pendingPayment');
});

test('after the event, no state mentions places that are held or may become free', () => {
  const after = registrationStates.map((state) => [
    state,
    ownStatus({ state, hasEnded: true, payment: paid, event: {} }),
  ]);
  expect(Object.fromEntries(after)).toEqual({
    waitlisted: 'endedWaiting',
    offered: 'endedWaiting',
    paying: 'ended',
    pendingPayment: 'ended',
    confirmed: 'ended',
    checkedIn: 'ended',
    cancelled: 'cancelled',
  });
});

test('a registration that ended with its event says so, before and after its days', () => {
  const canceled = { state: 'cancelled', payment: paid, event: { cancellation: {} } } as const;
  for (const hasEnded of [false, true]) expect(ownStatus({ ...canceled, hasEnded })).toBe('eventCancelled');
  expect(ownStatus({ ...canceled, state: 'confirmed', hasEnded: false })).toBe('confirmed');
});
