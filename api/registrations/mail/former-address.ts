import type { Config } from '../../platform/config.ts';
import type { StoredEvent } from '../../events/store.ts';
import { paragraph, siteMail } from '../../forms/mail/mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { mailTexts } from './texts.ts';
import type { MailParty } from './mail-party.ts';

interface FormerAddressText {
  readonly subject: (event: string, reference: string) => string;
  readonly changed: (event: string) => string;
  readonly notYou: (email: string, phone: string) => string;
}

const texts: Readonly<Record<'en' | 'es', FormerAddressText>> = {
  en: {
    subject: (event, reference) => `New email address for your registration: ${event} (${reference})`,
    changed: (event) =>
      `Your registration for ${event} now has another email address. From now on we write to that one and no longer to this one.`,
    notYou: (email, phone) =>
      `If you, or someone coming with you, asked for this, you can ignore this email. If not, please write to ${email} or call ${phone} right away and give your reference.`,
  },
  es: {
    subject: (event, reference) => `Nuevo correo electrónico de su inscripción: ${event} (${reference})`,
    changed: (event) =>
      `Su inscripción en «${event}» tiene ahora otro correo electrónico. De ahora en adelante escribiremos a esa dirección y ya no a esta.`,
    notYou: (email, phone) =>
      `Si lo pidió usted, o alguien que viene con usted, no tiene que hacer nada. Si no fue así, escriba enseguida a ${email} o llame al ${phone} e indique su referencia.`,
  },
};

/**
 * The email to the address that a registration had until now. It says nothing that this address was not told before, above all not
 * the new one, and holds nothing that opens the registration.
 * @param before the registration as it was
 * @returns null where it had no address
 */
export function formerAddressMail(before: MailParty, event: StoredEvent, { site }: Config): Mail | null {
  const { id, version, reference, language, contact } = before;
  if (contact.email === undefined) return null;
  const { subject, changed, notYou } = texts[language];
  const { name } = event.texts[language];
  const own = mailTexts[language];
  return siteMail(
    {
      to: contact.email,
      language,
      subject: subject(name, reference),
      preview: changed(name),
      blocks: [
        { kind: 'greeting', name: contact.greeted },
        paragraph(changed(name)),
        { kind: 'facts', facts: [[own.reference, reference]] },
        paragraph(notYou(event.links.retreatEmail ?? site.email, site.phone)),
      ],
      messageId: `registration-${id}-former-address-${String(version)}`,
    },
    { site },
  );
}
