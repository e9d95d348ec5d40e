import type { Config } from '../../platform/config.ts';
import { paragraph, siteMail } from '../../forms/mail/mail.ts';
import type { MailForm } from '../../forms/mail/mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailName } from '../../platform/mail/name.ts';
import { withoutTags } from '../../platform/text/rules.ts';
import type { ContactMessage } from '../store.ts';

interface Texts {
  readonly staffSubject: (name: MailName) => string;
  readonly staffHeldSubject: (name: MailName) => string;
  readonly staffPreview: string;
  readonly staffHeld: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly answer: string;
  readonly subject: string;
  readonly preview: string;
  readonly opening: string;
  readonly urgent: (phone: string) => string;
  readonly notYou: string;
  readonly closing: string;
}

const texts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    staffSubject: (name) => `Message from ${name}`,
    staffHeldSubject: (name) => `Suspected spam from ${name}`,
    staffPreview: 'Someone has written through the contact form.',
    staffHeld:
      'This message looks as if a program sent it. We did not write to the sender. Please do not open any links in it.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    answer: 'If you reply to this email, your reply goes to the sender.',
    subject: 'We have received your message',
    preview: 'Thank you for writing to us. We will answer you as soon as we can.',
    opening: 'Thank you for writing to us. Your message has arrived, and we will answer you as soon as we can.',
    urgent: (phone) => `If it cannot wait, please call ${phone}.`,
    notYou: 'If you did not write to us, someone used your address by mistake. You can ignore this email.',
    closing: 'May God bless you.',
  },
  es: {
    staffSubject: (name) => `Mensaje de ${name}`,
    staffHeldSubject: (name) => `Posible mensaje no deseado de ${name}`,
    staffPreview: 'Alguien escribió por el formulario de contacto.',
    staffHeld:
      'Este mensaje parece enviado por un programa. No le escribimos al remitente. Le rogamos que no abra los enlaces que contenga.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
    answer: 'Si responde a este correo, su respuesta llegará al remitente.',
    subject: 'Recibimos su mensaje',
    preview: 'Gracias por escribirnos. Le responderemos en cuanto podamos.',
    opening: 'Gracias por escribirnos. Su mensaje nos llegó y le responderemos en cuanto podamos.',
    urgent: (phone) => `Si es urgente, llame al ${phone}.`,
    notYou: 'Si usted no nos escribió, alguien usó su dirección por error. No tiene que hacer nada.',
    closing: 'Que Dios le bendiga.',
  },
};

/** The message itself, to the center, in the language of who wrote it; an answer goes to the sender. */
export function contactStaffMail(message: MailForm<ContactMessage>, config: Pick<Config, 'site'>): Mail {
  const { language, email, phone, state, name } = message;
  const words = texts[language];
  const isHeld = state === 'held';
  return siteMail(
    {
      to: config.site.email,
      replyTo: email,
      language,
      subject: isHeld ? words.staffHeldSubject(name) : words.staffSubject(name),
      preview: words.staffPreview,
      blocks: [
        ...(isHeld ? [paragraph(words.staffHeld)] : []),
        {
          kind: 'facts',
          facts: [[words.name, name], [words.email, email], ...(phone === null ? [] : [[words.phone, phone] as const])],
        },
        { kind: 'heading', text: words.message },
        ...withoutTags(message.message)
          .split(/\n\s*\n/)
          .filter((part) => part.trim() !== '')
          .map((text) => ({ kind: 'quote', text }) as const),
        paragraph(words.answer),
      ],
      // Let in later, it comes as another email: programs show one of the same id only once.
      messageId: `contact-staff-${isHeld ? 'held-' : ''}${message.id}`,
    },
    config,
  );
}

/** Tells the sender that the message has arrived. What it says is not repeated: the address may be a stranger's. */
export function contactSenderMail(message: MailForm<ContactMessage>, config: Pick<Config, 'site'>): Mail {
  const { language, email, greeted } = message;
  const words = texts[language];
  return siteMail(
    {
      to: email,
      language,
      subject: words.subject,
      preview: words.preview,
      blocks: [
        { kind: 'greeting', name: greeted },
        paragraph(words.opening),
        paragraph(words.urgent(config.site.phone)),
        paragraph(words.closing),
        paragraph(words.notYou),
      ],
      messageId: `contact-sender-${message.id}`,
    },
    config,
  );
}
