import type { Config } from '../../platform/config.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';
import { locales } from '../../platform/language/rules.ts';
import type { MailName } from '../../platform/mail/name.ts';

/** The email about a form, before the site's name and address are added around it. */
export interface FormMail {
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly subject: string;
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  /** See Mail. */
  readonly messageId: string;
  readonly replyTo?: string;
}

/** Lays out the email about a form in the site's name. */
export function siteMail(
  { to, language, subject, preview, blocks, messageId, replyTo }: FormMail,
  { site }: Pick<Config, 'site'>,
): Mail {
  const organization = site.name[language];
  const content = renderMail({
    language,
    subject,
    preview,
    organization,
    blocks,
    footer: [organization, `${site.email} · ${site.phone}`],
  });
  return { ...content, to, language, messageId, ...(replyTo !== undefined && { replyTo }) };
}

/** A paragraph. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** A submitted form for its emails: typed names are replaced by those that an email may show. */
export type MailForm<Row> = Omit<Row, 'first_name' | 'last_name'> & {
  readonly greeted: MailName;
  readonly name: MailName;
};

/** A stored form for its emails. */
export function mailForm<Row extends { readonly first_name: string; readonly last_name: string | null }>({
  first_name: firstName,
  last_name: lastName,
  ...rest
}: Row): MailForm<Row> {
  return { ...rest, greeted: mailName(firstName), name: mailName(firstName, lastName) };
}

/** A day in words; in Spanish in the spoken form: sábado 3 de abril de 2027. */
export function dayInWords(day: string, language: 'en' | 'es'): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' });
  const words = format.format(new Date(`${day}T00:00:00Z`));
  return language === 'es' ? words.replace(',', '') : words;
}
