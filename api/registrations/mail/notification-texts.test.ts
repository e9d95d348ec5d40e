import { describe, expect, test } from 'vitest';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { notificationTexts } from './notification-texts.ts';
import type { PartyNotification, NotificationFacts } from './notification-texts.ts';

const facts: NotificationFacts = {
  event: 'Weekend',
  reference: 'K7M-3QX',
  until: 'Friday',
  safeUntil: 'Saturday',
  amount: '$200.00',
  balance: '',
  surplus: '',
  isConfirmed: true,
  isWaiting: false,
  hasEnded: false,
  isReversal: false,
  message: '',
};
const balance = 'Still to be paid: $75.00.';

/** A notification as one text. */
const said = (notice: PartyNotification, changes: Partial<NotificationFacts> = {}): string =>
  notificationTexts(notice, { ...facts, ...changes }, mailMessages.en).paragraphs.join('\n');

describe('money in notifications', () => {
  test.each<[PartyNotification, string]>([
    ['priceAdjusted', 'There is nothing left to pay.'],
    ['refund', 'There is nothing left to pay.'],
    ['payment', 'Everything is paid, and your registration is confirmed.'],
  ])('%s says that nothing is left to pay only when nothing is', (notice, nothing) => {
    expect(said(notice)).toContain(nothing);
    expect(said(notice)).not.toContain('Still to be paid');
    expect(said(notice, { balance })).not.toContain(nothing);
    expect(said(notice, { balance })).toContain(balance);
  });

  test('a waiting party is never told that nothing is left to pay: places may cost something later', () => {
    for (const notice of ['changed', 'priceAdjusted'] as const)
      expect(said(notice, { isWaiting: true })).not.toMatch(/nothing/);
    for (const isReversal of [false, true]) {
      expect(said('refund', { isWaiting: true, isReversal })).toContain('There is nothing to pay for now.');
      expect(said('refund', { isReversal })).toContain('There is nothing left to pay.');
      expect(said('refund', { isReversal, balance })).toContain(balance);
    }
  });

  test('a payment confirms nothing for a party whose places are not its own', () => {
    expect(said('payment', { isConfirmed: false })).not.toMatch(/confirmed|Everything/);
  });

  test('an overpayment is mentioned where the price has changed, and nowhere if there is none', () => {
    for (const notice of ['changed', 'moved', 'priceAdjusted'] as const) {
      expect(said(notice)).not.toContain('more than the current price');
      expect(said(notice, { surplus: '$20.00' })).toContain('You have paid $20.00 more than the current price.');
    }
  });

  test('a refund says that the places are held only until the event is over', () => {
    expect(said('refund', { balance })).toContain('Your places are held for you');
    expect(said('refund', { balance, hasEnded: true })).not.toContain('Your places are held for you');
    expect(said('refund', { balance, hasEnded: true })).toContain(balance);
  });

  test('the cancellation email mentions money only if the party has paid some', () => {
    expect(said('cancelled')).toContain('You have paid $200.00.');
    expect(said('cancelled', { amount: '' })).not.toContain('You have paid');
  });
});

test('a reversal has its own subject', () => {
  const subjectOf = (isReversal: boolean) =>
    notificationTexts('refund', { ...facts, isReversal }, mailMessages.en).subject;
  expect(subjectOf(false)).toBe('A refund: Weekend (K7M-3QX)');
  expect(subjectOf(true)).toBe('A payment was reversed: Weekend (K7M-3QX)');
});
