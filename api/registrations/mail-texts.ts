import type { components } from '../contract/schema.gen.ts';

type Schemas = components['schemas'];

interface MailTexts {
  readonly subject: (event: string, reference: string) => string;
  readonly preview: (event: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly opening: (event: string) => string;
  readonly reference: string;
  readonly days: string;
  readonly timings: string;
  readonly place: string;
  readonly rooms: string;
  readonly people: string;
  readonly price: string;
  readonly columns: readonly [item: string, quantity: string, each: string, total: string];
  readonly total: string;
  /** The lines of the price, in the words of the site's own price summary. */
  readonly bands: Readonly<Record<Schemas['QuoteBand'], string>>;
  /** The line of adults at a residential event who stay in no room. */
  readonly dayGuests: string;
  readonly payment: string;
  readonly toPay: (amount: string, method: string) => string;
  /** For a party that pays online: until when its places are kept, and where it pays. */
  readonly payOnline: (until: string) => string;
  readonly nothingToPay: string;
  readonly methods: Readonly<Record<Schemas['PaymentMethod'], string>>;
  readonly whatsApp: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly questions: (email: string, phone: string) => string;
  readonly closing: string;
}

/** What the confirmation of a registration says, in both languages. */
export const mailTexts: Readonly<Record<'en' | 'es', MailTexts>> = {
  en: {
    subject: (event, reference) => `Your registration for ${event} (${reference})`,
    preview: (event) => `We have received your registration for ${event} and look forward to seeing you.`,
    greeting: (firstName) => `Dear ${firstName},`,
    opening: (event) =>
      `Thank you for registering for ${event}. Your places are kept, and we look forward to welcoming you. Here is everything you need to know.`,
    reference: 'Your reference',
    days: 'When',
    timings: 'Times',
    place: 'Where',
    rooms: 'Rooms',
    people: 'Who is coming',
    price: 'What it costs',
    columns: ['For', 'Number', 'Each', 'Total'],
    total: 'Total',
    bands: {
      room: 'Rooms, with one adult each',
      additionalAdult: 'Further adults in a room',
      adult: 'Adults',
      youngAdult: 'Young adults',
      teen: 'Teenagers',
      child: 'Children',
      toddler: 'Small children',
    },
    dayGuests: 'Adults who do not stay the night',
    payment: 'How to pay',
    toPay: (amount, method) => `To pay: ${amount}, by ${method}.`,
    payOnline: (until) => `If you have not paid yet: your places are kept until ${until}. Open your registration with the button below and pay there.`,
    nothingToPay: 'There is nothing to pay. Your registration is confirmed.',
    methods: { Zelle: 'Zelle', Check: 'check', Cash: 'cash', PayPal: 'PayPal' },
    whatsApp: 'Join the WhatsApp group',
    link: 'You can look at your registration at any time. The link is yours alone: please do not pass it on.',
    linkLabel: 'See your registration',
    questions: (email, phone) => `Do you have a question, or has something changed? Write to ${email} or call ${phone}.`,
    closing: 'May God bless you and all who come with you.',
  },
  es: {
    subject: (event, reference) => `Su inscripción: ${event} (${reference})`,
    preview: (event) => `Hemos recibido su inscripción en «${event}» y le esperamos con alegría.`,
    greeting: (firstName) => `Paz y bien, ${firstName}:`,
    opening: (event) =>
      `Gracias por inscribirse en «${event}». Sus lugares están reservados y le esperamos con alegría. Aquí tiene todo lo que necesita saber.`,
    reference: 'Su referencia',
    days: 'Cuándo',
    timings: 'Horario',
    place: 'Dónde',
    rooms: 'Habitaciones',
    people: 'Quiénes vienen',
    price: 'Cuánto cuesta',
    columns: ['Concepto', 'Cantidad', 'Cada uno', 'Total'],
    total: 'Total',
    bands: {
      room: 'Habitaciones, con un adulto cada una',
      additionalAdult: 'Otros adultos en habitación',
      adult: 'Adultos',
      youngAdult: 'Jóvenes adultos',
      teen: 'Adolescentes',
      child: 'Niños',
      toddler: 'Niños pequeños',
    },
    dayGuests: 'Adultos que no pasan la noche',
    payment: 'Cómo pagar',
    toPay: (amount, method) => `Importe a pagar: ${amount}, ${method}.`,
    payOnline: (until) => `Si todavía no ha pagado: le guardamos sus lugares hasta el ${until}. Abra su inscripción con el botón de abajo y pague allí.`,
    nothingToPay: 'No hay nada que pagar. Su inscripción está confirmada.',
    methods: { Zelle: 'por Zelle', Check: 'con cheque', Cash: 'en efectivo', PayPal: 'por PayPal' },
    whatsApp: 'Unirse al grupo de WhatsApp',
    link: 'Puede ver su inscripción cuando quiera. El enlace es solo para usted; le rogamos que no lo comparta.',
    linkLabel: 'Ver su inscripción',
    questions: (email, phone) => `¿Tiene alguna pregunta o ha cambiado algo? Escriba a ${email} o llame al ${phone}.`,
    closing: 'Que Dios le bendiga, junto con quienes le acompañan.',
  },
};
