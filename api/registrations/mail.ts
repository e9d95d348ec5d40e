import type { Config } from '../config.ts';
import { paymentInstructions } from '../events/present.ts';
import type { StoredEvent } from '../events/store.ts';
import { daysInWords, dollarsInWords, momentInWords } from '../events/words.ts';
import { greetedName } from '../mail/greeted-name.ts';
import { renderMail } from '../mail/layout.ts';
import type { MailBlock } from '../mail/layout.ts';
import type { Mail } from '../mail/mailer.ts';
import { netPaid } from '../payments/rules.ts';
import { waiverBlocks } from '../waiver/mail.ts';
import { arrivalBlocks } from './arrival.ts';
import { calendarAttachments } from './calendar.ts';
import { mailTexts } from './mail-texts.ts';
import type { RegistrationRecord } from './record.ts';
import { confirmationAddress } from './rules.ts';

/** A mail to the contact of a registration, who may have no address. */
export type UnaddressedMail = Omit<Mail, 'to'>;

/** The price of a registration, line by line. */
export function priceBlocks({ quote, language }: RegistrationRecord, eventType: StoredEvent['type']): MailBlock[] {
  const { price, bands, dayGuests, columns, total } = mailTexts[language];
  const money = (cents: number): string => dollarsInWords(cents, language);
  const rows = quote.lines.map(({ band, quantity, unitCents, totalCents }) => [
    band === 'adult' && eventType === 'Residential' ? dayGuests : bands[band],
    String(quantity),
    money(unitCents),
    money(totalCents),
  ]);
  return [
    { kind: 'heading', text: price },
    { kind: 'table', columns, rows, total: [total, '', '', money(quote.totalCents)] },
  ];
}

/** Who is coming, by name. */
export function peopleBlocks({ members, language }: RegistrationRecord): MailBlock[] {
  return [
    { kind: 'heading', text: mailTexts[language].people },
    { kind: 'paragraph', text: members.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') },
  ];
}

/** The way to the event's group of messages, where it has one. */
function whatsAppBlocks({ language }: RegistrationRecord, { links }: StoredEvent): MailBlock[] {
  return links.whatsAppLink === undefined ? [] : [{ kind: 'button', label: mailTexts[language].whatsApp, url: links.whatsAppLink, isQuiet: true }];
}

/** How what is still to be paid of a registration is to be paid; nothing when all of it has come. */
export function paymentBlocks(record: RegistrationRecord, event: StoredEvent, site: Config['site']): MailBlock[] {
  const { language, quote, receipts, paymentMethod, reference, heldUntil } = record;
  const texts = mailTexts[language];
  const heading: MailBlock = { kind: 'heading', text: texts.payment };
  if (quote.totalCents === 0) return [heading, { kind: 'paragraph', text: texts.nothingToPay }];
  const balanceCents = quote.totalCents - netPaid(receipts);
  if (balanceCents <= 0) return [];
  const amount = dollarsInWords(balanceCents, language);
  const instructions = paymentInstructions(event, paymentMethod, reference, language, site);
  return [
    heading,
    { kind: 'paragraph', text: texts.toPay(amount, texts.methods[paymentMethod]) },
    ...(instructions === undefined ? [] : [{ kind: 'paragraph', text: instructions } as const]),
    ...(record.state === 'paying' && heldUntil
      ? [{ kind: 'paragraph', text: texts.payOnline(momentInWords(heldUntil, event.timeZone, language)) } as const]
      : []),
  ];
}

/** The event and the reference of a registration. */
export function factsBlock({ language, reference, rooms }: RegistrationRecord, event: StoredEvent): MailBlock {
  const texts = mailTexts[language];
  const { timings, location, address } = event.texts[language];
  return {
    kind: 'facts',
    facts: [
      [texts.reference, reference],
      [texts.days, daysInWords(event.start_date, event.end_date, language)],
      [texts.timings, timings],
      [texts.place, address === undefined ? location : `${location}, ${address}`],
      ...(rooms > 0 ? [[texts.rooms, String(rooms)] as const] : []),
    ],
  };
}

/** The link to one's own registration, where to ask, and the good wishes at the end. */
export function closingBlocks({ id, eventId, language }: RegistrationRecord, event: StoredEvent, key: string, config: Config): MailBlock[] {
  const texts = mailTexts[language];
  const email = event.links.retreatEmail ?? config.site.email;
  return [
    { kind: 'paragraph', text: texts.link },
    { kind: 'button', label: texts.linkLabel, url: `${config.publicUrl}${confirmationAddress(eventId, id, key, language)}` },
    { kind: 'paragraph', text: texts.questions(email, config.site.phone) },
    { kind: 'paragraph', text: texts.closing },
  ];
}

/** The mail that confirms a registration, in the registrant's language. */
export function registrationMail(record: RegistrationRecord, event: StoredEvent, key: string, config: Config): UnaddressedMail {
  const { language, reference, contact } = record;
  const texts = mailTexts[language];
  const { name } = event.texts[language];
  const { site } = config;
  const email = event.links.retreatEmail ?? site.email;
  const mail = renderMail({
    language,
    subject: texts.subject(name, reference),
    preview: texts.preview(name),
    organisation: site.name[language],
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetedName(contact.firstName)) },
      { kind: 'paragraph', text: texts.opening(name) },
      factsBlock(record, event),
      ...peopleBlocks(record),
      ...priceBlocks(record, event.type),
      ...paymentBlocks(record, event, site),
      ...waiverBlocks(record, key, config),
      ...arrivalBlocks(record, event, config),
      ...whatsAppBlocks(record, event),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, language, messageId: `registration-${record.id}`, attachments: calendarAttachments(event, language, config) };
}
