import type { components } from '../contract/schema.gen.ts';

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

/** What the mail with the links to one's registrations says, in both languages. */
export const linkTexts: Readonly<Record<'en' | 'es', LinkTexts>> = {
  en: {
    subject: 'Your registrations',
    opening: 'Here are the links to the registrations made with this email address. They are yours alone: please do not pass them on.',
    reference: 'Your reference',
    days: 'When',
    state: 'Status',
    states: {
      waitlisted: 'On the waiting list',
      offered: 'Places offered: please answer',
      paying: 'Payment under way',
      pendingPayment: 'Places held, payment awaited',
      confirmed: 'Confirmed',
      checkedIn: 'Arrived',
      cancelled: 'Cancelled',
    },
    open: 'See this registration',
    notYou: 'If you did not ask for this mail, you need do nothing.',
  },
  es: {
    subject: 'Sus inscripciones',
    opening: 'Aquí tiene los enlaces de las inscripciones hechas con este correo electrónico. Son solo para usted; le rogamos que no los comparta.',
    reference: 'Su referencia',
    days: 'Cuándo',
    state: 'Estado',
    states: {
      waitlisted: 'En lista de espera',
      offered: 'Lugares ofrecidos: esperamos su respuesta',
      paying: 'Pago en curso',
      pendingPayment: 'Lugares reservados, en espera del pago',
      confirmed: 'Confirmada',
      checkedIn: 'Ya ha llegado',
      cancelled: 'Cancelada',
    },
    open: 'Ver esta inscripción',
    notYou: 'Si usted no pidió este correo, no tiene que hacer nada.',
  },
};
