import type { Config } from '../../platform/config.ts';
import { paymentInstructions, daysInWords, dollarsInWords, restDayInWords } from '../../events/port.ts';
import { momentInWords } from '../../platform/moments/rules.ts';
import { currentDeposit } from '../../events/rules.ts';
import type { StoredEvent } from '../../events/port.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { adjustmentName, priceLineName } from '../../pricing/lines/rules.ts';
import { whatIsDue, checkDetails } from '../../payments/rules.ts';
import type { AmountsDue } from '../../payments/rules.ts';
import { waiverBlocks } from '../../signatures/port.ts';
import { addressBlocks } from './address-blocks.ts';
import { arrivalBlocks } from './arrival-blocks.ts';
import { calendarAttachments } from './calendar-attachment.ts';
import { checkInCode } from './check-in-code.ts';
import type { MailParty } from './mail-party.ts';
import { roomBlocks } from '../../rooms/port.ts';
import { responsibleBlocks } from './responsible-adult-blocks.ts';
import { awaitsHelp, confirmationAddress, linkKey, linkOpenDays } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** An email to the contact of a registration, who may have no address. */
export type UnaddressedMail = Omit<Mail, 'to'>;

/** The price of a registration, line by line. */
export function priceBlocks({ quote, language }: MailParty, event: Pick<StoredEvent, 'type'>): MailBlock[] {
  const say = mailMessages[language];
  const money = (cents: number): string => dollarsInWords(cents, language);
  const rows = quote.lines.map(({ band, quantity, unitCents, totalCents }) => [
    priceLineName(band, event, language),
    String(quantity),
    money(unitCents),
    money(totalCents),
  ]);
  if (quote.adjustmentCents !== undefined)
    rows.push([adjustmentName(language), '', '', `−${money(quote.adjustmentCents)}`]);
  return [
    { kind: 'heading', text: say('registration.price') },
    {
      kind: 'table',
      columns: [
        say('registration.column.1'),
        say('registration.column.2'),
        say('registration.column.3'),
        say('registration.column.4'),
      ],
      rows,
      total: [say('registration.total'), '', '', money(quote.totalCents)],
    },
  ];
}

/** Lists who is coming: the name, and anything else that emails say about a person. */
export function peopleBlocks({ people, language }: MailParty): MailBlock[] {
  const factsOf = (person: MailParty['people'][number]) =>
    Object.values<MailName | undefined>(person).filter((fact) => fact !== undefined);
  return [
    { kind: 'heading', text: mailMessages[language]('registration.people') },
    { kind: 'people', people: people.map(factsOf) },
  ];
}

/** The link to the event's chat group, if it has one. */
function whatsAppBlocks({ language }: MailParty, { links }: StoredEvent): MailBlock[] {
  return links.whatsAppLink === undefined
    ? []
    : [
        {
          kind: 'button',
          label: mailMessages[language]('registration.whatsApp'),
          url: links.whatsAppLink,
          isQuiet: true,
        },
      ];
}

/** Returns the facts that a payer needs besides the amount; none for PayPal. */
function paymentFacts({ language, paymentMethod, reference }: MailParty, site: Config['site']): MailBlock[] {
  const say = mailMessages[language];
  const check = checkDetails(paymentMethod, language, site);
  if (paymentMethod === 'PayPal') return [];
  return [
    {
      kind: 'facts',
      facts: [
        ...(check
          ? [
              [say('registration.payableTo'), check.payee] as const,
              [say('registration.mailTo'), check.mailTo.join('\n')] as const,
            ]
          : []),
        [say(paymentMethod === 'Cash' ? 'registration.reference' : 'registration.memo'), reference],
      ],
    },
  ];
}

/** States how much is to be paid by which method, and which part of it is due later. */
function amountBlocks(
  { language, paymentMethod }: MailParty,
  event: StoredEvent,
  { nowCents, laterCents }: AmountsDue,
): MailBlock[] {
  const say = mailMessages[language];
  const method = say(`registration.methods.${paymentMethod}`);
  const [now, later] = [nowCents, laterCents].map((cents) => dollarsInWords(cents, language)) as [string, string];
  const day = restDayInWords(event, language);
  if (laterCents === 0) return [{ kind: 'paragraph', text: say('registration.toPay', { amount: now, method }) }];
  if (nowCents === 0)
    return [{ kind: 'paragraph', text: say('registration.toPayLater', { amount: later, method, day }) }];
  return [
    { kind: 'paragraph', text: say('registration.toPayNow', { amount: now, method }) },
    { kind: 'paragraph', text: say('registration.restDue', { amount: later, day }) },
  ];
}

