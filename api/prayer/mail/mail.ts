import type { Config } from '../../platform/config.ts';
import { paragraph, siteMail } from '../../forms/mail/mail.ts';
import type { MailForm } from '../../forms/mail/mail.ts';
import { languageQueryKey } from '../../platform/language/rules.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { PrayerRequest } from '../store.ts';

interface Texts {
  readonly staffSubject: string;
  readonly staffOpening: string;
  readonly staffPrivate: string;
  readonly staffPrivacy: string;
  readonly staffLink: string;
  readonly subject: string;
  readonly preview: string;
  readonly opening: string;
  readonly willTell: string;
  readonly notAlone: string;
  readonly notYou: string;
  readonly closing: string;
}

const texts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    staffSubject: 'A new prayer request',
    staffOpening: 'Someone has asked for prayer through the site, in English.',
    staffPrivate: 'The person asks that it not be shared with the prayer team.',
    staffPrivacy:
      'What they wrote is not in this email, to keep it between them, God and those who pray. Please log in to read it.',
    staffLink: 'View the prayer requests',
    subject: 'Your prayer request has reached us',
    preview: 'Thank you for entrusting your intention to us.',
    opening: 'Thank you for entrusting your intention to us. It has reached us, and we will bring it before the Lord.',
    willTell: 'As you asked, we will write to you when we have prayed for it.',
    notAlone: 'You do not carry this alone.',
    notYou: 'If you did not write to us, someone used your address by mistake. You can ignore this email.',
    closing: 'May God bless you and keep you.',
  },
  es: {
    staffSubject: 'Nueva petición de oración',
    staffOpening: 'Alguien pidió oración por medio del sitio, en español.',
    staffPrivate: 'La persona pide que no se comparta con el equipo de oración.',
    staffPrivacy:
      'Lo que escribió no está en este correo, para que quede entre ella, Dios y quienes oran. Inicie sesión para leerlo.',
    staffLink: 'Ver las peticiones de oración',
    subject: 'Recibimos su petición de oración',
    preview: 'Gracias por confiarnos su intención.',
    opening: 'Gracias por confiarnos su intención. Nos llegó, y la presentaremos al Señor en la oración.',
    willTell: 'Como lo pidió, le escribiremos cuando hayamos orado por ella.',
    notAlone: 'No tiene que cargar con esto a solas.',
    notYou: 'Si usted no nos escribió, alguien usó su dirección por error. No tiene que hacer nada.',
    closing: 'Que Dios le bendiga y le guarde.',
  },
};

/** Tells those who pray that a request has come. Nothing of it is in the email: neither its words nor whose it is. */
export function prayerStaffMail(request: MailForm<PrayerRequest>, config: Pick<Config, 'site' | 'publicUrl'>): Mail {
  const { language } = request;
  const words = texts[language];
  return siteMail(
    {
      to: config.site.prayerEmail,
      language,
      subject: words.staffSubject,
      preview: words.staffOpening,
      blocks: [
        paragraph(words.staffOpening),
        ...(request.share_with_team ? [] : [paragraph(words.staffPrivate)]),
        paragraph(words.staffPrivacy),
        {
          kind: 'button',
          label: words.staffLink,
          url: `${config.publicUrl}/listPrayerRequest?${languageQueryKey}=${language}`,
        },
      ],
      messageId: `prayer-staff-${request.id}`,
    },
    config,
  );
}

/** Tells the sender that the request has arrived; null where no address was given. What it asks for is not repeated. */
export function prayerSenderMail(request: MailForm<PrayerRequest>, config: Pick<Config, 'site'>): Mail | null {
  const { language, email } = request;
  if (email === null) return null;
  const words = texts[language];
  return siteMail(
    {
      to: email,
      language,
      subject: words.subject,
      preview: words.preview,
      blocks: [
        { kind: 'greeting', name: request.greeted },
        paragraph(words.opening),
        ...(request.tell_when_prayed ? [paragraph(words.willTell)] : []),
        paragraph(words.notAlone),
        paragraph(words.closing),
        paragraph(words.notYou),
      ],
      messageId: `prayer-sender-${request.id}`,
    },
    config,
  );
}
