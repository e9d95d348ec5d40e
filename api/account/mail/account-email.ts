import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { momentInWords } from '../../platform/moments/rules.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailName } from '../../platform/mail/name.ts';
import { accountMailParts } from './account-email-parts.ts';
import type { AccountMailKind, MailPart } from './account-email-parts.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';
import type { MailMessageId } from '../../platform/mail/messages/messages.ts';

/** The recipient of an email about an account. */
export interface AccountMailRecipient {
  readonly email: string;
  readonly first_name: string;
  readonly language: 'en' | 'es';
}

/**
 * An email about an account, in its owner's language.
 * @param id identifies the email; a job that may be repeated passes its own.
 * @param validUntil when the link expires, if that is later than usual
 * @param token the secret of the link, if the email has one. It is in the fragment, which no server logs.
 */
export function accountMail(
  kind: AccountMailKind,
  recipient: AccountMailRecipient,
  { site, publicUrl }: Config,
  {
    id = randomUUID(),
    token = '',
    validUntil = null,
  }: { readonly id?: string; readonly token?: string; readonly validUntil?: Date | null } = {},
): Mail {
  const { email, first_name, language } = recipient;
  const say = mailMessages[language];
  const organization = site.name[language];
  const until = validUntil ? momentInWords(validUntil, site.timeZone, language) : '';
  const facts = { organization, email: site.email, phone: site.phone, until };
  const parts = accountMailParts[kind];
  // A link that works longer than usual is the last one that may be sent for some time.
  const textOf = (id: MailMessageId) =>
    say(id === 'account.password-reset.once' && validUntil ? 'account.password-reset.until' : id, facts);

  function toBlock(part: MailPart): MailBlock {
    if (typeof part === 'string') return { kind: 'paragraph', text: textOf(part) };
    const { label, page, withToken } = part;
    return {
      kind: 'button',
      label: say(label),
      url: `${publicUrl}${page}?lng=${language}${withToken ? `#${token}` : ''}`,
    };
  }

  const mail = renderMail({
    language,
    subject: say(`account.${kind}.subject`, facts),
    preview: textOf(parts[0]),
    organization,
    blocks: [{ kind: 'greeting', name: mailName(first_name) }, ...parts.map(toBlock)],
    footer: [organization, `${site.email} · ${site.phone}`],
  });
  return { ...mail, to: email, language, messageId: `${kind}-${id}` };
}
