import { expect, test } from 'vitest';
import { registrationStates } from '#contract/enums';
import {
  addressReleaseFrom,
  arePlacesScarce,
  canOffer,
  detailsDeletedOn,
  hasTurn,
  heldUntil,
  isCancellable,
  isChangeable,
  isLinkOpen,
  isOverdue,
  isReleaseDue,
  lacksConfirmation,
  linkKey,
  makeReference,
  offerEnds,
  owesSince,
  readLinkKey,
  stateAfterPriceChange,
  stateWithPlaces,
  takesPlaces,
} from './rules.ts';
import { dueCents } from '../payments/rules.ts';

test.each([
  ['confirmed', false, true],
  ['waitlisted', false, true],
  ['confirmed', true, false],
  ['waitlisted', true, false],
  ['cancelled', false, false],
] as const)(
  'staff are told of an unconfirmed address only while it matters: %s, event over: %s',
  (state, hasEnded, told) => {
    expect(lacksConfirmation({ state, hasEnded, isAddressConfirmed: false })).toBe(told);
    expect(lacksConfirmation({ state, hasEnded, isAddressConfirmed: true })).toBe(false);
  },
);

test('all registrations except waiting and canceled ones take places', () => {
  expect(registrationStates.filter((state) => !takesPlaces(state))).toEqual(['waitlisted', 'cancelled']);
});

test('places are held for 30 minutes at PayPal, for 48 hours when offered, and otherwise without limit', () => {
  const now = new Date('2027-04-01T12:00:00Z');
  const kept = registrationStates.map((state) => [state, heldUntil(state, now)?.toISOString()]);
  expect(Object.fromEntries(kept.filter(([, until]) => until !== undefined))).toEqual({
    paying: '2027-04-01T12:30:00.000Z',
    offered: '2027-04-03T12:00:00.000Z',
  });
});

test('an offer ends after 48 hours, but not after the event has begun', () => {
  const now = new Date('2027-04-01T12:00:00Z');
  const event = (start_date: string) => ({ start_date, timeZone: 'America/New_York' });
  expect(offerEnds(event('10-APR-2027'), now)).toEqual(new Date('2027-04-03T12:00:00Z'));
  expect(offerEnds(event('03-APR-2027'), now)).toEqual(new Date('2027-04-03T04:00:00Z'));
});

test('waiting parties are offered places until the event begins, and none once it is canceled', () => {
  const event = { start_date: '14-MAY-2027', timeZone: 'America/New_York' };
  expect(canOffer(event, new Date('2027-05-14T03:59:59.999Z'))).toBe(true);
  expect(canOffer(event, new Date('2027-05-14T04:00:00Z'))).toBe(false);
  expect(canOffer({ ...event, cancelled_at: '2027-03-01T12:00:00Z' }, new Date('2027-04-01T12:00:00Z'))).toBe(false);
});

test('a registration can be canceled until someone has arrived', () => {
  expect(registrationStates.filter((state) => !isCancellable(state))).toEqual(['checkedIn', 'cancelled']);
});

test('a party that gets places pays at PayPal, promises to pay, or has nothing to pay', () => {
  expect(stateWithPlaces(1, 'PayPal')).toBe('paying');
  expect([stateWithPlaces(1, 'Zelle'), stateWithPlaces(1, 'Check'), stateWithPlaces(1, 'Cash')]).toEqual(
    Array(3).fill('pendingPayment'),
  );
  expect(stateWithPlaces(0, 'PayPal')).toBe('confirmed');
});

test('a debt is overdue after ten days; a party that owes nothing is never overdue', () => {
  const since = new Date('2027-04-01T12:00:00Z');
  const after = (iso: string, owesSince: Date | null = since) =>
    isOverdue({ state: 'pendingPayment', owesSince, help: null, paymentReview: null }, new Date(iso));
  expect([after('2027-04-11T12:00:00Z'), after('2027-04-11T12:00:01Z')]).toEqual([false, true]);
  expect(after('2028-01-01T00:00:00Z', null)).toBe(false);
});

