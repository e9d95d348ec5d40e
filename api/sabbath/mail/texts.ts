import type { components } from '../../platform/contract/schema.gen.ts';

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

/** What the emails about Saturday prayer and Saturday retreats say, in both languages. */
export const mailTexts: Readonly<Record<'en' | 'es', MailTexts>> = {
  en: {
    staffSubject: {
      prayer: 'Someone would like to join our Saturday prayer',
      retreat: 'Someone is asking for a Saturday retreat',
    },
    staffOpening: {
      prayer: 'A request to join our Saturday prayer came through the site.',
      retreat: 'A request for a Saturday retreat came through the site.',
    },
    staffFiled: 'A staff member entered it for this person.',
    staffMore: 'Their contact details and what they wrote are in the list. Please log in to reply.',
    staffLink: 'View the list',
    subject: { prayer: 'Your request to join our Saturday prayer', retreat: 'Your request for a Saturday retreat' },
    preview: 'Thank you. Your request has reached us.',
    opening: {
      prayer: 'Thank you for wanting to pray with us. Your request has reached us.',
      retreat: 'Thank you for wanting to spend a day with the Lord here. Your request has reached us.',
    },
    filedForYou: 'One of us entered it for you.',
    next: {
      prayer: 'We will write to you before that Saturday with what you need to know.',
      retreat: 'We will look at the days you would prefer and write to you. Nothing is booked until you hear from us.',
    },
    name: 'Name',
    day: { prayer: 'Day', retreat: 'Preferred day' },
    otherDays: 'Other dates',
    attendance: 'Attendance',
    attendances: { online: 'Online', inPerson: 'In person' },
    people: 'Number of people',
    questions: (email, phone) =>
      `Do you have a question, or has something changed? Write to ${email} or call ${phone}.`,
    closing: 'May God bless you.',
  },
  es: {
    staffSubject: {
      prayer: 'Alguien desea unirse a la oración del sábado',
      retreat: 'Alguien solicita un retiro de sábado',
    },
    staffOpening: {
      prayer: 'Llegó por el sitio una solicitud para unirse a la oración del sábado.',
      retreat: 'Llegó por el sitio una solicitud de retiro de sábado.',
    },
    staffFiled: 'La registró un miembro del equipo en nombre de esta persona.',
    staffMore: 'Sus datos de contacto y lo que escribió están en la lista. Inicie sesión para responder.',
    staffLink: 'Ver la lista',
    subject: { prayer: 'Su solicitud para la oración del sábado', retreat: 'Su solicitud de retiro de sábado' },
    preview: 'Gracias. Recibimos su solicitud.',
    opening: {
      prayer: 'Gracias por querer orar con nosotros. Recibimos su solicitud.',
      retreat: 'Gracias por querer pasar aquí un día con el Señor. Recibimos su solicitud.',
    },
    filedForYou: 'Uno de nosotros la registró en su nombre.',
    next: {
      prayer: 'Le escribiremos antes de ese sábado con todo lo que necesita saber.',
      retreat:
        'Veremos los días que prefiere y le escribiremos. Nada queda reservado hasta que reciba nuestra respuesta.',
    },
    name: 'Nombre',
    day: { prayer: 'Día', retreat: 'Día preferido' },
    otherDays: 'Otras fechas',
    attendance: 'Modalidad',
    attendances: { online: 'En línea', inPerson: 'En persona' },
    people: 'Número de personas',
    questions: (email, phone) => `¿Tiene alguna pregunta o cambió algo? Escriba a ${email} o llame al ${phone}.`,
    closing: 'Que Dios le bendiga.',
  },
};
