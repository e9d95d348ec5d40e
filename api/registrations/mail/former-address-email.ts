import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/port.ts';
import { paragraph, siteMail } from '../../forms/port.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailParty } from './mail-party.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/**
 * The email to the previous address of a registration. It reveals nothing that this address did not know before, especially not the
 * new address, and contains nothing that opens the registration.
 * @param before the registration before the change
 * @returns null if it had no address
 */
export function formerAddressMail(before: MailParty, event: StoredEvent, { site }: Config): Mail | null {
  const { id, version, reference, language, contact } = before;
  if (contact.email === undefined) return null;
  const say = mailMessages[language];
  const { name } = event.texts[language];
  const changed = say('formerAddress.changed', { event: name });
  const toReach = { email: event.links.retreatEmail ?? site.email, phone: site.phone };
  return siteMail(
    {
      to: contact.email,
      language,
      subject: say('formerAddress.subject', { event: name, reference }),
      preview: changed,
      blocks: [
        { kind: 'greeting', name: contact.greeted },
        paragraph(changed),
        { kind: 'facts', facts: [[say('registration.reference'), reference]] },
        paragraph(say('formerAddress.notYou', toReach)),
      ],
      messageId: `registration-${id}-former-address-${String(version)}`,
    },
    { site },
  );
}
