import type { Config } from '../config.ts';
import type { StoredEvent } from '../events/store.ts';
import { daysInWords, momentInWords } from '../events/words.ts';
import { greetedName } from '../mail/greeted-name.ts';
import { renderMail } from '../mail/layout.ts';
import type { MailBlock } from '../mail/layout.ts';
import type { Mail } from '../mail/mailer.ts';
import { mailTexts } from '../registrations/mail-texts.ts';
import type { RegistrationRecord } from '../registrations/record.ts';
import { signingAddress } from './rules.ts';
import { confirmationTexts, waiverMailTexts } from './mail-texts.ts';

/** What a mail about the waiver is about, and to whom it goes. */
interface WaiverLetter {
  readonly kind: 'link' | 'reminder';
  readonly to: string;
  readonly language: 'en' | 'es';
  /** Null where it is not known who reads it. */
  readonly firstName: string | null;
  /** Opens the page to sign on. */
  readonly key: string;
  readonly expiresAt?: Date;
  readonly missing: number;
  readonly messageId: string;
}

/** A mail about the waiver, in its reader's language. It names no minors. */
export function waiverMail(record: RegistrationRecord, event: StoredEvent, { site, publicUrl }: Config, letter: WaiverLetter): Mail {
  const { kind, to, language, firstName, key, expiresAt, missing, messageId } = letter;
  const texts = waiverMailTexts[language][kind];
  const { name, location } = event.texts[language];
  const facts = {
    event: name,
    contact: greetedName(`${record.contact.firstName} ${record.contact.lastName}`),
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
      said(texts.greeting(firstName === null ? null : greetedName(firstName))),
      said(opening),
      {
        kind: 'facts',
        facts: [
          [days, daysInWords(event.start_date, event.end_date, language)],
          [place, location],
        ],
      },
      ...paragraphs.map(said),
      { kind: 'button', label: texts.button, url: `${publicUrl}${signingAddress(record.id, key, language)}` },
      ...texts.after(facts).map(said),
      said(questions(email, site.phone)),
    ],
    footer: [site.name[language], `${email} · ${site.phone}`],
  });
  return { ...mail, to, language, messageId };
}

/** What the confirmation of a registration says of the waiver. */
export function waiverBlocks({ id, language }: RegistrationRecord, key: string, { publicUrl }: Config): MailBlock[] {
  const { heading, text, button } = confirmationTexts[language];
  return [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text },
    { kind: 'button', label: button, url: `${publicUrl}${signingAddress(id, key, language)}` },
  ];
}
