import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contactStaffMail } from '../../../../api/contact/mail/contact-email.ts';
import { mailForm } from '../../../../api/forms/mail/form-email.ts';
import { allEmails } from '../../../emails/all-emails.ts';
import { contactMessage } from '../../../emails/form-samples.ts';
import { config, sampleEvent } from '../../../emails/samples.ts';

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

/** Every file that creates emails, with the name of one of its emails. */
const makers: Record<string, string> = {
  'api/account/mail/account-email.ts': 'account-sign-up',
  'api/contact/mail/contact-email.ts': 'contact-sender',
  'api/forms/mail/answer-email.ts': 'answer-contact',
  'api/payments/mail/returned-payment-email.ts': 'paypal-reversed',
  'api/prayer/mail/prayer-email.ts': 'prayer-sender',
  'api/registrations/mail/lost-links-email.ts': 'links',
  'api/registrations/mail/former-address-email.ts': 'former-address',
  'api/registrations/mail/confirmation-email.ts': 'registered',
  'api/registrations/mail/notification-email.ts': 'notification-offered',
  'api/registrations/mail/staff-message-email.ts': 'staff-message',
  'api/sabbath/mail/sabbath-email.ts': 'sabbath-sender-prayer',
  'api/sabbath/mail/reply-email.ts': 'saturday-reply-yes',
  'api/session/mail/login-code-email.ts': 'sign-in-code',
  'api/mailings/mail/mailing-email.ts': 'mailing',
  'api/mailings/mail/news-email.ts': 'news',
  'api/news/mail/question-email.ts': 'news-question',
  'api/online-sessions/mail/host-email.ts': 'session-host-takeOver',
  'api/online-sessions/mail/session-email.ts': 'session-expected',
  'api/waiver/mail/waiver-email.ts': 'waiver-link',
};

/** Words of the other language that occur in no name or address of the samples. */
const strange: Record<Language, RegExp> = {
  en: /\b(el|los|las|su|sus|para|usted|que|del|una|por|enero|febrero|marzo|viernes|s[áa]bado|domingo)\b/i,
  es: /\b(the|and|your|you|with|please|of|for|this|has|have|January|February|March|April|May|Friday|Saturday|Sunday|AM|PM)\b/,
};

/** The informal forms of address; emails use usted. */
const familiar = /\b(tú|tu|tus|te|ti|contigo|vosotros|puedes|tienes|quieres|haz|escribe|llama)\b/i;

const withoutAddresses = (text: string): string => text.replaceAll(/https:\S+/g, '');
const plain = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href));

const cases = languages.flatMap((language) =>
  Object.entries(allEmails(language)).map(([name, mail]) => [language, name, mail] as const),
);

test('each file that creates emails has a matching name, and its emails are among the samples', () => {
  const found = globSync('api/**/*.ts').filter((file) => {
    const source =
      file.endsWith('.test.ts') || file.startsWith('api/platform/mail/') || file === 'api/forms/mail/form-email.ts'
        ? ''
        : readFileSync(file, 'utf8');
    return /\b(renderMail|siteMail)\(/.test(source);
  });
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(makers).sort());
  expect(found.filter((file) => !file.endsWith('-email.ts'))).toEqual([]);
  for (const language of languages)
    expect(Object.keys(allEmails(language))).toEqual(expect.arrayContaining(Object.values(makers)));
});

/** Emails for staff, whose links leave staff their own language. */
const forStaff = /-staff\b|^saturday-reply-/;

