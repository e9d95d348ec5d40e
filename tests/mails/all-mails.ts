import { accountMailParts } from '../../api/account/mail/parts.ts';
import type { AccountMailKind } from '../../api/account/mail/parts.ts';
import { accountMail } from '../../api/account/mail/mail.ts';
import { contactSenderMail, contactStaffMail } from '../../api/contact/mail/mail.ts';
import type { Mail } from '../../api/platform/mail/mailer.ts';
import { mailForm } from '../../api/forms/mail/mail.ts';
import { mailName, noName } from '../../api/platform/mail/name.ts';
import { mailParty } from '../../api/registrations/mail/mail-party.ts';
import type { MailParty } from '../../api/registrations/mail/mail-party.ts';
import type { StoredEvent } from '../../api/events/store.ts';
import { returnedMail } from '../../api/payments/mail/returned.ts';
import { prayerSenderMail, prayerStaffMail } from '../../api/prayer/mail/mail.ts';
import { linksMail } from '../../api/registrations/mail/lost-links.ts';
import { formerAddressMail } from '../../api/registrations/mail/former-address.ts';
import { registrationMail } from '../../api/registrations/mail/confirmation.ts';
import { noticeMail } from '../../api/registrations/mail/notification.ts';
import { noticeParagraphs } from '../../api/registrations/mail/notification-texts.ts';
import type { Notice } from '../../api/registrations/mail/notification-texts.ts';
import type { RegistrationRecord } from '../../api/registrations/record.ts';
import { staffMessageMail } from '../../api/registrations/mail/staff-message.ts';
import { sabbathSenderMail, sabbathStaffMail } from '../../api/sabbath/mail/mail.ts';
import { codeMail } from '../../api/session/mail/mail.ts';
import { waiverMail } from '../../api/waiver/mail/mail.ts';
import { contactMessage, prayerRequest, sabbathRequest } from './form-samples.ts';
import { config, plainEvent, sampleEvent, sampleParty } from './samples.ts';

type Language = 'en' | 'es';
/** A mail as its reader gets it, without the address. */
type SampleMail = Omit<Mail, 'to'>;
type Mails = Record<string, SampleMail>;
/** What people typed where a name belongs. */
export interface TypedName {
  readonly firstName: string;
  readonly lastName: string;
}

const rosa: TypedName = { firstName: 'Rosa', lastName: 'Vega' };

/** The sample's party; under another name everyone in it has it. */
function partyOf(
  language: Language,
  event: StoredEvent,
  typed: TypedName,
  overrides: Partial<RegistrationRecord> = {},
): MailParty {
  const record = sampleParty(language, event, overrides);
  const token = record.address.unconfirmedSince ? 'sample-token-of-an-email' : undefined;
  if (typed === rosa) return mailParty(record, token);
  const members = record.members.map((member) => ({ ...member, ...typed }));
  return mailParty({ ...record, contact: { ...record.contact, ...typed }, members }, token);
}

function formOf<Row extends { first_name: string; last_name: string | null }>(row: Row, typed: TypedName) {
  return mailForm({ ...row, first_name: typed.firstName, last_name: typed.lastName });
}

const key = 'Xk3vQ0sample-key-of-a-registration';
const now = new Date('2027-01-15T12:00:00Z');
const until = new Date('2027-02-01T23:30:00Z');

const unconfirmed = { unconfirmedSince: until, remindedAt: null, releasedAt: null };

/** In which state a notice finds its party, where that shows. */
const parties: Partial<Record<Notice, Partial<RegistrationRecord>>> = {
  offered: { state: 'offered', heldUntil: until },
  payment: { state: 'confirmed' },
  balanceReminder: { receipts: { paidCents: 40_000, refundedCents: 0 } },
  confirmed: { state: 'confirmed' },
  addressReminder: { address: { ...unconfirmed, remindedAt: until } },
  addressReleased: { state: 'waitlisted', address: { ...unconfirmed, remindedAt: until, releasedAt: until } },
};

function registrationMails(language: Language, typed: TypedName): Mails {
  const event = sampleEvent();
  const withDeposit = sampleEvent({ deposit: { percent: 30, restDueOn: '12-FEB-2027' } });
  const party = partyOf(language, event, typed);
  const of = (overrides: Partial<RegistrationRecord>, type: 'Residential' | 'Convention') => {
    const plain = plainEvent(type);
    return registrationMail(partyOf(language, plain, typed, overrides), plain, key, config, now);
  };
  const notices = (Object.keys(noticeParagraphs) as Notice[]).map((notice) => {
    const receipt =
      notice === 'payment' || notice === 'refund' ? { receipt: { amountCents: 40_000, balanceCents: 47_500 } } : {};
    const about = notice === 'restReminder' ? withDeposit : event;
    return [
      `notice-${notice}`,
      noticeMail(partyOf(language, about, typed, parties[notice]), about, key, config, {
        notice,
        version: 2,
        now,
        ...receipt,
      }),
    ] as const;
  });
  const reversal = { amountCents: 40_000, balanceCents: 87_500, isReversal: true };
  const message = {
    en: {
      subject: 'Your arrival',
      text: 'Your room is ready from noon.\n\nThere is a ramp at the back door; ring, and we come.',
    },
    es: {
      subject: 'Su llegada',
      text: 'Su habitación estará lista desde el mediodía.\n\nHay una rampa en la puerta de atrás; toque el timbre y salimos.',
    },
  }[language];
  const formerAddress = formerAddressMail(party, event, config);
  if (!formerAddress) throw new Error('The sample party has an address');
  return {
    'former-address': formerAddress,
    registered: registrationMail(party, event, key, config, now),
    'registered-paypal': of({ paymentMethod: 'PayPal', state: 'paying', heldUntil: until }, 'Convention'),
    'registered-check': of({ paymentMethod: 'Check' }, 'Residential'),
    'registered-deposit': registrationMail(partyOf(language, withDeposit, typed), withDeposit, key, config, now),
    'registered-cash': of({ paymentMethod: 'Cash' }, 'Residential'),
    'registered-unconfirmed': of({ address: unconfirmed }, 'Residential'),
    'registered-plain-retreat': of({}, 'Residential'),
    ...Object.fromEntries(notices),
    'notice-paid-in-full': noticeMail({ ...party, state: 'confirmed' }, event, key, config, {
      notice: 'payment',
      version: 3,
      now,
      receipt: { amountCents: 87_500, balanceCents: 0 },
    }),
    'notice-refund-settled': noticeMail({ ...party, state: 'confirmed' }, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: { amountCents: 5_000, balanceCents: 0 },
    }),
    'notice-refund-cancelled': noticeMail({ ...party, state: 'cancelled' }, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: { amountCents: 40_000, balanceCents: 87_500 },
    }),
    'notice-refund-waiting': noticeMail({ ...party, state: 'waitlisted' }, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: { amountCents: 40_000, balanceCents: 87_500 },
    }),
    'notice-reversal': noticeMail(party, event, key, config, { notice: 'refund', version: 4, now, receipt: reversal }),
    'staff-message': staffMessageMail({ id: 'message', ...message }, party, event, key, config),
    links: linksMail(
      [
        { record: party, event, key },
        { record: { ...party, state: 'confirmed', reference: 'T4R-9WZ' }, event: plainEvent('Convention'), key },
      ],
      { id: 'links', to: 'rosa.vega@example.org', language },
      config,
    ),
  };
}

