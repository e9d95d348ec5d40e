import type { Config } from '../config.ts';
import { renderMail } from '../mail/layout.ts';
import type { MailBlock } from '../mail/layout.ts';
import type { Mail } from '../mail/mailer.ts';

/** The mail of a form before the site's name and address are put around it. */
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
export function siteMail({ to, language, subject, preview, blocks, messageId, replyTo }: FormMail, { site }: Pick<Config, 'site'>): Mail {
  const organisation = site.name[language];
  const content = renderMail({ language, subject, preview, organisation, blocks, footer: [organisation, `${site.email} · ${site.phone}`] });
  return { ...content, to, language, messageId, ...(replyTo !== undefined && { replyTo }) };
}

/** A paragraph. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}
