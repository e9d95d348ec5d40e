import type { Config } from '../config.ts';
import { paragraph, siteMail } from '../forms/mail.ts';
import { greetedName } from '../mail/greeted-name.ts';
import type { Mail } from '../mail/mailer.ts';
import { withoutTags } from '../text/rules.ts';
import type { ContactMessage } from './store.ts';

interface Texts {
  readonly staffSubject: (name: string) => string;
  readonly staffHeldSubject: (name: string) => string;
  readonly staffPreview: string;
  readonly staffHeld: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly answer: string;
  readonly subject: string;
  readonly preview: string;
  readonly greeting: (firstName: string) => string;
  readonly opening: string;
  readonly urgent: (phone: string) => string;
  readonly notYou: string;
  readonly closing: string;
}

const texts: Readonly<Record<'en' | 'es', Texts>> = {
  en: {
    staffSubject: (name) => `Message from ${name}`,
    staffHeldSubject: (name) => `Doubtful message from ${name}`,
    staffPreview: 'Someone has written through the contact form.',
    staffHeld: 'This message looks as if a program had sent it. Its sender was not written to. Please do not follow links in it.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    answer: 'If you answer this mail, your answer goes to the sender.',
    subject: 'We have received your message',
    preview: 'Thank you for writing to us. We will answer you as soon as we can.',
    greeting: (firstName) => `Dear ${firstName},`,
    opening: 'Thank you for writing to us. Your message has arrived, and we will answer you as soon as we can.',
    urgent: (phone) => `If it cannot wait, please call ${phone}.`,
    notYou: 'If you did not write to us, someone has used your address by mistake. You need not do anything.',
    closing: 'May God bless you.',
  },
  es: {
    staffSubject: (name) => `Mensaje de ${name}`,
    staffHeldSubject: (name) => `Mensaje dudoso de ${name}`,
    staffPreview: 'Alguien ha escrito por el formulario de contacto.',
    staffHeld: 'Este mensaje parece enviado por un programa. No se ha escrito al remitente. Le rogamos que no abra los enlaces que contenga.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
    answer: 'Si responde a este correo, su respuesta llegará al remitente.',
    subject: 'Hemos recibido su mensaje',
    preview: 'Gracias por escribirnos. Le responderemos en cuanto podamos.',
    greeting: (firstName) => `Paz y bien, ${firstName}:`,
    opening: 'Gracias por escribirnos. Su mensaje ha llegado y le responderemos en cuanto podamos.',
    urgent: (phone) => `Si es urgente, llame al ${phone}.`,
    notYou: 'Si usted no nos ha escrito, alguien ha usado su dirección por error. No tiene que hacer nada.',
    closing: 'Que Dios le bendiga.',
  },
};

/** The message itself, to the centre, in the language of who wrote it; an answer goes to the sender. */
export function contactStaffMail(message: ContactMessage, config: Pick<Config, 'site'>): Mail {
  const { language, email, phone, state } = message;
  const words = texts[language];
  const name = withoutTags(`${message.first_name} ${message.last_name}`);
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
        ...withoutTags(message.message).split(/\n\s*\n/).filter((part) => part.trim() !== '').map(paragraph),
        paragraph(words.answer),
      ],
      // Let in later, it comes as another mail: programs show one of the same id only once.
      messageId: `contact-staff-${isHeld ? 'held-' : ''}${message.id}`,
    },
    config,
  );
}

/** Tells the sender that the message has arrived. What it says is not repeated: the address may be a stranger's. */
export function contactSenderMail(message: ContactMessage, config: Pick<Config, 'site'>): Mail {
  const { language, email } = message;
  const words = texts[language];
  return siteMail(
    {
      to: email,
      language,
      subject: words.subject,
      preview: words.preview,
      blocks: [
        paragraph(words.greeting(greetedName(message.first_name))),
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
