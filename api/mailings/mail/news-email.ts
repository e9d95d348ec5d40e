import type { Config } from '../../platform/config.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import { mailName } from '../../platform/mail/name.ts';
import { newsAddress, newsPath } from '../../news/rules.ts';
import { fillIn } from '../rules.ts';
import { fillText } from './mailing-email.ts';

interface NewsLetter {
  readonly id: string;
  readonly texts: components['schemas']['MailingTexts'];
  readonly language: 'en' | 'es';
  readonly firstName: string;
  /** The token of the recipient's unsubscribe link; missing in a preview, whose link unsubscribes nobody. */
  readonly token?: string;
}

/**
 * An email about upcoming events. It ends with the postal address and an unsubscribe link, which is also in its headers for mail
 * programs.
 */
export function newsMail(
  { id, texts, language, firstName, token }: NewsLetter,
  { site, publicUrl, mail: { bounces } }: Pick<Config, 'site' | 'publicUrl' | 'mail'>,
): Omit<Mail, 'to'> {
  const say = mailMessages[language];
  const { subject, text } = texts[language];
  const organization = site.name[language];
  const values = {
    firstName: mailName(firstName),
    event: '',
    reference: '',
    balance: '',
    link: `${publicUrl}/events?lng=${language}`,
  };
  const address = (more: Readonly<Record<string, string>>) =>
    `${publicUrl}${token === undefined ? newsPath : newsAddress('unsubscribe', token, more)}`;
  const mail = renderMail({
    language,
    subject: fillIn(subject, values),
    preview: fillIn(subject, values),
    organization,
    blocks: fillText(text, 'news', values, say('news.link')),
    footer: [
      say('news.reason', { organization }),
      [{ words: say('news.unsubscribe'), url: address({ lng: language }) }],
      [organization, ...site.addressLines].join(', '),
      `${site.email} · ${site.phone}`,
    ],
  });
  // The mailbox whose bounces are read also receives the unsubscribe emails of email programs.
  const mailto = `mailto:${bounces.address ?? site.email}?subject=${encodeURIComponent(`unsubscribe ${token ?? ''}`)}`;
  return {
    ...mail,
    language,
    messageId: `mailing-${id}`,
    replyTo: site.email,
    ...(token !== undefined && { unsubscribe: { url: address({}), mailto } }),
  };
}
