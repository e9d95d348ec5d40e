import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/port.ts';
import { endOfEvent } from '../../events/rules.ts';
import { dollarsInWords } from '../../events/port.ts';
import { momentInWords } from '../../platform/moments/rules.ts';
import type { Receipt } from '../../platform/jobs/jobs.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { dueText } from './due-text.ts';
import { netPaid, owesMoney, owedAfter } from '../../payments/rules.ts';
import { arrivalBlocks } from './arrival-blocks.ts';
import { calendarAttachments } from './calendar-attachment.ts';
import { checkInCode } from './check-in-code.ts';
import { addressBlocks } from './address-blocks.ts';
import { closingBlocks, factsBlock, paymentBlocks, peopleBlocks, priceBlocks } from './confirmation-email.ts';
import type { UnaddressedMail } from './confirmation-email.ts';
import { notificationTexts } from './notification-texts.ts';
import type { PartyNotification } from './notification-texts.ts';
import type { MailParty } from './mail-party.ts';
import { linkBlocks } from './lost-links-email.ts';
import type { LinkedParty } from './lost-links-email.ts';
import { roomBlocks } from '../../rooms/port.ts';
import { responsibleBlocks } from './responsible-adult-blocks.ts';
import { addressReleaseFrom, awaitsPlaces, isSettled } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** Notifications that ask for a payment and explain how to pay; some only while a balance is due. */
const withPayment: readonly PartyNotification[] = ['offerAccepted', 'balanceReminder', 'restReminder'];
const withPaymentOfBalance: readonly PartyNotification[] = ['changed', 'moved', 'priceAdjusted', 'eventReminder'];

/** Notifications that list who is coming. */
const withPeople: readonly PartyNotification[] = ['changed', 'moved', 'eventReminder'];

/** Notifications that are not about the price, or after which nothing is owed anymore. */
const withoutPrice: readonly PartyNotification[] = [
  'cancelled',
  'eventCancelled',
  'offerEnded',
  'holdEnded',
  'linkReplaced',
];

/** Notifications after which people prepare for the trip. */
const withArrival: readonly PartyNotification[] = ['offerAccepted', 'eventReminder'];

/** Notifications that attach the event for the reader's calendar; the one for a canceled event marks it as canceled there. */
const withCalendar: readonly PartyNotification[] = ['offerAccepted', 'eventReminder', 'eventCancelled', 'moved'];

/** Notifications that people show on arrival. */
const withCheckInCode: readonly PartyNotification[] = ['confirmed', 'offerAccepted', 'eventReminder'];

/** Whether the email contains the check-in code. A payment email does once the party's places are settled, since people keep it. */
function hasCheckInCode(notice: PartyNotification, { state }: MailParty): boolean {
  return withCheckInCode.includes(notice) || (notice === 'payment' && isSettled(state));
}

/** Notifications whose own text asks to confirm the address. */
const asksForAddress: readonly PartyNotification[] = ['addressReminder', 'addressReleased'];

interface Occasion {
  readonly notice: PartyNotification;
  /** The version that the registration had then; distinguishes one email from another. */
  readonly version: number;
  readonly receipt?: Receipt | undefined;
  /** Distinguishes an email that is sent again from the first one. */
  readonly again?: string | undefined;
  /** For a reminder to confirm the address: the other registrations under that address. */
  readonly others?: readonly LinkedParty[];
  /** The number of further registrations that the email does not list. */
  readonly more?: number;
  /** The time of writing: the amount due depends on the day. */
  readonly now: Date;
}

/** The email that tells a party about a change to its registration, in its language. */
export function notificationEmail(
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
    others = [],
    more = 0,
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
    isWaiting: awaitsPlaces(state),
    hasEnded: endOfEvent(event) <= now,
    isReversal: receipt.isReversal ?? false,
    message: event.cancellationMessage?.[language] ?? '',
  };
  const texts = notificationTexts(notice, facts, mailMessages[language]);
  const [opening = '', ...paragraphs] = texts.paragraphs;
  const email = event.links.retreatEmail ?? site.email;
  const checkIn = hasCheckInCode(notice, record) && !facts.hasEnded ? checkInCode(record, config) : undefined;
  const mail = renderMail({
    language,
    subject: texts.subject,
    preview: opening,
    organization: site.name[language],
    blocks: [
      { kind: 'greeting', name: contact.greeted },
      ...[opening, ...paragraphs].map((text) => ({ kind: 'paragraph', text }) as const),
      ...addressBlocks(record, { key, config, isAsked: asksForAddress.includes(notice) }),
      factsBlock(record, event),
      ...(checkIn?.blocks ?? []),
      ...(withPeople.includes(notice)
        ? [...peopleBlocks(record), ...responsibleBlocks(record), ...roomBlocks(record)]
        : []),
      ...(state === 'cancelled' || withoutPrice.includes(notice) ? [] : priceBlocks(record, event)),
      ...(withPayment.includes(notice) || (facts.balance !== '' && withPaymentOfBalance.includes(notice))
        ? paymentBlocks(record, event, site, now)
        : []),
      ...(withArrival.includes(notice) ? arrivalBlocks(record, event, config) : []),
      ...(others.length > 0
        ? [{ kind: 'paragraph', text: mailMessages[language]('notification.addressReminder.others') } as const]
        : []),
      ...others.flatMap((other) => linkBlocks(other, config.publicUrl, language)),
      ...(more > 0
        ? [
            {
              kind: 'paragraph',
              text: mailMessages[language]('notification.addressReminder.more', { count: more }),
            } as const,
          ]
        : []),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return {
    ...mail,
    language,
    messageId: ['registration', id, notice, String(version), ...(again === undefined ? [] : [again])].join('-'),
    attachments: [
      ...(withCalendar.includes(notice) && !facts.isWaiting ? calendarAttachments(event, language, config) : []),
      ...(checkIn?.attachments ?? []),
    ],
  };
}
