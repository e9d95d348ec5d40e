import type { RegistrationNotification } from '../../platform/jobs/jobs.ts';
import type { Say } from '../../platform/mail/messages/messages.ts';

/** The values of a notification. */
export type NotificationFacts = {
  readonly event: string;
  readonly reference: string;
  /** When an offer expires, in words; empty if nothing expires. */
  readonly until: string;
  /** Until when the places are safe although the address is unconfirmed, in words; empty until the party is reminded. */
  readonly safeUntil: string;
  /** The amount received or returned, in words. */
  readonly amount: string;
  /** The balance and when it is due, as a sentence; empty when nothing is owed, and while the places are not the party's own. */
  readonly balance: string;
  /** The amount paid above the price, in words; empty when there is none. */
  readonly surplus: string;
  /** Whether the places are permanently the party's own; a waiting or canceled party may have paid as well. */
  readonly isConfirmed: boolean;
  /** Whether places may still become the party's own, and cost something then. */
  readonly isWaiting: boolean;
  /** Whether the event has ended, so that no places are held anymore. */
  readonly hasEnded: boolean;
  /** Whether PayPal itself took the money back. */
  readonly isReversal: boolean;
  /** The center's message about canceling the event; empty while it is not canceled. */
  readonly message: string;
};

/** Every notification to a party except the confirmation of its registration. */
export type PartyNotification = Exclude<RegistrationNotification, 'registered'>;

/** The paragraphs of a notification; empty ones are left out. */
type Paragraphs = (facts: NotificationFacts, say: Say) => readonly string[];

/** An overpayment is mentioned wherever the price is. */
const surplusOf: (facts: NotificationFacts, say: Say) => string = (facts, say) =>
  facts.surplus === '' ? '' : say('notification.surplus', facts);

/** States the balance, or that nothing is owed: permanently, or only as long as the places are not the party's own. */
const balanceOrNothing: (facts: NotificationFacts, say: Say) => string = ({ balance, isWaiting }, say) => {
  if (balance !== '') return balance;
  return say(isWaiting ? 'notification.nothingNow' : 'notification.nothingLeft');
};

const stillToPay: Paragraphs = (facts, say) => [
  say('notification.stillToPay.1', facts),
  say('notification.stillToPay.2'),
];

/** The parts of each notification. */
export const notificationParagraphs: Readonly<Record<PartyNotification, Paragraphs>> = {
  waitlisted: (facts, say) => [
    say('notification.waitlisted.1', facts),
    say('notification.waitlisted.2'),
    say('notification.waitlisted.3'),
  ],
  offered: (facts, say) => [say('notification.offered.1', facts), say('notification.offered.2')],
  offerAccepted: (facts, say) => [say('notification.offerAccepted.1', facts)],
  offerEnded: (facts, say) => [say('notification.offerEnded.1', facts), say('notification.offerEnded.2')],
  holdEnded: (facts, say) => [say('notification.holdEnded.1', facts), say('notification.holdEnded.2')],
  cancelled: (facts, say) => [
    say('notification.cancelled.1', facts),
    facts.amount === '' ? '' : say('notification.cancelled.paid', facts),
    say('notification.cancelled.2'),
  ],
  eventCancelled: (facts, say) => [
    say('notification.eventCancelled.1', facts),
    ...facts.message.split(/\n\s*\n/),
    facts.amount === '' ? '' : say('notification.eventCancelled.paid', facts),
    say('notification.eventCancelled.2'),
  ],
  confirmed: (facts, say) => [say('notification.confirmed.1', facts)],
  changed: (facts, say) => [
    say('notification.changed.1', facts),
    facts.balance,
    surplusOf(facts, say),
    say('notification.changed.2'),
  ],
  moved: (facts, say) => [
    say('notification.moved.1', facts),
    facts.isWaiting ? say('notification.moved.waiting') : '',
    facts.balance,
    surplusOf(facts, say),
    say('notification.moved.2'),
  ],
  priceAdjusted: (facts, say) => [
    say('notification.priceAdjusted.1', facts),
    facts.isWaiting ? facts.balance : balanceOrNothing(facts, say),
    surplusOf(facts, say),
  ],
  linkReplaced: (facts, say) => [
    say('notification.linkReplaced.1', facts),
    say('notification.linkReplaced.2'),
    say('notification.linkReplaced.3'),
  ],
  balanceReminder: stillToPay,
  restReminder: stillToPay,
  addressReminder: (facts, say) => [
    say('notification.addressReminder.1', facts),
    say('notification.addressReminder.2'),
    say('notification.addressReminder.3', facts),
  ],
  addressReleased: (facts, say) => [
    say('notification.addressReleased.1', facts),
    say('notification.addressReleased.2'),
    say('notification.addressReleased.3'),
  ],
  eventReminder: (facts, say) => [
    say('notification.eventReminder.1', facts),
    facts.balance,
    say('notification.eventReminder.2'),
  ],
  payment: (facts, say) => [
    say('notification.payment.1', facts),
    facts.balance,
    facts.balance === '' && facts.isConfirmed ? say('notification.payment.confirmed') : '',
    say('notification.payment.2'),
  ],
  refund: (facts, say) =>
    facts.isReversal
      ? [say('notification.reversal.1', facts), balanceOrNothing(facts, say), say('notification.reversal.2')]
      : [
          say('notification.refund.1', facts),
          facts.balance === '' || facts.hasEnded
            ? balanceOrNothing(facts, say)
            : say('notification.refund.owes', facts),
        ],
};

/** The text of a notification. */
export function notificationTexts(
  notice: PartyNotification,
  facts: NotificationFacts,
  say: Say,
): { subject: string; paragraphs: string[] } {
  const kind = notice === 'refund' && facts.isReversal ? 'reversal' : notice;
  return {
    subject: say(`notification.${kind}.subject`, facts),
    paragraphs: notificationParagraphs[notice](facts, say).filter((paragraph) => paragraph !== ''),
  };
}
