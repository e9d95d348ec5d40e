import { accountMailParts } from '../../api/account/mail/account-email-parts.ts';
import type { AccountMailKind } from '../../api/account/mail/account-email-parts.ts';
import { accountMail } from '../../api/account/mail/account-email.ts';
import { contactSenderMail, contactStaffMail } from '../../api/contact/mail/contact-email.ts';
import type { Mail } from '../../api/platform/mail/mailer.ts';
import { mailForm } from '../../api/forms/mail/form-email.ts';
import { mailName, noName } from '../../api/platform/mail/name.ts';
import { mailParty } from '../../api/registrations/mail/mail-party.ts';
import type { MailParty } from '../../api/registrations/mail/mail-party.ts';
import type { StoredEvent } from '../../api/events/store.ts';
import { returnedMail } from '../../api/payments/mail/returned-payment-email.ts';
import { answerMail } from '../../api/forms/mail/answer-email.ts';
import { prayedMail, prayerSenderMail, prayerStaffMail } from '../../api/prayer/mail/prayer-email.ts';
import { linksMail } from '../../api/registrations/mail/lost-links-email.ts';
import { formerAddressMail } from '../../api/registrations/mail/former-address-email.ts';
import { registrationMail } from '../../api/registrations/mail/confirmation-email.ts';
import { notificationEmail } from '../../api/registrations/mail/notification-email.ts';
import { notificationParagraphs } from '../../api/registrations/mail/notification-texts.ts';
import type { PartyNotification } from '../../api/registrations/mail/notification-texts.ts';
import type { RegistrationRecord } from '../../api/registrations/record.ts';
import { staffMessageMail } from '../../api/registrations/mail/staff-message-email.ts';
import { sabbathSenderMail, sabbathStaffMail } from '../../api/sabbath/mail/sabbath-email.ts';
import { replySenderMail, replyStaffMail } from '../../api/sabbath/mail/reply-email.ts';
import { codeMail } from '../../api/session/mail/login-code-email.ts';
import { mailingMail } from '../../api/mailings/mail/mailing-email.ts';
import { newsMail } from '../../api/mailings/mail/news-email.ts';
import { newsQuestionMail } from '../../api/news/mail/question-email.ts';
import { hostMail, hostMailKinds } from '../../api/online-sessions/mail/host-email.ts';
import { sessionMail } from '../../api/online-sessions/mail/session-email.ts';
import { sessionMailKinds } from '../../api/online-sessions/rules.ts';
import { waiverMail } from '../../api/waiver/mail/waiver-email.ts';
import { onlineSession } from './session-samples.ts';
import { contactMessage, formAnswer, prayerRequest, sabbathRequest, saturdayReply } from './form-samples.ts';
import { config, plainEvent, sampleEvent, sampleParty } from './samples.ts';

type Language = 'en' | 'es';
/** An email as its recipient gets it, without the address. */
type SampleMail = Omit<Mail, 'to'>;
type Emails = Record<string, SampleMail>;
/** Text that people typed into the name fields. */
export interface TypedName {
  readonly firstName: string;
  readonly lastName: string;
}

const rosa: TypedName = { firstName: 'Rosa', lastName: 'Vega' };

/** The sample party. With another typed name, all its members have that name. */
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

/** The state of the party when it is notified, if the email depends on it. */
const parties: Partial<Record<PartyNotification, Partial<RegistrationRecord>>> = {
  offered: { state: 'offered', heldUntil: until },
  eventCancelled: { state: 'cancelled', receipts: { paidCents: 40_000, refundedCents: 0 } },
  payment: { state: 'confirmed' },
  balanceReminder: { receipts: { paidCents: 40_000, refundedCents: 0 } },
  confirmed: { state: 'confirmed' },
  addressReminder: { address: { ...unconfirmed, remindedAt: until } },
  addressReleased: { state: 'waitlisted', address: { ...unconfirmed, remindedAt: until, releasedAt: until } },
};

