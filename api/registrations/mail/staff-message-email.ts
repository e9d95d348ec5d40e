import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/port.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { closingBlocks } from './confirmation-email.ts';
import type { UnaddressedMail } from './confirmation-email.ts';
import type { MailParty } from './mail-party.ts';

/** Creates the email with a message from staff to a party, between a greeting and the link to the registration. */
export function staffMessageMail(
  { id, subject, text }: { readonly id: string; readonly subject: string; readonly text: string },
  record: MailParty,
  event: StoredEvent,
  key: string,
  config: Config,
): UnaddressedMail {
  const { language, contact, reference } = record;
  const { site } = config;
  const email = event.links.retreatEmail ?? site.email;
  const paragraphs = text.split(/\n\s*\n/);
  const mail = renderMail({
    language,
    subject: `${subject} (${reference})`,
    preview: paragraphs[0] ?? subject,
    organization: site.name[language],
    blocks: [
      { kind: 'greeting', name: contact.greeted },
      ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, language, messageId: `message-${id}`, replyTo: email };
}
