import type { components } from '../../platform/contract/schema.gen.ts';

interface LinkTexts {
  readonly subject: string;
  readonly opening: string;
  readonly reference: string;
  readonly days: string;
  readonly state: string;
  readonly states: Readonly<Record<components['schemas']['RegistrationState'], string>>;
  readonly open: string;
  readonly notYou: string;
}

/** What the email with the links to one's registrations says, in both languages. */
export const linkTexts: Readonly<Record<'en' | 'es', LinkTexts>> = {
  en: {
    subject: 'Your registrations',
    opening:
      'Here are the links to the registrations made with this email address. They are just for you: please do not share them.',
    reference: 'Your reference',
    days: 'When',
    state: 'Status',
    states: {
      waitlisted: 'On the waiting list',
      offered: 'Places offered: please reply',
      paying: 'Payment in progress',
      pendingPayment: 'Places held, awaiting payment',
      confirmed: 'Confirmed',
      checkedIn: 'Arrived',
      cancelled: 'Cancelled',
    },
    open: 'View this registration',
    notYou: "If you didn't request this email, you can ignore it.",
  },
  es: {
    subject: 'Sus inscripciones',
    opening:
      'Aquí tiene los enlaces de las inscripciones hechas con este correo electrónico. Son solo para usted; le rogamos que no los comparta.',
    reference: 'Su referencia',
    days: 'Cuándo',
    state: 'Estado',
    states: {
      waitlisted: 'En lista de espera',
      offered: 'Lugares ofrecidos: esperamos su respuesta',
      paying: 'Pago en curso',
      pendingPayment: 'Lugares reservados, en espera del pago',
      confirmed: 'Confirmada',
      checkedIn: 'Ya llegó',
      cancelled: 'Cancelada',
    },
    open: 'Ver esta inscripción',
    notYou: 'Si usted no pidió este correo, no tiene que hacer nada.',
  },
};