/** Explains how to pay the balance of a registration; empty when all of it has been paid. */
export function paymentBlocks(record: MailParty, event: StoredEvent, site: Config['site'], now: Date): MailBlock[] {
  const { language, quote, paymentMethod, reference, heldUntil } = record;
  const say = mailMessages[language];
  const heading: MailBlock = { kind: 'heading', text: say('registration.payment') };
  if (quote.totalCents === 0) return [heading, { kind: 'paragraph', text: say('registration.nothingToPay') }];
  const due = whatIsDue(record, currentDeposit(event, now));
  if (due.nowCents + due.laterCents === 0) return [];
  // Do not ask for payment while a request for help with the price is unanswered.
  if (awaitsHelp(record)) return [heading, { kind: 'paragraph', text: say('registration.helpAsked') }];
  if (record.paymentReview !== null) return [heading, { kind: 'paragraph', text: say('registration.paymentReview') }];
  const instructions = paymentInstructions(event, paymentMethod, reference, language, site);
  return [
    heading,
    ...amountBlocks(record, event, due),
    ...paymentFacts(record, site),
    ...(instructions === undefined ? [] : [{ kind: 'paragraph', text: instructions } as const]),
    ...(record.state === 'paying' && heldUntil
      ? [
          {
            kind: 'paragraph',
            text: say('registration.payOnline', { until: momentInWords(heldUntil, event.timeZone, language) }),
          } as const,
        ]
      : []),
  ];
}

/** The event and the reference of a registration. */
export function factsBlock({ language, reference, rooms }: MailParty, event: StoredEvent): MailBlock {
  const say = mailMessages[language];
  const { timings, location, address } = event.texts[language];
  return {
    kind: 'facts',
    facts: [
      [say('registration.reference'), reference],
      [say('registration.days'), daysInWords(event.start_date, event.end_date, language)],
      [say('registration.timings'), timings],
      [say('registration.place'), address === undefined ? location : `${location}, ${address}`],
      ...(rooms > 0 ? [[say('registration.rooms'), String(rooms)] as const] : []),
    ],
  };
}

/** The link to the registration, the contact information, and the closing words. */
export function closingBlocks(
  { id, eventId, language, addressToken }: MailParty,
  event: StoredEvent,
  key: string,
  config: Config,
): MailBlock[] {
  const say = mailMessages[language];
  const email = event.links.retreatEmail ?? config.site.email;
  return [
    { kind: 'paragraph', text: say('registration.link', { days: linkOpenDays }) },
    {
      kind: 'button',
      label: say('registration.linkLabel'),
      url: `${config.publicUrl}${confirmationAddress(eventId, id, linkKey(key, addressToken), language)}`,
    },
    { kind: 'paragraph', text: say('questions', { email, phone: config.site.phone }) },
    { kind: 'paragraph', text: say('registration.closing') },
  ];
}

/** The email that confirms a registration, in the registrant's language. */
export function registrationMail(
  record: MailParty,
  event: StoredEvent,
  key: string,
  config: Config,
  now: Date,
): UnaddressedMail {
  const { language, reference, contact } = record;
  const say = mailMessages[language];
  const { name } = event.texts[language];
  const { site } = config;
  const email = event.links.retreatEmail ?? site.email;
  const checkIn = checkInCode(record, config);
  const mail = renderMail({
    language,
    subject: say('registration.subject', { event: name, reference }),
    preview: say('registration.preview', { event: name }),
    organization: site.name[language],
    blocks: [
      { kind: 'greeting', name: contact.greeted },
      { kind: 'paragraph', text: say('registration.opening', { event: name }) },
      ...addressBlocks(record, { key, config }),
      factsBlock(record, event),
      ...checkIn.blocks,
      ...peopleBlocks(record),
      ...responsibleBlocks(record),
      ...roomBlocks(record),
      ...priceBlocks(record, event),
      ...paymentBlocks(record, event, site, now),
      ...waiverBlocks(record, key, config),
      ...arrivalBlocks(record, event, config),
      ...whatsAppBlocks(record, event),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return {
    ...mail,
    language,
    messageId: `registration-${record.id}`,
    attachments: [...calendarAttachments(event, language, config), ...checkIn.attachments],
  };
}
