import type { Config } from '../config.ts';
import type { StoredEvent } from '../events/store.ts';
import { dollarsInWords, momentInWords } from '../events/words.ts';
import type { Receipt } from '../jobs/jobs.ts';
import { greetedName } from '../mail/greeted-name.ts';
import { renderMail } from '../mail/layout.ts';
import { netPaid } from '../payments/rules.ts';
import { arrivalBlocks } from './arrival.ts';
import { calendarAttachments } from './calendar.ts';
import { closingBlocks, factsBlock, paymentBlocks, peopleBlocks, priceBlocks } from './mail.ts';
import type { UnaddressedMail } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import { noticeTexts } from './notice-texts.ts';
import type { Notice } from './notice-texts.ts';
import type { RegistrationRecord } from './record.ts';
import { owesMoney } from './rules.ts';

/** Notices after which there is something to pay, so that the mail says how. */
const withPayment: readonly Notice[] = ['offerAccepted', 'balanceReminder'];

/** Notices about who is coming. */
const withPeople: readonly Notice[] = ['changed', 'eventReminder'];

/** Notices after which nothing is to be paid any more. */
const withoutPrice: readonly Notice[] = ['cancelled', 'offerEnded', 'holdEnded'];

/** Notices after which people pack. */
const withArrival: readonly Notice[] = ['offerAccepted', 'eventReminder'];

/** Notices with which the event goes into the reader's calendar. */
const withCalendar: readonly Notice[] = ['offerAccepted', 'eventReminder'];

interface Occasion {
  readonly notice: Notice;
  /** The version that the registration had then; tells one mail from another. */
  readonly version: number;
  readonly receipt?: Receipt | undefined;
}

/** The mail that tells a party what has happened to its registration, in its language. */
export function noticeMail(record: RegistrationRecord, event: StoredEvent, key: string, config: Config, occasion: Occasion): UnaddressedMail {
  const { language, contact, quote, receipts, state, heldUntil, reference, id } = record;
  const { site } = config;
  const paid = netPaid(receipts);
  const { notice, version, receipt = { amountCents: paid, balanceCents: quote.totalCents - paid } } = occasion;
  const texts = noticeTexts[language][notice];
  const money = (cents: number): string => (cents > 0 ? dollarsInWords(cents, language) : '');
  const facts = {
    event: event.texts[language].name,
    reference,
    until: heldUntil ? momentInWords(heldUntil, event.timeZone, language) : '',
    amount: money(receipt.amountCents),
    balance: owesMoney(state) ? money(receipt.balanceCents) : '',
    surplus: money(-receipt.balanceCents),
    isConfirmed: state === 'confirmed' || state === 'checkedIn',
    isWaiting: state === 'waitlisted' || state === 'offered',
    isReversal: receipt.isReversal ?? false,
  };
  const [opening = '', ...paragraphs] = texts.paragraphs(facts);
  const email = event.links.retreatEmail ?? site.email;
  const mail = renderMail({
    language,
    subject: texts.subject(facts),
    preview: opening,
    organisation: site.name[language],
    blocks: [
      { kind: 'paragraph', text: mailTexts[language].greeting(greetedName(contact.firstName)) },
      ...[opening, ...paragraphs].map((text) => ({ kind: 'paragraph', text }) as const),
      factsBlock(record, event),
      ...(withPeople.includes(notice) ? peopleBlocks(record) : []),
      ...(state === 'cancelled' || withoutPrice.includes(notice) ? [] : priceBlocks(record, event.type)),
      ...(withPayment.includes(notice) ? paymentBlocks(record, event, site) : []),
      ...(withArrival.includes(notice) ? arrivalBlocks(record, event, config) : []),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, language, messageId: `registration-${id}-${notice}-${String(version)}`, ...(withCalendar.includes(notice) && { attachments: calendarAttachments(event, language, config) }) };
}
