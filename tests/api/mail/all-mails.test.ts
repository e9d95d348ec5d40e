import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMails } from '../../mails/all-mails.ts';
import { config } from '../../mails/samples.ts';

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

/** Every file that makes mails, and the name of one of its mails. */
const makers: Record<string, string> = {
  'api/account/mail.ts': 'account-sign-up',
  'api/contact/mail.ts': 'contact-sender',
  'api/payments/paypal/returned-mail.ts': 'paypal-reversed',
  'api/prayer/mail.ts': 'prayer-sender',
  'api/registrations/find.ts': 'links',
  'api/registrations/former-address-mail.ts': 'former-address',
  'api/registrations/mail.ts': 'registered',
  'api/registrations/notice-mail.ts': 'notice-offered',
  'api/registrations/staff-message-mail.ts': 'staff-message',
  'api/sabbath/mail.ts': 'sabbath-sender-prayer',
  'api/session/mail.ts': 'sign-in-code',
  'api/waiver/mail.ts': 'waiver-link',
};

/** Words that no text in the other language has; names and addresses of the samples have none of them. */
const strange: Record<Language, RegExp> = {
  en: /\b(el|los|las|su|sus|para|usted|que|del|una|por|enero|febrero|marzo|viernes|s[áa]bado|domingo)\b/i,
  es: /\b(the|and|your|you|with|please|of|for|this|has|have|January|February|March|April|May|Friday|Saturday|Sunday|AM|PM)\b/,
};

/** How one speaks to friends; here people are spoken to as usted. */
const familiar = /\b(tú|tu|tus|te|ti|contigo|vosotros|puedes|tienes|quieres|haz|escribe|llama)\b/i;

const withoutAddresses = (text: string): string => text.replaceAll(/https:\S+/g, '');
const plain = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => plain(href));

const cases = languages.flatMap((language) => Object.entries(allMails(language)).map(([name, mail]) => [language, name, mail] as const));

test('each file that makes mails has its mails among the samples', () => {
  const found = globSync('api/**/*.ts').filter((file) => {
    const source = file.endsWith('.test.ts') || file.startsWith('api/mail/') || file === 'api/forms/mail.ts' ? '' : readFileSync(file, 'utf8');
    return /\b(renderMail|siteMail)\(/.test(source);
  });
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(makers).sort());
  for (const language of languages) expect(Object.keys(allMails(language))).toEqual(expect.arrayContaining(Object.values(makers)));
});

describe.each(cases)('%s %s', (language, _name, { subject, text, html, language: declared, messageId }) => {
  test('is in its language, in both parts, and speaks politely', () => {
    expect(declared).toBe(language);
    expect(html).toContain(`<html lang="${language}">`);
    const said = withoutAddresses(`${subject}\n${text}`);
    expect(said).not.toMatch(strange[language]);
    if (language === 'es') expect(said).not.toMatch(familiar);
  });

  test('says everything it was to say, and reads well as text', () => {
    expect(subject).toMatch(/^\S.{5,118}\S$/);
    expect(messageId).toMatch(/^[A-Za-z0-9-]+$/);
    for (const part of [subject, text]) expect(part).not.toMatch(/undefined|null|NaN|\[object|[{}]|<\/?[a-z]|&[a-z]+;/);
    expect(text).toMatch(/^\S/);
    expect(text).not.toMatch(/\n{3}|[.] [.]|,,/);
    // Money as it is written in both languages of the United States.
    for (const [amount] of text.matchAll(/\$[\d.,]*\d/g)) expect(amount).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
  });

  test('its links are whole, the same in both parts, and open the site in its language', () => {
    for (const href of hrefs(html)) {
      expect(href).toMatch(/^(https:\/\/|mailto:[\w.-]+@[\w.-]+$|tel:\+\d{8,15}$)/);
      if (href.startsWith('https:')) expect(text).toContain(href);
      if (href.startsWith(config.publicUrl)) expect(href).toContain(`lng=${language}`);
    }
    expect(hrefs(html)).toContain(`mailto:${config.site.email}`);
  });
});

describe.each(languages)('notes about coming, in %s', (language) => {
  const { registered = null, 'notice-eventReminder': reminder = null, 'registered-plain-retreat': retreat = null, 'registered-paypal': convention = null } = allMails(language);
  const [packing, travel] = language === 'en' ? ['What to bring', 'Getting there'] : ['Qué traer', 'Cómo llegar'];

  test('stand in the confirmation and the reminder, in the words of the event, filled in', () => {
    for (const mail of [registered, reminder]) {
      expect(mail?.text).toContain(`${packing}\n`);
      expect(mail?.text).toContain(`${travel}\n`);
      expect(mail?.text).toMatch(language === 'en' ? /Please arrive by 5 pm.*\+1 202-555-0100/ : /antes de las 5.*\+1 202-555-0100/);
      expect(mail?.html).toContain('openstreetmap.org');
    }
  });

  test('are left out where the event has none; a retreat names its page', () => {
    expect(convention?.text).not.toMatch(new RegExp(`${packing}|${travel}`));
    expect(retreat?.text).not.toContain(travel);
    expect(retreat?.text).toContain(`${config.publicUrl}/retreat?lng=${language}`);
  });
});

test.each([
  ['notice-refund', 'Still to be paid: $475.00.', 'Queda por pagar: $475.00.'],
  ['notice-refund-settled', 'Nothing is left to be paid.', 'No queda nada por pagar.'],
  ['notice-refund-cancelled', 'Nothing is left to be paid.', 'No queda nada por pagar.'],
  ['notice-refund-waiting', 'For now nothing is to be paid.', 'Por ahora no hay nada que pagar.'],
  ['notice-reversal', 'Still to be paid: $875.00.', 'Queda por pagar: $875.00.'],
])('%s says what is owed after it', (name, english, spanish) => {
  for (const [language, said] of [['en', english], ['es', spanish]] as const) {
    const mail = allMails(language)[name];
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
  }
});

test('who has paid a part is asked for the rest', () => {
  expect(allMails('en')['notice-balanceReminder']?.text).toContain('To pay: $475.00, by Zelle.');
});
