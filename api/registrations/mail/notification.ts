import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/store.ts';
import { dollarsInWords, momentInWords } from '../../events/words.ts';
import type { Receipt } from '../../platform/jobs/jobs.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { dueText } from '../../payments/mail/due-text.ts';
import { owedAfter } from '../../payments/owed-after.ts';
import { netPaid, owesMoney } from '../../payments/rules.ts';
import { arrivalBlocks } from './directions.ts';
import { calendarAttachments } from './calendar-attachment.ts';
import { checkInAttachments, checkInBlocks } from './check-in-code.ts';
import { addressBlocks } from './address.ts';
import { closingBlocks, factsBlock, paymentBlocks, peopleBlocks, priceBlocks } from './confirmation.ts';
import type { UnaddressedMail } from './confirmation.ts';
import { noticeTexts } from './notification-texts.ts';
import type { Notice } from './notification-texts.ts';
import type { MailParty } from './mail-party.ts';
import { roomBlocks } from '../../rooms/port.ts';
import { responsibleBlocks } from './responsible-adults.ts';
import { addressReleaseFrom, isSettled } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** Notices that ask for a payment, so that the mail says how; some only while a balance is due. */
const withPayment: readonly Notice[] = ['offerAccepted', 'balanceReminder', 'restReminder'];
const withPaymentOfBalance: readonly Notice[] = ['changed', 'priceAdjusted', 'eventReminder'];

/** Notices about who is coming. */
const withPeople: readonly Notice[] = ['changed', 'eventReminder'];

/** Notices that are not about the price, or after which nothing is to be paid any more. */
const withoutPrice: readonly Notice[] = ['cancelled', 'offerEnded', 'holdEnded', 'linkReplaced'];

/** Notices after which people pack. */
const withArrival: readonly Notice[] = ['offerAccepted', 'eventReminder'];

/** Notices with which the event goes into the reader's calendar. */
const withCalendar: readonly Notice[] = ['offerAccepted', 'eventReminder'];

/** Notices that people show when they arrive. */
const withCheckInCode: readonly Notice[] = ['confirmed', 'offerAccepted', 'eventReminder'];

/** Whether the email brings the code; that of a payment does once the party counts on coming, since people keep it. */
function hasCheckInCode(notice: Notice, { state }: MailParty): boolean {
  return withCheckInCode.includes(notice) || (notice === 'payment' && isSettled(state));
}

/** Notices whose own words ask for the address. */
const asksForAddress: readonly Notice[] = ['addressReminder', 'addressReleased'];

interface Occasion {
  readonly notice: Notice;
  /** The version that the registration had then; tells one mail from another. */
  readonly version: number;
  readonly receipt?: Receipt | undefined;
  /** Tells a mail that is sent once more from the first one. */
  readonly again?: string | undefined;
  /** When it is written: what is due depends on the day. */
  readonly now: Date;
}

/** The mail that tells a party what has happened to its registration, in its language. */
export function noticeMail(
  record: MailParty,
  event: StoredEvent,
  key: string,
  config: Config,
  occasion: Occasion,
): UnaddressedMail {
  const { language, contact, receipts, state, heldUntil, address, reference, id } = record;
  const { site } = config;
  const {
    notice,
    version,
    again,
    now,
    receipt = { amountCents: netPaid(receipts), ...owedAfter(record, event, now) },
  } = occasion;
  const { balanceCents, laterCents = 0 } = receipt;
  const money = (cents: number): string => (cents > 0 ? dollarsInWords(cents, language) : '');
  const facts = {
    event: event.texts[language].name,
    reference,
    until: heldUntil ? momentInWords(heldUntil, event.timeZone, language) : '',
    safeUntil: address.remindedAt
      ? momentInWords(addressReleaseFrom(address.remindedAt), event.timeZone, language)
      : '',
    amount: money(receipt.amountCents),
    balance: owesMoney(state) ? dueText({ nowCents: balanceCents - laterCents, laterCents }, event, language) : '',
    surplus: money(-balanceCents),
    isConfirmed: state === 'confirmed' || state === 'checkedIn',
    isWaiting: state === 'waitlisted' || state === 'offered',
    isReversal: receipt.isReversal ?? false,
  };
  const texts = noticeTexts(notice, facts, mailMessages[language]);
  const [opening = '', ...paragraphs] = texts.paragraphs;
  const email = event.links.retreatEmail ?? site.email;
  const mail = renderMail({
    language,
    subject: texts.subject,
    preview: opening,
    organisation: site.name[language],
    blocks: [
      { kind: 'greeting', name: contact.greeted },
      ...[opening, ...paragraphs].map((text) => ({ kind: 'paragraph', text }) as const),
      ...addressBlocks(record, { key, config, isAsked: asksForAddress.includes(notice) }),
      factsBlock(record, event),
      ...(hasCheckInCode(notice, record) ? checkInBlocks(record, config) : []),
      ...(withPeople.includes(notice)
        ? [...peopleBlocks(record), ...responsibleBlocks(record), ...roomBlocks(record)]
        : []),
      ...(state === 'cancelled' || withoutPrice.includes(notice) ? [] : priceBlocks(record, event.type)),
      ...(withPayment.includes(notice) || (facts.balance !== '' && withPaymentOfBalance.includes(notice))
        ? paymentBlocks(record, event, site, now)
        : []),
      ...(withArrival.includes(notice) ? arrivalBlocks(record, event, config) : []),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return {
    ...mail,
    language,
    messageId: ['registration', id, notice, String(version), ...(again === undefined ? [] : [again])].join('-'),
    attachments: [
      ...(withCalendar.includes(notice) ? calendarAttachments(event, language, config) : []),
      ...(hasCheckInCode(notice, record) ? checkInAttachments(record, config) : []),
    ],
  };
}
