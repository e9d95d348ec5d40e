import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../platform/client/client.ts';
import catalog from '../../../platform/messages/en.json' with { type: 'json' };
import { registrationIn } from '../../../stories/fixtures/party.fixtures.ts';
import { claimed, claims, htmlOf, saidTo } from '../../../stories/support/shown-page.ts';
import type { Changes } from '../../../stories/support/shown-page.ts';

/* Tests what the page of a registration tells its party in each state. */

const all = registrationIn('en').payment.amountCents;
const paid = { status: 'paid', paidCents: all } as const;
const part = { status: 'partPaid', paidCents: 100_00 } as const;
const refunded = { status: 'refunded', paidCents: 0 } as const;
const until = '2026-11-25T15:00:00.000Z';
const after = { hasEnded: true, canChange: false, canCancel: false } as const;
const closed = { closedAt: '2027-05-20T12:00:00.000Z' } as const;
const over = { canChange: false, canCancel: false } as const;
const deposit = { percent: 30, restDueOn: '01-MAY-2027', dueNowCents: 0 };

const canceled = { ...registrationIn('en').event, cancellation: { message: 'A storm is coming.\n\nStay safe.' } };

const noEmail = { firstName: 'Ana', lastName: 'Ruiz', phone: '+12025550142' };
const unsigned = { waiver: { signed: 0, needed: 0 } };

/** The messages shown while a party can change something by itself, and those that explain the waiting list. */
const change = ['help.title', 'help.until', 'help.ask', 'change.people', 'change.contact'];
const waiting = ['waiting.title', 'waiting.together', 'waiting.next', 'waiting.noPayment'];

/** The messages that many parties see: that they are registered, how to pay, and how to continue. */
const registered = ['title.pendingPayment', 'lead.pendingPayment'];
const unpaid = ['payment.unpaid', 'payment.balance', 'payTitle', 'promised'];
const usual = ['waiver.call.text', 'atTheDoor', ...change, 'cancel', 'blessing'];