test('a party that asked for help with the price is overdue only once it has an answer', () => {
  const owesSince = new Date('2027-04-01T12:00:00Z');
  const isLate = (answeredAt: Date | null) =>
    isOverdue(
      { state: 'pendingPayment', owesSince, help: { answeredAt }, paymentReview: null },
      new Date('2027-04-20T12:00:00Z'),
    );
  expect([isLate(null), isLate(new Date('2027-04-19T12:00:00Z'))]).toEqual([false, true]);
});

test('a party whose payment is under review is not overdue', () => {
  const debt = { state: 'pendingPayment', owesSince: new Date('2027-04-01T12:00:00Z'), help: null } as const;
  for (const paymentReview of ['staff', 'payPal'] as const)
    expect(isOverdue({ ...debt, paymentReview }, new Date('2027-04-20T12:00:00Z'))).toBe(false);
});

test('a party with its own places owes something, since the same moment until all of it has been paid', () => {
  const [first, now] = [new Date('2027-04-01T12:00:00Z'), new Date('2027-04-05T12:00:00Z')];
  const event = { timeZone: 'America/New_York' };
  const account = (state: (typeof registrationStates)[number], paidCents: number) => ({
    state,
    quote: { totalCents: 100 },
    receipts: { paidCents, refundedCents: 0 },
  });
  expect(registrationStates.filter((state) => owesSince(null, account(state, 0), event, now) === now)).toEqual([
    'paying',
    'pendingPayment',
    'confirmed',
    'checkedIn',
  ]);
  const since = (paidCents: number) => owesSince(first, account('confirmed', paidCents), event, now);
  expect(owesSince(first, { ...account('confirmed', 0), closedAt: now }, event, now)).toBeNull();
  expect([since(99), since(100)]).toEqual([first, null]);
  expect([
    dueCents(account('confirmed', 99)),
    dueCents(account('cancelled', 0)),
    dueCents(account('confirmed', 120)),
  ]).toEqual([1, 0, 0]);
});

test('with a deposit, the rest is due from its due date on, and an earlier debt keeps its date', () => {
  const event = { timeZone: 'America/New_York', deposit: { percent: 30, restDueOn: '01-MAY-2027' } };
  const restDue = new Date('2027-05-01T04:00:00Z');
  const account = (paidCents: number) => ({
    state: 'pendingPayment' as const,
    quote: { totalCents: 100 },
    receipts: { paidCents, refundedCents: 0 },
  });
  const [before, now] = [new Date('2027-04-20T00:00:00Z'), new Date('2027-05-01T03:59:59.999Z')];
  const since = (earlier: Date | null, paidCents: number, at: Date) =>
    owesSince(earlier, account(paidCents), event, at);
  expect([since(null, 0, now), since(before, 29, now), since(before, 30, now), since(restDue, 100, now)]).toEqual([
    now,
    before,
    restDue,
    null,
  ]);
  // A refund makes the deposit due again, before the rest is due.
  expect(since(restDue, 0, now)).toBe(now);
  expect([since(restDue, 30, restDue), since(before, 29, restDue), since(null, 99, restDue)]).toEqual([
    restDue,
    before,
    restDue,
  ]);
  const waiting = { ...account(0), state: 'offered' as const };
  expect(owesSince(null, waiting, event, now)).toBeNull();
});

test('a reference has two groups of three characters that are not easily confused', () => {
  const count = new Set<number>();
  const first = makeReference((choices) => {
    count.add(choices);
    return 0;
  });
  expect(first).toBe('CCC-CCC');
  const [choices = 0] = count;
  const every = Array.from({ length: choices }, (_, index) => makeReference(() => index).charAt(0));
  expect(new Set(every).size).toBe(choices);
  expect(every.join('')).not.toMatch(/[AEIOU01LSZB258]/);
});

