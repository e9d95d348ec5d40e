import type { components } from '../contract/schema.gen.ts';

type Schemas = components['schemas'];
type Kind = Schemas['SabbathRequestKind'];

interface MailTexts {
  readonly staffSubject: Readonly<Record<Kind, string>>;
  readonly staffOpening: Readonly<Record<Kind, string>>;
  readonly staffFiled: string;
  readonly staffMore: string;
  readonly staffLink: string;
  readonly subject: Readonly<Record<Kind, string>>;
  readonly preview: string;
  readonly greeting: (firstName: string) => string;
  readonly opening: Readonly<Record<Kind, string>>;
  readonly filedForYou: string;
  readonly next: Readonly<Record<Kind, string>>;
  readonly name: string;
  readonly day: Readonly<Record<Kind, string>>;
  readonly otherDays: string;
  readonly attendance: string;
  readonly attendances: Readonly<Record<Schemas['Attendance'], string>>;
  readonly people: string;
  readonly questions: (email: string, phone: string) => string;
  readonly closing: string;
}

/** What the mails about Saturday prayer and Saturday retreats say, in both languages. */
export const mailTexts: Readonly<Record<'en' | 'es', MailTexts>> = {
  en: {
    staffSubject: { prayer: 'Someone would like to join a Saturday prayer', retreat: 'Someone asks for a Saturday retreat' },
    staffOpening: {
      prayer: 'A request to join a Saturday prayer has come through the site.',
      retreat: 'A request for a Saturday retreat has come through the site.',
    },
    staffFiled: 'A member of staff filed it for this person.',
    staffMore: 'How to reach the person, and what they wrote, is in the list. Please log in to answer.',
    staffLink: 'See the list',
    subject: { prayer: 'Your request to join our Saturday prayer', retreat: 'Your request for a Saturday retreat' },
    preview: 'Thank you. Your request has reached us.',
    greeting: (firstName) => `Dear ${firstName},`,
    opening: {
      prayer: 'Thank you for wishing to pray with us. Your request has reached us.',
      retreat: 'Thank you for wishing to spend a day with the Lord here. Your request has reached us.',
    },
    filedForYou: 'One of us entered it for you.',
    next: {
      prayer: 'We will write to you before that Saturday with what you need to know.',
      retreat: 'We will look at the days you would prefer and write to you. Nothing is booked until you hear from us.',
    },
    name: 'Name',
    day: { prayer: 'Day', retreat: 'Preferred day' },
    otherDays: 'Or else',
    attendance: 'How',
    attendances: { online: 'Online', inPerson: 'In person' },
    people: 'Number of people',
    questions: (email, phone) => `Do you have a question, or has something changed? Write to ${email} or call ${phone}.`,
    closing: 'May God bless you.',
  },
  es: {
    staffSubject: { prayer: 'Alguien desea unirse a la oración del sábado', retreat: 'Alguien solicita un retiro de sábado' },
    staffOpening: {
      prayer: 'Ha llegado por el sitio una solicitud para unirse a la oración del sábado.',
      retreat: 'Ha llegado por el sitio una solicitud de retiro de sábado.',
    },
    staffFiled: 'La registró un miembro del equipo en nombre de esta persona.',
    staffMore: 'Sus datos de contacto y lo que escribió están en la lista. Inicie sesión para responder.',
    staffLink: 'Ver la lista',
    subject: { prayer: 'Su solicitud para la oración del sábado', retreat: 'Su solicitud de retiro de sábado' },
    preview: 'Gracias. Hemos recibido su solicitud.',
    greeting: (firstName) => `Paz y bien, ${firstName}:`,
    opening: {
      prayer: 'Gracias por querer orar con nosotros. Hemos recibido su solicitud.',
      retreat: 'Gracias por querer pasar aquí un día con el Señor. Hemos recibido su solicitud.',
    },
    filedForYou: 'Uno de nosotros la registró en su nombre.',
    next: {
      prayer: 'Le escribiremos antes de ese sábado con todo lo que necesita saber.',
      retreat: 'Veremos los días que prefiere y le escribiremos. Nada queda reservado hasta que reciba nuestra respuesta.',
    },
    name: 'Nombre',
    day: { prayer: 'Día', retreat: 'Día preferido' },
    otherDays: 'O bien',
    attendance: 'Cómo',
    attendances: { online: 'En línea', inPerson: 'En persona' },
    people: 'Número de personas',
    questions: (email, phone) => `¿Tiene alguna pregunta o ha cambiado algo? Escriba a ${email} o llame al ${phone}.`,
    closing: 'Que Dios le bendiga.',
  },
};
