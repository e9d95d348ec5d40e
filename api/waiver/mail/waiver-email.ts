import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/port.ts';
import { daysInWords } from '../../events/port.ts';
import { momentInWords } from '../../platform/moments/rules.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { linkKey } from '../../registrations/rules.ts';
import { signingAddress } from '../rules.ts';
import { mailMessages } from '../../platform/mail/messages/messages.ts';

/** The registration that an email about the waiver is about. */
interface SigningParty {
  readonly id: string;
  readonly language: 'en' | 'es';
  readonly contact: { readonly name: MailName };
  /** Added to the links of an email to the contact until the address is confirmed. */
  readonly addressToken: string | undefined;
}

/** The content of an email about the waiver, and its recipient. */
interface WaiverLetter {
  readonly kind: 'link' | 'reminder';
  readonly to: string;
  readonly language: 'en' | 'es';
  /** `noName` if it is unknown who reads it. */
  readonly greeted: MailName;
  /** Opens the page for signing. */
  readonly key: string;
  readonly expiresAt?: Date;
  readonly missing: number;
  readonly messageId: string;
}

/** An email about the waiver, in its reader's language. It names no minors. */
export function waiverMail(
  record: SigningParty,
  event: StoredEvent,
  { site, publicUrl }: Config,
  letter: WaiverLetter,
): Mail {
  const { kind, to, language, greeted, key, expiresAt, missing, messageId } = letter;
  const say = mailMessages[language];
  const { name, location } = event.texts[language];
  const facts = {
    event: name,
    contact: record.contact.name,
    until: expiresAt ? momentInWords(expiresAt, event.timeZone, language) : '',
    missing,
  };
  const email = event.links.retreatEmail ?? site.email;
  const opening = say(`waiver.${kind}.1`, facts);
  const said = (text: string) => ({ kind: 'paragraph', text }) as const;
  const mail = renderMail({
    language,
    subject: say(`waiver.${kind}.subject`, facts),
    preview: opening,
    organization: site.name[language],
    blocks: [
      { kind: 'greeting', name: greeted },
      said(opening),
      {
        kind: 'facts',
        facts: [
          [say('registration.days'), daysInWords(event.start_date, event.end_date, language)],
          [say('registration.place'), location],
        ],
      },
      said(say(`waiver.${kind}.2`, facts)),
      {
        kind: 'button',
        label: say(`waiver.${kind}.button`),
        url: `${publicUrl}${signingAddress(record.id, linkKey(key, record.addressToken), language)}`,
      },
      said(say(`waiver.${kind}.after.1`, facts)),
      ...(kind === 'link' ? [said(say('waiver.link.after.2', facts))] : []),
      said(say('questions', { email, phone: site.phone })),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, to, language, messageId };
}