/** Each state of a party, and all messages that it sees. */
const states: Readonly<Record<string, readonly [given: Changes, said: readonly string[]]>> = {
  'has promised to pay': [{}, [...registered, ...unpaid, ...usual]],
  'has promised to pay, and has no email': [
    { contact: noEmail },
    ['title.pendingPayment', 'lead.notMailed', ...unpaid, ...usual],
  ],
  'has promised to pay, and whose mail server refuses': [
    { emailProblem: 'refused' },
    ['title.pendingPayment', 'lead.notMailed', 'email.refused', ...unpaid, ...usual],
  ],
  'has promised to pay, and got as many emails as we send': [
    { emailProblem: 'limited', event: { ...registrationIn('en').event, whatsAppLink: 'https://chat.example.org' } },
    [
      'title.pendingPayment',
      'lead.notMailed',
      'email.limited',
      ...unpaid,
      'waiver.call.text',
      'atTheDoor',
      'whatsApp',
      ...change,
      'cancel',
      'blessing',
    ],
  ],
  'has signed everything': [
    { waiver: { signed: 3, needed: 3 } },
    [...registered, ...unpaid, 'waiver.allSigned', 'atTheDoor', ...change, 'cancel', 'blessing'],
  ],
  'has promised to pay, and has not confirmed its address': [
    { isAddressConfirmed: false },
    [
      ...registered,
      'address.title',
      'address.text',
      'address.booked',
      'address.help',
      'address.resend',
      'address.correct',
      ...unpaid,
      ...usual,
    ],
  ],
  'has not confirmed its address, to which we sent nothing': [
    { isAddressConfirmed: false, emailProblem: 'limited' },
    [
      'title.pendingPayment',
      'lead.notMailed',
      'email.limited',
      'address.unconfirmed.title',
      'address.booked',
      'address.help.limited',
      'address.resend',
      'address.correct',
      ...unpaid,
      ...usual,
    ],
  ],
  'has not confirmed its address, whose mail server refuses': [
    { isAddressConfirmed: false, emailProblem: 'refused' },
    [
      'title.pendingPayment',
      'lead.notMailed',
      'email.refused',
      'address.unconfirmed.title',
      'address.booked',
      'address.help.refused',
      'address.correct',
      ...unpaid,
      ...usual,
    ],
  ],
  'asks for help with the price': [
    { payment: { awaitsHelp: true } },
    [...registered, 'payment.unpaid', 'payment.balance', 'payment.awaitsHelp', ...usual],
  ],
  'asks for help with the price, and chose PayPal': [
    { payment: { awaitsHelp: true, method: 'PayPal' } },
    [...registered, 'payment.unpaid', 'payment.balance', 'payment.awaitsHelp', ...usual],
  ],
  'has a payment under review': [
    { payment: { review: 'staff' } },
    [...registered, 'payment.unpaid', 'payment.balance', 'checking', ...usual],
  ],
  'has paid a part': [
    { payment: part },
    [...registered, 'payment.partPaid', 'payment.balance', 'payTitle', 'promised', 'receipt.link', ...usual],
  ],
  'has paid its deposit': [
    { payment: { ...part, paidCents: 300_00, deposit } },
    [
      ...registered,
      'payment.partPaid',
      'payment.balance',
      'payment.dueNow',
      'payment.dueLater',
      'payTitle',
      'promised',
      'receipt.link',
      ...usual,
    ],
  ],
  'has everything refunded and still comes': [
    { payment: refunded },
    [...registered, 'payment.refunded', 'payment.balance', 'payTitle', 'promised', 'receipt.link', ...usual],
  ],
  'is confirmed and paid': [
    { state: 'confirmed', payment: paid },
    ['title.confirmed', 'lead.confirmed', 'payment.paid', 'receipt.link', ...usual],
  ],
  'is confirmed, and owes again': [
    { state: 'confirmed', payment: part },
    [
      'title.confirmed',
      'lead.confirmedOwing',
      'payment.partPaid',
      'payment.balance',
      'payTitle',
      'receipt.link',
      ...usual,
    ],
  ],
  'is confirmed, and owes all again': [
    { state: 'confirmed', payment: refunded },
    [
      'title.confirmed',
      'lead.confirmedOwing',
      'payment.refunded',
      'payment.balance',
      'payTitle',
      'receipt.link',
      ...usual,
    ],
  ],
  'is confirmed, and has paid too much': [
    { state: 'confirmed', payment: { ...paid, paidCents: all + 50_00 } },
    ['title.confirmed', 'lead.confirmed', 'payment.paid', 'payment.refundDue', 'receipt.link', ...usual],
  ],
  'is confirmed, with nothing to pay': [
    { state: 'confirmed', payment: { amountCents: 0, status: 'paid' } },
    ['title.confirmed', 'lead.confirmed', 'payment.nothingToPay', ...usual],
  ],
  'is confirmed, and can change nothing any more': [
    { state: 'confirmed', payment: paid, ...over },
    [
      'title.confirmed',
      'lead.confirmed',
      'payment.paid',
      'receipt.link',
      'waiver.call.text',
      'atTheDoor',
      'help.title',
      'help.closed',
      'blessing',
    ],
  ],
  'is paying at PayPal': [
    { state: 'paying', heldUntil: until, payment: { method: 'PayPal' }, canChange: false },
    [
      'title.paying',
      'lead.paying',
      'payPal.asking',
      'waiver.call.text',
      'help.title',
      'help.ask',
      'cancel',
      'blessing',
    ],
  ],
  waits: [
    { state: 'waitlisted', waitingPosition: 2, ...unsigned },
    ['title.waitlisted', 'lead.waitlisted', ...waiting, ...change, 'cancel.leave'],
  ],
  'waits, and has no email': [
    { state: 'waitlisted', waitingPosition: 2, contact: noEmail, ...unsigned },
    [
      'title.waitlisted',
      'lead.waitlisted',
      'waiting.title',
      'waiting.together',
      'waiting.nextByPhone',
      'waiting.noPayment',
      ...change,
      'cancel.leave',
    ],
  ],
  'waits, and asked for help': [
    { state: 'waitlisted', waitingPosition: 2, payment: { awaitsHelp: true }, ...unsigned },
    ['title.waitlisted', 'lead.waitlisted', ...waiting, ...change, 'cancel.leave'],
  ],
  'waits, and has paid before': [
    { state: 'waitlisted', waitingPosition: 2, payment: paid, ...unsigned },
    ['title.waitlisted', 'lead.waitlisted', ...waiting, 'payment.paid', 'receipt.link', ...change, 'cancel.leave'],
  ],
  'waits until it confirms its address': [
    { state: 'waitlisted', addressReleasedAt: until, isAddressConfirmed: false, ...unsigned },
    [
      'title.waitlisted',
      'lead.awaitsAddress',
      'address.released.title',
      'address.released',
      'address.help',
      'address.resend',
      'address.correct',
      'waiting.title',
      'waiting.together',
      'waiting.noPayment',
      ...change,
      'cancel.leave',
    ],
  ],
  'is offered places': [
    { state: 'offered', heldUntil: until, ...unsigned },
    ['title.offered', 'lead.offered', 'offer.title', 'offer.text', ...change, 'blessing'],
  ],
  'has arrived, paid': [
    { state: 'checkedIn', payment: paid, ...over },
    [
      'title.checkedIn',
      'lead.checkedIn',
      'payment.paid',
      'receipt.link',
      'waiver.call.text',
      'help.title',
      'help.closed',
    ],
  ],
  'has arrived, and owes': [
    { state: 'checkedIn', ...over },
    [
      'title.checkedIn',
      'lead.checkedIn',
      'payment.unpaid',
      'payment.balance',
      'payTitle',
      'waiver.call.text',
      'help.title',
      'help.closed',
    ],
  ],
  'has canceled': [{ state: 'cancelled', ...over, ...unsigned }, ['title.cancelled', 'lead.cancelled', 'again']],
  'has canceled, and asked for help': [
    { state: 'cancelled', payment: { ...paid, awaitsHelp: true }, ...over, ...unsigned },
    ['title.cancelled', 'lead.cancelled', 'payment.paid', 'cancel.paid', 'receipt.link', 'again'],
  ],
  'has canceled, paid': [
    { state: 'cancelled', payment: paid, ...over, ...unsigned },
    ['title.cancelled', 'lead.cancelled', 'payment.paid', 'cancel.paid', 'receipt.link', 'again'],
  ],
  'has canceled, and got its money back': [
    { state: 'cancelled', payment: refunded, ...over, ...unsigned },
    ['title.cancelled', 'lead.cancelled', 'payment.refunded', 'receipt.link', 'again'],
  ],
  'was there, paid': [
    { state: 'confirmed', payment: paid, ...after },
    ['title.ended', 'lead.ended', 'payment.paid', 'receipt.link', 'help.title', 'help.ask'],
  ],
  'was there, and owes': [
    { ...after },
    ['title.ended', 'lead.ended', 'payment.unpaid', 'payment.balance', 'payTitle', 'help.title', 'help.ask'],
  ],
  'was there, and asked for help': [
    { ...after, payment: { awaitsHelp: true } },
    ['title.ended', 'lead.ended', 'payment.unpaid', 'payment.balance', 'payment.awaitsHelp', 'help.title', 'help.ask'],
  ],
  'was there, owes, and is closed': [
    { ...after, ...closed },
    ['title.ended', 'lead.ended', 'payment.unpaid', 'help.title', 'help.ask'],
  ],
  'was there, paid a part, and is closed': [
    { ...after, ...closed, payment: { ...part, deposit } },
    ['title.ended', 'lead.ended', 'payment.partPaid', 'receipt.link', 'help.title', 'help.ask'],
  ],
  'was there, chose PayPal, owes, and is closed': [
    { ...after, ...closed, payment: { method: 'PayPal' } },
    ['title.ended', 'lead.ended', 'payment.unpaid', 'help.title', 'help.ask'],
  ],
  'waited until the event was over': [
    { state: 'waitlisted', waitingPosition: 2, ...after, ...unsigned },
    ['title.ended', 'lead.endedWaiting', 'help.title', 'help.ask'],
  ],
  'had an offer when the event was over': [
    { state: 'offered', heldUntil: until, ...after, ...unsigned },
    ['title.ended', 'lead.endedWaiting', 'help.title', 'help.ask'],
  ],
  'was paying when the event was over': [
    { state: 'paying', heldUntil: until, payment: { method: 'PayPal' }, ...after },
    ['title.ended', 'lead.ended', 'payPal.asking', 'help.title', 'help.ask'],
  ],
  'had canceled before the event was over': [
    { state: 'cancelled', ...after, ...unsigned },
    ['title.cancelled', 'lead.cancelled'],
  ],
  'had registered for an event that the center canceled': [
    { state: 'cancelled', event: canceled, ...over, ...unsigned },
    ['title.eventCancelled', 'lead.eventCancelled'],
  ],
  'had paid for an event that the center canceled': [
    { state: 'cancelled', event: canceled, payment: paid, ...over, ...unsigned },
    ['title.eventCancelled', 'lead.eventCancelled', 'payment.paid', 'cancel.eventPaid', 'receipt.link'],
  ],
  'had paid for an event that the center canceled, and is closed': [
    { state: 'cancelled', event: canceled, payment: paid, ...closed, ...over, ...unsigned },
    ['title.eventCancelled', 'lead.eventCancelled', 'payment.paid', 'receipt.link'],
  ],
};