function registrationEmails(language: Language, typed: TypedName): Emails {
  const event = sampleEvent();
  const eventCancelled = {
    ...event,
    cancelled_at: now.toISOString(),
    cancellationMessage: {
      en: 'A storm has damaged the roof of the house.\n\nWrite to us if you have any questions.',
      es: 'Una tormenta dañó el techo de la casa.\n\nEscríbanos si tiene alguna pregunta.',
    },
  };
  const withDeposit = sampleEvent({ deposit: { percent: 30, restDueOn: '12-FEB-2027' } });
  const party = partyOf(language, event, typed);
  const of = (overrides: Partial<RegistrationRecord>, type: 'Residential' | 'Convention') => {
    const plain = plainEvent(type);
    return registrationMail(partyOf(language, plain, typed, overrides), plain, key, config, now);
  };
  const others: Partial<Record<PartyNotification, StoredEvent>> = { restReminder: withDeposit, eventCancelled };
  const notices = (Object.keys(notificationParagraphs) as PartyNotification[]).map((notice) => {
    const receipt =
      notice === 'payment' || notice === 'refund' ? { receipt: { amountCents: 40_000, balanceCents: 47_500 } } : {};
    const about = others[notice] ?? event;
    return [
      `notification-${notice}`,
      notificationEmail(partyOf(language, about, typed, parties[notice]), about, key, config, {
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
    'notification-addressReminder-others': notificationEmail(
      partyOf(language, event, typed, parties.addressReminder),
      event,
      key,
      config,
      {
        notice: 'addressReminder',
        version: 2,
        now,
        more: 2,
        others: [
          {
            record: partyOf(language, plainEvent('Convention'), typed, parties.addressReminder),
            event: plainEvent('Convention'),
            key,
          },
        ],
      },
    ),
    'notification-paid-in-full': notificationEmail({ ...party, state: 'confirmed' }, event, key, config, {
      notice: 'payment',
      version: 3,
      now,
      receipt: { amountCents: 87_500, balanceCents: 0 },
    }),
    'notification-refund-settled': notificationEmail({ ...party, state: 'confirmed' }, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: { amountCents: 5_000, balanceCents: 0 },
    }),
    'notification-refund-cancelled': notificationEmail({ ...party, state: 'cancelled' }, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: { amountCents: 40_000, balanceCents: 87_500 },
    }),
    'notification-refund-waiting': notificationEmail({ ...party, state: 'waitlisted' }, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: { amountCents: 40_000, balanceCents: 87_500 },
    }),
    'notification-reversal': notificationEmail(party, event, key, config, {
      notice: 'refund',
      version: 4,
      now,
      receipt: reversal,
    }),
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

function waiverEmails(language: Language, typed: TypedName): Emails {
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

function accountEmails(language: Language, { firstName }: TypedName): Emails {
  const owner = { email: 'rosa.vega@example.org', first_name: firstName, language };
  const kinds = Object.keys(accountMailParts) as AccountMailKind[];
  return {
    ...Object.fromEntries(
      kinds.map((kind) => [`account-${kind}`, accountMail(kind, owner, config, { id: kind, token: 'sample-token' })]),
    ),
    'sign-in-code': codeMail(owner, { challengeId: 'challenge', code: '482913' }, config),
  };
}

function formEmails(language: Language, typed: TypedName): Emails {
  const message = formOf(contactMessage(language), typed);
  const prayer = formOf(prayerRequest(language), typed);
  const saturday = formOf(sabbathRequest(language, 'prayer'), typed);
  const retreat = formOf(sabbathRequest(language, 'retreat'), typed);
  const prayerAnswer = prayerSenderMail(prayer, config);
  const prayed = prayedMail(prayer, config);
  if (!prayerAnswer || !prayed) throw new Error('The sample prayer has an address');
  return {
    'contact-staff': contactStaffMail(message, config),
    'contact-staff-held': contactStaffMail({ ...message, state: 'held' }, config),
    'contact-sender': contactSenderMail(message, config),
    ...Object.fromEntries(
      (['contact', 'prayer', 'sabbath'] as const).map((kind) => [
        `answer-${kind}`,
        answerMail(formOf(formAnswer(language, kind), typed), 'rosa.vega@example.org', config),
      ]),
    ),
    ...Object.fromEntries(
      (['proposed', 'declined'] as const).map((decision) => [
        `answer-sabbath-${decision}`,
        answerMail(formOf(formAnswer(language, 'sabbath', decision), typed), 'rosa.vega@example.org', config),
      ]),
    ),
    'saturday-reply-yes': replyStaffMail(formOf(saturdayReply(language, 'yes'), typed), config),
    'saturday-reply-no': replyStaffMail(formOf(saturdayReply(language, 'no'), typed), config),
    'saturday-reply-sender': replySenderMail(formOf(saturdayReply(language, 'yes'), typed), config),
    'prayer-staff': prayerStaffMail({ ...prayer, share_with_team: false }, config),
    'prayer-staff-held': prayerStaffMail({ ...prayer, state: 'held' }, config),
    'prayer-sender': prayerAnswer,
    'prayer-prayed': prayed,
    'sabbath-staff-prayer': sabbathStaffMail(saturday, config),
    'sabbath-staff-retreat': sabbathStaffMail(retreat, config),
    'sabbath-sender-prayer': sabbathSenderMail(saturday, config),
    'sabbath-sender-retreat': sabbathSenderMail(retreat, config),
  };
}

/** Subjects and texts in the style of staff. */
const bulkTexts = {
  en: {
    subject: '{event}: what to bring',
    text: 'Dear {firstName},\n\nwe look forward to seeing you.\n\n# What to bring\n\n- warm clothes\n- your [confirmation]({link})\n\nStill to be paid: {balance}. {link}',
  },
  es: {
    subject: '{event}: qué traer',
    text: 'Estimada {firstName}:\n\nesperamos verle pronto.\n\n# Qué traer\n\n- ropa abrigada\n- su [confirmación]({link})\n\nFalta por pagar: {balance}. {link}',
  },
};

function bulkEmails(language: Language, { firstName }: TypedName): Emails {
  const event = sampleEvent();
  const values = {
    firstName: mailName(firstName),
    event: event.texts[language].name,
    reference: 'K7M-3QX',
    balance: '$875.00',
    link: 'https://www.example.org/retreat-registration/sample/confirmation',
  };
  const question = {
    id: 'sample',
    token: 'sample-token-of-an-email',
    address: 'reader@example.org',
    firstName,
    language,
  };
  const texts = {
    en: { subject: 'A retreat this spring', text: 'Dear {firstName},\n\ncome and pray with us for a weekend. {link}' },
    es: {
      subject: 'Un retiro esta primavera',
      text: 'Hola, {firstName}:\n\nvenga a orar con nosotros un fin de semana. {link}',
    },
  };
  return {
    mailing: mailingMail({ id: 'sample', texts: bulkTexts, language, values, event }, config),
    news: newsMail({ id: 'sample', texts, language, firstName, token: question.token }, config),
    'news-question': newsQuestionMail({ ...question, source: 'registration' }, config),
  };
}

function sessionEmails(language: Language, { firstName }: TypedName): Emails {
  const letter = {
    recipient: 'request:7a0c2f4e-1111-4222-8333-944444444444',
    to: 'rosa.vega@example.org',
    language,
    greeted: mailName(firstName),
    key,
    switchToken: 'sample-token-of-an-email',
  };
  const host = { email: 'host@example.org', first_name: firstName, language };
  const { switchToken: _, ...ofParty } = letter;
  const eventSession = { ...onlineSession, kind: 'event', event_id: sampleEvent().id } as const;
  return {
    ...Object.fromEntries(
      sessionMailKinds.map((kind) => [
        `session-${kind}`,
        sessionMail({ ...letter, kind, session: { ...onlineSession, is_canceled: kind === 'canceled' } }, config),
      ]),
    ),
    ...Object.fromEntries(
      hostMailKinds.map((kind) => [
        `session-host-${kind}`,
        hostMail({ id: kind, kind, sessions: [onlineSession], fault: 'revoked' }, host, config),
      ]),
    ),
    'session-host-broken': hostMail(
      { id: 'broken', kind: 'noMeeting', sessions: [onlineSession], fault: 'broken' },
      host,
      config,
    ),
    'session-expected-party': sessionMail({ ...ofParty, kind: 'expected', session: eventSession }, config),
  };
}

function deskEmails(language: Language, { firstName, lastName }: TypedName): Emails {
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
 * Every email that the site can send, in one language, by name.
 * @param typed the text in place of everyone's name
 */
export function allEmails(language: Language, typed: TypedName = rosa): Emails {
  return {
    ...registrationEmails(language, typed),
    ...waiverEmails(language, typed),
    ...accountEmails(language, typed),
    ...formEmails(language, typed),
    ...deskEmails(language, typed),
    ...bulkEmails(language, typed),
    ...sessionEmails(language, typed),
  };
}
