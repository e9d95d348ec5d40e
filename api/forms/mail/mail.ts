import type { Config } from '../../platform/config.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';
import type { MailName } from '../../platform/mail/name.ts';

/** The email of a form before the site's name and address are put around it. */
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

/** Lays a form's mail out in the site's name. */
export function siteMail(
  { to, language, subject, preview, blocks, messageId, replyTo }: FormMail,
  { site }: Pick<Config, 'site'>,
): Mail {
  const organisation = site.name[language];
  const content = renderMail({
    language,
    subject,
    preview,
    organisation,
    blocks,
    footer: [organisation, `${site.email} · ${site.phone}`],
  });
  return { ...content, to, language, messageId, ...(replyTo !== undefined && { replyTo }) };
}

/** A paragraph. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** What came through a form, as its emails take it: instead of the typed names those that an email may show. */
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