describe.each(cases)('%s %s', (language, name, { subject, text, html, language: declared, messageId }) => {
  test('is in its language, in both parts, and speaks politely', () => {
    expect(declared).toBe(language);
    expect(html).toContain(`<html lang="${language}">`);
    const said = withoutAddresses(`${subject}\n${text}`);
    expect(said).not.toMatch(strange[language]);
    if (language === 'es') expect(said).not.toMatch(familiar);
  });

  test('contains all of its content, and reads well as text', () => {
    expect(subject).toMatch(/^\S.{5,118}\S$/);
    expect(messageId).toMatch(/^[A-Za-z0-9-]+$/);
    for (const part of [subject, text]) expect(part).not.toMatch(/undefined|null|NaN|\[object|[{}]|<\/?[a-z]|&[a-z]+;/);
    expect(text).toMatch(/^\S/);
    expect(text).not.toMatch(/\n{3}|[.] [.]|,,/);
    // Money in US format in both languages.
    for (const [amount] of text.matchAll(/\$[\d.,]*\d/g)) expect(amount).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
  });

  test('its links are whole, the same in both parts, and open the site in its language or in that of staff', () => {
    for (const href of hrefs(html)) {
      expect(href).toMatch(/^(https:\/\/|mailto:[\w.-]+@[\w.-]+$|tel:\+\d{8,15}$)/);
      if (href.startsWith('https:')) expect(text).toContain(href);
      if (!href.startsWith(config.publicUrl)) continue;
      if (forStaff.test(name)) expect(href).not.toContain('lng=');
      else expect(href).toContain(`lng=${language}`);
    }
    expect(hrefs(html)).toContain(`mailto:${config.site.email}`);
  });
});

describe.each(languages)('notes about packing and travel, in %s', (language) => {
  const {
    registered = null,
    'notification-eventReminder': reminder = null,
    'registered-plain-retreat': retreat = null,
    'registered-paypal': convention = null,
  } = allEmails(language);
  const [packing, travel] = language === 'en' ? ['What to bring', 'Getting there'] : ['Qué traer', 'Cómo llegar'];

  test('are in the confirmation and the reminder, in the event’s own words, filled in', () => {
    for (const mail of [registered, reminder]) {
      expect(mail?.text).toContain(`${packing}\n`);
      expect(mail?.text).toContain(`${travel}\n`);
      expect(mail?.text).toMatch(
        language === 'en' ? /Please arrive by 5 pm.*\+1 202 555 0100/ : /antes de las 5.*\+1 202 555 0100/,
      );
      expect(mail?.html).toContain('openstreetmap.org');
    }
  });

  test('are left out if the event has none; a retreat names its page', () => {
    expect(convention?.text).not.toMatch(new RegExp(`${packing}|${travel}`));
    expect(retreat?.text).not.toContain(travel);
    expect(retreat?.text).toContain(`${config.publicUrl}/retreat?lng=${language}`);
  });
});

test.each([
  ['notification-refund', 'Still to be paid: $475.00.', 'Queda por pagar: $475.00.'],
  ['notification-refund-settled', 'There is nothing left to pay.', 'No queda nada por pagar.'],
  ['notification-refund-cancelled', 'There is nothing left to pay.', 'No queda nada por pagar.'],
  ['notification-refund-waiting', 'There is nothing to pay for now.', 'Por ahora no hay nada que pagar.'],
  ['notification-reversal', 'Still to be paid: $875.00.', 'Queda por pagar: $875.00.'],
])('%s states the amount still due', (name, english, spanish) => {
  for (const [language, said] of [
    ['en', english],
    ['es', spanish],
  ] as const) {
    const mail = allEmails(language)[name];
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
});

test.each([
  [
    'en',
    'registered-deposit',
    ['Deposit, due now: $262.50, by Zelle.', '$612.50, is due by Friday, February 12, 2027.'],
  ],
  [
    'es',
    'registered-deposit',
    [
      'Anticipo que debe pagar ahora: $262.50, por Zelle.',
      '$612.50, se paga a más tardar el viernes 12 de febrero de 2027.',
    ],
  ],
  [
    'en',
    'notification-restReminder',
    ['Still to be paid: $875.00. Due now: $262.50. The rest, $612.50, is due by Friday'],
  ],
  [
    'es',
    'notification-restReminder',
    ['Queda por pagar: $875.00. Ahora debe pagar: $262.50. El resto, $612.50, se paga'],
  ],
] as const)('in %s, %s states the amount due first and the deadline for the rest', (language, name, said) => {
  const mail = allEmails(language)[name];
  for (const each of said) {
    expect(mail?.text).toContain(each);
    expect(mail?.html).toContain(each);
  }
});

test('a party that has paid a part is asked for the rest', () => {
  expect(allEmails('en')['notification-balanceReminder']?.text).toContain('Amount due: $475.00, by Zelle.');
});

describe.each(languages)('how to pay, in %s', (language) => {
  const instructions = sampleEvent().texts[language].paymentOptions ?? {};
  const own = {
    Zelle: 'registered',
    Check: 'registered-check',
    Cash: 'registered-cash',
    PayPal: 'registered-paypal',
  } as const;
  /** Returns the beginning of an instruction, before its first placeholder. */
  const beginning = (method: keyof typeof own): string => (instructions[method] ?? '').split('{')[0] ?? '';

  test.each(Object.entries(own))('is explained only for %s if that was chosen', (chosen, name) => {
    const { text = '' } = allEmails(language)[name] ?? {};
    for (const method of Object.keys(own) as (keyof typeof own)[])
      expect(text.includes(beginning(method)), method).toBe(method === chosen);
    expect(text.includes('Springfield, IL 62701')).toBe(chosen === 'Check');
    expect(/\b(memo|nota del pago)\b/.test(text)).toBe(chosen === 'Zelle' || chosen === 'Check');
  });

  test('names payee, address in lines, amount and reference of a check', () => {
    const { text = '', html = '' } = allEmails(language)['registered-check'] ?? {};
    const [payable, mailTo, house, memo] =
      language === 'en'
        ? ['Make the check payable to', 'Mail the check to', 'The Retreat Center', 'Put this in the memo']
        : [
            'Haga el cheque a nombre de',
            'Envíe el cheque por correo postal a',
            'La Casa de Retiros',
            'Referencia para su pago (memo)',
          ];
    expect(text).toContain(
      `${payable}: The Retreat Center\n${mailTo}:\n${house}\n12 Hill Road\nSpringfield, IL 62701\n${memo}: K7M-3QX\n`,
    );
    expect(text).toContain('$875.00');
    expect(html).toContain(`${house}<br>12 Hill Road<br>Springfield, IL 62701</td>`);
  });

  test.each([
    'notification-balanceReminder',
    'notification-restReminder',
    'notification-eventReminder',
    'notification-changed',
    'notification-priceAdjusted',
    'notification-offerAccepted',
  ])('%s explains how to pay the amount it asks for', (name) => {
    expect(allEmails(language)[name]?.text).toContain(beginning('Zelle'));
  });
});

/** First and last names that an attacker enters. */
const hostileNames: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Account locked', 'https://evil.example/login'],
  ['Visit www.evil.com', 'now'],
  ['evil.com/win', 'evil。com'],
  ['evil．com', 'evil․com evil｡com'],
  ['evil dot com', 'evil punto com'],
  ['e\u200bvil.\u200bcom', '\u202emoc.live\u202c'],
  ['a@evil.com', 'a＠evil.com'],
  ['mailto:a', 'tel:+12025550199'],
  ['Call 202-555-0199', '+1 (202) 555 0199'],
  ['２０２５５５０１９９', '٢٠٢٥٥٥٠١٩٩'],
  ['<a href="https://evil.example">free</a>', '<img src=x onerror=alert(1)>'],
  ['Your account at the bank is locked and', 'will be deleted unless you call us at once today please'],
  ['\u2066\u2067\u2068', '\ufeff\u200b'],
];

describe.each(languages)('hostile names, in %s', (language) => {
  const own = allEmails(language);

  /** Returns the words of an email that the one for Rosa Vega does not contain. */
  function added(mail: { subject: string; text: string; html: string }, name: string): string {
    const before = own[name];
    const known = new Set([before?.subject, before?.text, before?.html].join('\n').split(/[\s<>"]+/));
    const now = [mail.subject, mail.text, mail.html].join('\n').split(/[\s<>"]+/);
    return now.filter((word) => !known.has(word)).join(' ');
  }

  test.each(hostileNames)('%j %j makes no link, no number and no address in any email', (firstName, lastName) => {
    for (const [name, mail] of Object.entries(allEmails(language, { firstName, lastName }))) {
      const said = added(mail, name);
      expect(said, name).not.toMatch(/[/\\@＠]|:(?=\S)|\p{L}[.。．｡․]\p{L}|www|\b(com|dot|punto)\b|\p{Nd}{2}|\p{Cf}/iu);
      expect(hrefs(mail.html), name).toEqual(hrefs(own[name]?.html ?? ''));
      // A long name is cut off at forty characters.
      expect(mail.html + mail.text + mail.subject, name).not.toContain('unless');
      expect(mail.html, name).not.toMatch(/<(img|script|a)\b[^>]*(evil|onerror)/i);
    }
  });

  test('people are in the cells of a table, greetings in a paragraph of their own', () => {
    const html = own['registered']?.html ?? '';
    for (const person of ['Rosa Vega', 'Luis Vega', 'Sofía Vega', 'Mateo Vega'])
      expect(html).toMatch(new RegExp(`<td [^>]*>${person}</td>`));
    expect(html).toMatch(/<p [^>]*>(Dear Rosa,|Paz y bien, Rosa:)<\/p>/);
  });
});

test('text typed into a form reaches the center without links', () => {
  const typed = 'Call +1 202 555 0199 or write to a@evil.com\u202e';
  const mail = contactStaffMail(mailForm({ ...contactMessage('en'), message: typed }), config);
  expect(hrefs(mail.html).some((href) => /evil|5550199/.test(href))).toBe(false);
  expect(mail.html + mail.text).not.toMatch(/\u202e/);
  expect(mail.text).toContain('> Call +1 202 555 0199 or write to a@evil.com');
});