function waiverMails(language: Language, typed: TypedName): Mails {
  const event = sampleEvent();
  const party = partyOf(language, event, typed);
  const letter = { to: 'luis@example.org', language, key, missing: 2, messageId: 'waiver' } as const;
  return {
    'waiver-link': waiverMail(party, event, config, {
      ...letter,
      kind: 'link',
      greeted: mailName(typed.firstName),
      expiresAt: until,
    }),
    'waiver-link-nobody': waiverMail(party, event, config, {
      ...letter,
      kind: 'link',
      greeted: noName,
      expiresAt: until,
    }),
    'waiver-reminder': waiverMail(party, event, config, {
      ...letter,
      kind: 'reminder',
      greeted: mailName(typed.firstName),
    }),
    'waiver-reminder-one': waiverMail(party, event, config, {
      ...letter,
      kind: 'reminder',
      greeted: mailName(typed.firstName),
      missing: 1,
    }),
  };
}

function accountMails(language: Language, { firstName }: TypedName): Mails {
  const owner = { email: 'rosa.vega@example.org', first_name: firstName, language };
  const kinds = Object.keys(accountMailParts) as AccountMailKind[];
  return {
    ...Object.fromEntries(
      kinds.map((kind) => [`account-${kind}`, accountMail(kind, owner, config, { id: kind, token: 'sample-token' })]),
    ),
    'sign-in-code': codeMail(owner, { challengeId: 'challenge', code: '482913' }, config),
  };
}

function formMails(language: Language, typed: TypedName): Mails {
  const message = formOf(contactMessage(language), typed);
  const prayer = formOf(prayerRequest(language), typed);
  const saturday = formOf(sabbathRequest(language, 'prayer'), typed);
  const retreat = formOf(sabbathRequest(language, 'retreat'), typed);
  const prayerAnswer = prayerSenderMail(prayer, config);
  if (!prayerAnswer) throw new Error('The sample prayer has an address');
  return {
    'contact-staff': contactStaffMail(message, config),
    'contact-staff-held': contactStaffMail({ ...message, state: 'held' }, config),
    'contact-sender': contactSenderMail(message, config),
    'prayer-staff': prayerStaffMail({ ...prayer, share_with_team: false }, config),
    'prayer-sender': prayerAnswer,
    'sabbath-staff-prayer': sabbathStaffMail(saturday, config),
    'sabbath-staff-retreat': sabbathStaffMail(retreat, config),
    'sabbath-sender-prayer': sabbathSenderMail(saturday, config),
    'sabbath-sender-retreat': sabbathSenderMail(retreat, config),
  };
}

function deskMails(language: Language, { firstName, lastName }: TypedName): Mails {
  const reader = { id: 7, email: 'desk@example.org', first_name: firstName, language };
  const registration = {
    id: '7a0c2f4e-1111-4222-8333-944444444444',
    reference: 'K7M-3QX',
    contactName: mailName(firstName, lastName),
    eventName: { en: sampleEvent().texts.en.name, es: sampleEvent().texts.es.name },
    balanceCents: 87_500,
    laterCents: 61_250,
    deposit: { percent: 30, restDueOn: '12-FEB-2027' },
  };
  const returned = { refundId: 'refund', amountCents: 40_000, isReversal: true, isEntered: true, registration };
  return {
    'paypal-reversed': returnedMail(returned, reader, config),
    'paypal-refunded-not-entered': returnedMail({ ...returned, isReversal: false, isEntered: false }, reader, config),
    'paypal-reversed-unmatched': returnedMail({ ...returned, isEntered: false, registration: null }, reader, config),
  };
}

/**
 * Every mail that the site can send, in one language, by name.
 * @param typed what stands for the name of everyone in it
 */
export function allMails(language: Language, typed: TypedName = rosa): Mails {
  return {
    ...registrationMails(language, typed),
    ...waiverMails(language, typed),
    ...accountMails(language, typed),
    ...formMails(language, typed),
    ...deskMails(language, typed),
  };
}
