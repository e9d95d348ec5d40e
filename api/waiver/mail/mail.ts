import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/store.ts';
import { daysInWords, momentInWords } from '../../events/words.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import type { MailBlock } from '../../platform/mail/content.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { mailTexts } from '../../registrations/mail/texts.ts';
import type { MailParty } from '../../registrations/mail/mail-party.ts';
import { linkKey } from '../../registrations/rules.ts';
import { signingAddress } from '../rules.ts';
import { confirmationTexts, waiverMailTexts } from './texts.ts';

/** What an email about the waiver is about, and to whom it goes. */
interface WaiverLetter {
  readonly kind: 'link' | 'reminder';
  readonly to: string;
  readonly language: 'en' | 'es';
  /** `noName` where it is not known who reads it. */
  readonly greeted: MailName;
  /** Opens the page to sign on. */
  readonly key: string;
  readonly expiresAt?: Date;
  readonly missing: number;
  readonly messageId: string;
}

/** An email about the waiver, in its reader's language. It names no minors. */
export function waiverMail(
  record: MailParty,
  event: StoredEvent,
  { site, publicUrl }: Config,
  letter: WaiverLetter,
): Mail {
  const { kind, to, language, greeted, key, expiresAt, missing, messageId } = letter;
  const texts = waiverMailTexts[language][kind];
  const { name, location } = event.texts[language];
  const facts = {
    event: name,
    contact: record.contact.name,
    until: expiresAt ? momentInWords(expiresAt, event.timeZone, language) : '',
    missing,
  };
  const email = event.links.retreatEmail ?? site.email;
  const [opening, ...paragraphs] = texts.paragraphs(facts);
  const { days, place, questions } = mailTexts[language];
  const said = (text: string) => ({ kind: 'paragraph', text }) as const;
  const mail = renderMail({
    language,
    subject: texts.subject(facts),
    preview: opening,
    organisation: site.name[language],
    blocks: [
      { kind: 'greeting', name: greeted },
      said(opening),
      {
        kind: 'facts',
        facts: [
          [days, daysInWords(event.start_date, event.end_date, language)],
          [place, location],
        ],
      },
      ...paragraphs.map(said),
      {
        kind: 'button',
        label: texts.button,
        url: `${publicUrl}${signingAddress(record.id, linkKey(key, record.addressToken), language)}`,
      },
      ...texts.after(facts).map(said),
      said(questions(email, site.phone)),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, to, language, messageId };
}

/** What the confirmation of a registration says of the waiver. */
export function waiverBlocks(
  { id, language, addressToken }: MailParty,
  key: string,
  { publicUrl }: Config,
): MailBlock[] {
  const { heading, text, button } = confirmationTexts[language];
  return [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text },
    { kind: 'button', label: button, url: `${publicUrl}${signingAddress(id, linkKey(key, addressToken), language)}` },
  ];
}
