import type { Config } from '../config.ts';
import type { StoredEvent } from '../events/store.ts';
import { greetedName } from '../mail/greeted-name.ts';
import { renderMail } from '../mail/layout.ts';
import { closingBlocks } from './mail.ts';
import type { UnaddressedMail } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { RegistrationRecord } from './record.ts';

/** What staff wrote to a party, in the party's own frame: its greeting, its reference and the link to its registration. */
export function staffMessageMail(
  { id, subject, text }: { readonly id: string; readonly subject: string; readonly text: string },
  record: RegistrationRecord,
  event: StoredEvent,
  key: string,
  config: Config,
): UnaddressedMail {
  const { language, contact, reference } = record;
  const { site } = config;
  const texts = mailTexts[language];
  const email = event.links.retreatEmail ?? site.email;
  const paragraphs = text.split(/\n\s*\n/);
  const mail = renderMail({
    language,
    subject: `${subject} (${reference})`,
    preview: paragraphs[0] ?? subject,
    organisation: site.name[language],
    blocks: [
      { kind: 'paragraph', text: texts.greeting(greetedName(contact.firstName)) },
      ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      ...closingBlocks(record, event, key, config),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, language, messageId: `message-${id}`, replyTo: email };
}
