import type { RegistrationNotice } from '../../platform/jobs/jobs.ts';
import type { Say } from '../../platform/mail/messages/messages.ts';

/** The values of a notification. */
export type NoticeFacts = {
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
export type Notice = Exclude<RegistrationNotice, 'registered'>;

/** The paragraphs of a notification; empty ones are left out. */
type Paragraphs = (facts: NoticeFacts, say: Say) => readonly string[];

/** An overpayment is mentioned wherever the price is. */
const surplusOf: (facts: NoticeFacts, say: Say) => string = (facts, say) =>
  facts.surplus === '' ? '' : say('notice.surplus', facts);

/** States the balance, or that nothing is owed: permanently, or only as long as the places are not the party's own. */
const balanceOrNothing: (facts: NoticeFacts, say: Say) => string = ({ balance, isWaiting }, say) => {
  if (balance !== '') return balance;
  return say(isWaiting ? 'notice.nothingNow' : 'notice.nothingLeft');
};

const stillToPay: Paragraphs = (facts, say) => [say('notice.stillToPay.1', facts), say('notice.stillToPay.2')];

/** The parts of each notification. */
export const noticeParagraphs: Readonly<Record<Notice, Paragraphs>> = {
  waitlisted: (facts, say) => [
    say('notice.waitlisted.1', facts),
    say('notice.waitlisted.2'),
    say('notice.waitlisted.3'),
  ],
  offered: (facts, say) => [say('notice.offered.1', facts), say('notice.offered.2')],
  offerAccepted: (facts, say) => [say('notice.offerAccepted.1', facts)],
  offerEnded: (facts, say) => [say('notice.offerEnded.1', facts), say('notice.offerEnded.2')],
  holdEnded: (facts, say) => [say('notice.holdEnded.1', facts), say('notice.holdEnded.2')],
  cancelled: (facts, say) => [
    say('notice.cancelled.1', facts),
    facts.amount === '' ? '' : say('notice.cancelled.paid', facts),
    say('notice.cancelled.2'),
  ],
  eventCancelled: (facts, say) => [
    say('notice.eventCancelled.1', facts),
    ...facts.message.split(/\n\s*\n/),
    facts.amount === '' ? '' : say('notice.eventCancelled.paid', facts),
    say('notice.eventCancelled.2'),
  ],
  confirmed: (facts, say) => [say('notice.confirmed.1', facts)],
  changed: (facts, say) => [
    say('notice.changed.1', facts),
    facts.balance,
    surplusOf(facts, say),
    say('notice.changed.2'),
  ],
  moved: (facts, say) => [
    say('notice.moved.1', facts),
    facts.isWaiting ? say('notice.moved.waiting') : '',
    facts.balance,
    surplusOf(facts, say),
    say('notice.moved.2'),
  ],
  priceAdjusted: (facts, say) => [
    say('notice.priceAdjusted.1', facts),
    facts.isWaiting ? facts.balance : balanceOrNothing(facts, say),
    surplusOf(facts, say),
  ],
  linkReplaced: (facts, say) => [
    say('notice.linkReplaced.1', facts),
    say('notice.linkReplaced.2'),
    say('notice.linkReplaced.3'),
  ],
  balanceReminder: stillToPay,
  restReminder: stillToPay,
  addressReminder: (facts, say) => [
    say('notice.addressReminder.1', facts),
    say('notice.addressReminder.2'),
    say('notice.addressReminder.3', facts),
  ],
  addressReleased: (facts, say) => [
    say('notice.addressReleased.1', facts),
    say('notice.addressReleased.2'),
    say('notice.addressReleased.3'),
  ],
  eventReminder: (facts, say) => [say('notice.eventReminder.1', facts), facts.balance, say('notice.eventReminder.2')],
  payment: (facts, say) => [
    say('notice.payment.1', facts),
    facts.balance,
    facts.balance === '' && facts.isConfirmed ? say('notice.payment.confirmed') : '',
    say('notice.payment.2'),
  ],
  refund: (facts, say) =>
    facts.isReversal
      ? [say('notice.reversal.1', facts), balanceOrNothing(facts, say), say('notice.reversal.2')]
      : [
          say('notice.refund.1', facts),
          facts.balance === '' || facts.hasEnded ? balanceOrNothing(facts, say) : say('notice.refund.owes', facts),
        ],
};

/** The text of a notification. */
export function noticeTexts(notice: Notice, facts: NoticeFacts, say: Say): { subject: string; paragraphs: string[] } {
  const kind = notice === 'refund' && facts.isReversal ? 'reversal' : notice;
  return {
    subject: say(`notice.${kind}.subject`, facts),
    paragraphs: noticeParagraphs[notice](facts, say).filter((paragraph) => paragraph !== ''),
  };
}
