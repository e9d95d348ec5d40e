import type { Config } from '../../platform/config.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { MailForm } from '../../forms/port.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { spacedPhone } from '../../platform/phones/rules.ts';
import { withoutTags } from '../../platform/text/rules.ts';
import type { ContactMessage } from '../store.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The message itself, to the center, in the language of the writer; a reply goes to the sender. */
export function contactStaffMail(message: MailForm<ContactMessage>, config: Pick<Config, 'site'>): Mail {
  const { language, email, phone, state, name } = message;
  const say = mailMessages[language];
  const isHeld = state === 'held';
  return siteMail(
    {
      to: config.site.email,
      replyTo: email,
      language,
      subject: isHeld ? say('contact.staffHeldSubject', { name }) : say('contact.staffSubject', { name }),
      preview: say('contact.staffPreview'),
      blocks: [
        ...(isHeld ? [paragraph(say('contact.staffHeld'))] : []),
        {
          kind: 'facts',
          facts: [
            [say('contact.name'), name],
            [say('contact.email'), email],
            ...(phone === null ? [] : [[say('contact.phone'), spacedPhone(phone)] as const]),
          ],
        },
        { kind: 'heading', text: say('contact.message') },
        ...withoutTags(message.message)
          .split(/\n\s*\n/)
          .filter((part) => part.trim() !== '')
          .map((text) => ({ kind: 'quote', text }) as const),
        paragraph(say('contact.answer')),
      ],
      // When it is released later, it needs another id: email programs show each id only once.
      messageId: `contact-staff-${isHeld ? 'held-' : ''}${message.id}`,
    },
    config,
  );
}

/** Tells the sender that the message arrived. Its text is not repeated: the address may be a stranger's. */
export function contactSenderMail(message: MailForm<ContactMessage>, config: Pick<Config, 'site'>): Mail {
  const { language, email, greeted } = message;
  const say = mailMessages[language];
  return siteMail(
    {
      to: email,
      language,
      subject: say('contact.subject'),
      preview: say('contact.preview'),
      blocks: [
        { kind: 'greeting', name: greeted },
        paragraph(say('contact.opening')),
        paragraph(say('contact.urgent', { phone: config.site.phone })),
        paragraph(say('closing')),
        paragraph(say('notYou')),
      ],
      messageId: `contact-sender-${message.id}`,
    },
    config,
  );
}
