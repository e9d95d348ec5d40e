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
  /** That of its recipient's link to unsubscribe; missing in a preview, whose link unsubscribes nobody. */
  readonly token?: string;
}

/** News about upcoming events: it ends with the postal address and a link to unsubscribe, which mail programs find in its head. */
export function newsMail(
  { id, texts, language, firstName, token }: NewsLetter,
  { site, publicUrl, mail: { bounces } }: Pick<Config, 'site' | 'publicUrl' | 'mail'>,
): Omit<Mail, 'to'> {
  const say = mailMessages[language];
  const { subject, text } = texts[language];
  const organisation = site.name[language];
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
    organisation,
    blocks: fillText(text, 'news', values, say('news.link')),
    footer: [
      say('news.reason', { organisation }),
      [{ words: say('news.unsubscribe'), url: address({ lng: language }) }],
      [organisation, ...site.addressLines].join(', '),
      `${site.email} · ${site.phone}`,
    ],
  });
  // Where bounces are read, what mail programs send to unsubscribe is read too.
  const mailto = `mailto:${bounces.address ?? site.email}?subject=${encodeURIComponent(`unsubscribe ${token ?? ''}`)}`;
  return {
    ...mail,
    language,
    messageId: `mailing-${id}`,
    replyTo: site.email,
    ...(token !== undefined && { unsubscribe: { url: address({}), mailto } }),
  };
}