describe.each(Object.entries(states))('a party that %s', (_name, [given, said]) => {
  test('sees these messages and no others', async () => {
    expect(await claimed(given)).toEqual(said);
  });
});

describe.each(Object.entries(states))('a party that %s, with an unconfirmed address,', (_name, [given]) => {
  const texts = new Map(Object.entries(catalog));
  const toldOf = async (emailProblem: Schemas['EmailProblem']) => {
    const ids = await saidTo({ isAddressConfirmed: false, ...given, emailProblem });
    return ids.map((id) => texts.get(id) ?? '');
  };

  test('is not told of an email that we did not send', async () => {
    const told = await toldOf('limited');
    expect(told.filter((text) => /We (have written|sent an email) to|find the email|on its way/.test(text))).toEqual(
      [],
    );
  });

  test('is promised no email where the mail server refuses ours', async () => {
    const told = await toldOf('refused');
    const promises = /(We have written|We sent an email|will write) to|find the email|on its way/;
    expect(told.filter((text) => promises.test(text))).toEqual([]);
  });
});

test('the message of the center about the canceled event is on the page, paragraph by paragraph', async () => {
  const html = await htmlOf({ state: 'cancelled', event: canceled });
  expect(html).toMatch(/>A storm is coming\.<[^]*>Stay safe\.</);
});

test('every message that the page can open with is shown to some party', async () => {
  const said = new Set(Object.values(states).flatMap(([, claimsOf]) => claimsOf));
  const never = Object.keys(catalog)
    .filter((id) => id.startsWith('confirmation.') && claims.test(id))
    .map((id) => id.replace('confirmation.', ''))
    .filter((id) => !said.has(id));
  expect(never).toEqual([]);
});
