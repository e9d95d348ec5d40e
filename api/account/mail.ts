import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { greetedName } from '../mail/greeted-name.ts';
import { renderMail } from '../mail/layout.ts';
import type { MailBlock } from '../mail/layout.ts';
import type { Mail } from '../mail/mailer.ts';
import { accountMailTexts } from './mail-texts.ts';
import type { AccountMailKind, MailPart } from './mail-texts.ts';

/** Whom a mail about an account is for. */
export interface AccountMailRecipient {
  readonly email: string;
  readonly first_name: string;
  readonly language: 'en' | 'es';
}

/**
 * A mail about an account, in its owner's language.
 * @param id tells the mail from others; a job that may be repeated gives its own.
 * @param token the secret of the link, where the mail has one; it stands in the fragment, which reaches no server's log.
 */
export function accountMail(
  kind: AccountMailKind,
  recipient: AccountMailRecipient,
  { site, publicUrl }: Config,
  { id = randomUUID(), token = '' }: { readonly id?: string; readonly token?: string } = {},
): Mail {
  const { email, first_name, language } = recipient;
  const { greeting, mails } = accountMailTexts[language];
  const organisation = site.name[language];
  const facts = { organisation, email: site.email, phone: site.phone };
  const subject = mails[kind].subject(facts);
  const parts = mails[kind].parts(facts);

  function toBlock(part: MailPart): MailBlock {
    if (typeof part === 'string') return { kind: 'paragraph', text: part };
    const { label, page, withToken } = part;
    return { kind: 'button', label, url: `${publicUrl}${page}?lng=${language}${withToken ? `#${token}` : ''}` };
  }

  const mail = renderMail({
    language,
    subject,
    preview: parts[0],
    organisation,
    blocks: [{ kind: 'paragraph', text: greeting(greetedName(first_name)) }, ...parts.map(toBlock)],
    footer: [organisation, `${site.email} · ${site.phone}`],
  });
  return { ...mail, to: email, language, messageId: `${kind}-${id}` };
}