test('places are scarce if people wait or fewer than a fifth are left, and never without a limit', () => {
  const scarce = (maxRegistrationCount: number | undefined, taken: number, waiting = 0) =>
    arePlacesScarce({ maxRegistrationCount, taken, waiting });
  expect([scarce(10, 8), scarce(10, 9), scarce(10, 0, 1)]).toEqual([false, true, true]);
  expect([scarce(9, 7), scarce(9, 8), scarce(undefined, 500), scarce(undefined, 500, 3)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a party with places can lose them 48 hours after a reminder without an answer', () => {
  const now = new Date('2027-04-04T12:00:00Z');
  const remindedAt = new Date('2027-04-02T12:00:00Z');
  const address = { unconfirmedSince: new Date('2027-04-01T12:00:00Z'), remindedAt, releasedAt: null };
  const receipts = { paidCents: 0, refundedCents: 0 };
  expect(registrationStates.filter((state) => isReleaseDue({ state, address, receipts }, now))).toEqual([
    'pendingPayment',
    'confirmed',
  ]);
  const due = (changed: Partial<typeof address> | { unconfirmedSince: null } | { remindedAt: null }, at = now) =>
    isReleaseDue({ state: 'pendingPayment', address: { ...address, ...changed }, receipts }, at);
  expect(due({}, new Date(now.getTime() - 1))).toBe(false);
  expect(due({ remindedAt: null })).toBe(false);
  expect(due({ unconfirmedSince: null })).toBe(false);
  const paid = (paidCents: number, refundedCents: number) =>
    isReleaseDue({ state: 'confirmed', address, receipts: { paidCents, refundedCents } }, now);
  expect([paid(1, 0), paid(500, 499), paid(500, 500)]).toEqual([false, false, true]);
  expect(addressReleaseFrom(remindedAt)).toEqual(now);
});

test('a party that lost its places has no turn; every other waiting party has one', () => {
  const address = { unconfirmedSince: new Date(), remindedAt: null, releasedAt: null };
  expect(hasTurn({ state: 'waitlisted', address })).toBe(true);
  expect(hasTurn({ state: 'waitlisted', address: { ...address, releasedAt: new Date() } })).toBe(false);
  expect(hasTurn({ state: 'pendingPayment', address })).toBe(false);
});

test('the key of a link is read with and without the token of an emailed link', () => {
  expect(readLinkKey(linkKey('a_key-1', undefined))).toEqual({ key: 'a_key-1' });
  expect(readLinkKey(linkKey('a_key-1', 'token_2'))).toEqual({ key: 'a_key-1', addressToken: 'token_2' });
  expect(readLinkKey('')).toEqual({ key: '' });
});

test('people can be changed while a party waits, is offered places or has its own places', () => {
  expect(registrationStates.filter(isChangeable).toSorted()).toEqual(
    ['confirmed', 'offered', 'pendingPayment', 'waitlisted'].toSorted(),
  );
});

test.each([
  ['pendingPayment', 10_000, 10_000, 'confirmed'],
  ['pendingPayment', 10_000, 9_999, 'pendingPayment'],
  ['pendingPayment', 0, 0, 'confirmed'],
  ['paying', 10_000, 10_000, 'paying'],
  ['paying', 0, 0, 'confirmed'],
  ['waitlisted', 0, 0, 'waitlisted'],
  ['cancelled', 10_000, 10_000, 'cancelled'],
] as const)('%s at a price of %d with %d paid becomes %s', (state, totalCents, paidCents, after) => {
  expect(stateAfterPriceChange({ state, receipts: { paidCents, refundedCents: 0 } }, totalCents)).toBe(after);
});

test('a link opens a registration until the thirtieth day after the event, in the event’s time zone', () => {
  const event = { end_date: '15-MAR-2027', timeZone: 'America/New_York' };
  expect(isLinkOpen(event, new Date('2027-04-15T03:59:59.999Z'))).toBe(true);
  expect(isLinkOpen(event, new Date('2027-04-15T04:00:00Z'))).toBe(false);
});

test('the details of a party are deleted on the day after the thirtieth day after the event', () => {
  expect(detailsDeletedOn({ end_date: '15-MAR-2027' })).toBe('15-APR-2027');
});

test('a party that has paid a part by PayPal has its places, although it still owes the rest', () => {
  expect(stateWithPlaces(100, 'PayPal', { paidCents: 0 })).toBe('paying');
  expect(stateWithPlaces(100, 'PayPal', { paidCents: 50 })).toBe('pendingPayment');
  expect(stateWithPlaces(100, 'Zelle', { paidCents: 0 })).toBe('pendingPayment');
  expect(stateWithPlaces(100, 'PayPal', { paidCents: 100 })).toBe('confirmed');
  expect(stateWithPlaces(100, 'PayPal', { isAwaitingHelp: true })).toBe('pendingPayment');
  expect(stateWithPlaces(0, 'PayPal', { isAwaitingHelp: true })).toBe('confirmed');
});
